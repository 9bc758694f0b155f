CREATE TABLE "member_roles" (
	"member_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone,
	"until" date,
	CONSTRAINT "member_roles_member_id_role_pk" PRIMARY KEY("member_id","role")
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "staff_roles_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "member_roles" ADD CONSTRAINT "member_roles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_roles_role_index" ON "member_roles" USING btree ("role");--> statement-breakpoint
-- Who works here keeps the role they have, and who was invited the one that waits.
INSERT INTO "member_roles" ("member_id", "role", "since") SELECT "id", "staff_role"::text, "staff_role_since" FROM "members" WHERE "staff_role" IS NOT NULL;--> statement-breakpoint
UPDATE "staff_invitations" SET "roles" = ARRAY["role"::text];--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "staff_role";--> statement-breakpoint
ALTER TABLE "members" DROP COLUMN "staff_role_since";--> statement-breakpoint
DROP TYPE "public"."staff_role";