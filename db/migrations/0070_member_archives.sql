CREATE TYPE "public"."archive_state" AS ENUM('preparing', 'ready', 'failed');--> statement-breakpoint
ALTER TYPE "public"."mail_link_kind" ADD VALUE 'erasure-undo';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'archive-requested' BEFORE 'data-exported';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'erasure-requested' BEFORE 'account-deleted';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'erasure-undone' BEFORE 'account-deleted';--> statement-breakpoint
CREATE TABLE "member_archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "archive_state" DEFAULT 'preparing' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"byte_size" bigint,
	"piece_bytes" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "erases_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_archives" ADD CONSTRAINT "member_archives_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_archives_one_at_a_time" ON "member_archives" USING btree ("member_id") WHERE "member_archives"."state" = 'preparing';--> statement-breakpoint
CREATE INDEX "member_archives_member_index" ON "member_archives" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "member_archives_expiry_index" ON "member_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_details_erasure_index" ON "member_details" USING btree ("erases_at") WHERE "member_details"."erases_at" is not null;