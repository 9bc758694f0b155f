CREATE TYPE "public"."former_identity_kind" AS ENUM('mailbox', 'fiscal-code');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'account-disowned' BEFORE 'profile-completed';--> statement-breakpoint
CREATE TABLE "former_identities" (
	"mark" text PRIMARY KEY NOT NULL,
	"kind" "former_identity_kind" NOT NULL,
	"had_trial" boolean NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "has_pending_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "invited_with" text;--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "stopped_at" text;--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "erasure_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "mailbox" text GENERATED ALWAYS AS (case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com') then replace(regexp_replace(split_part(email, '@', 1), '[+].*$', ''), '.', '') || '@gmail.com' else regexp_replace(split_part(email, '@', 1), '[+].*$', '') || '@' || split_part(email, '@', 2) end) STORED;--> statement-breakpoint
CREATE INDEX "former_identities_forget_index" ON "former_identities" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "members_mailbox_index" ON "members" USING btree ("mailbox");