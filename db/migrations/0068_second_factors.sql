ALTER TYPE "public"."mail_link_kind" ADD VALUE 'factor-loss-stop';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'second-factor-added' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'second-factor-removed' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'second-factor-lost' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'second-factor-found' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'recovery-codes-made' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'recovery-code-used' BEFORE 'proof-given';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'desk-policy-changed' BEFORE 'role-offered';--> statement-breakpoint
CREATE TABLE "desk_policies" (
	"policy" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"lost_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "staff_role_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factors_lost_index" ON "second_factors" USING btree ("lost_at") WHERE "second_factors"."lost_at" is not null;--> statement-breakpoint
-- Whoever works here already has seven days from now.
UPDATE "members" SET "staff_role_since" = now() WHERE "staff_role" IS NOT NULL;
