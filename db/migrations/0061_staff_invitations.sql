ALTER TYPE "public"."audit_kind" ADD VALUE 'role-offered' BEFORE 'member-viewed';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'role-offer-withdrawn' BEFORE 'member-viewed';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'role-accepted' BEFORE 'member-viewed';--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"role" "staff_role" NOT NULL,
	"email" text NOT NULL,
	"invited_by" uuid,
	"reason" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "role" text;--> statement-breakpoint
UPDATE "sessions" SET "role" = "m"."staff_role"::text FROM "members" "m" WHERE "m"."id" = "sessions"."member_id" AND "m"."staff_role" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_invitations_inviter_index" ON "staff_invitations" USING btree ("invited_by");