ALTER TYPE "public"."audit_kind" ADD VALUE 'email-change-asked' BEFORE 'account-disowned';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'email-changed' BEFORE 'account-disowned';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'email-change-stopped' BEFORE 'account-disowned';--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text,
	"stop_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "email_changes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_stop_hash_unique" UNIQUE("stop_hash")
);
--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_asked_index" ON "email_changes" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "email_changes_member_index" ON "email_changes" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_pending_index" ON "email_changes" USING btree ("member_id") WHERE "email_changes"."done_at" is null and "email_changes"."ended_at" is null;