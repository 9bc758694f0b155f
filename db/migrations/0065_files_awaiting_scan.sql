ALTER TYPE "public"."audit_kind" ADD VALUE 'infected-file-refused' BEFORE 'content-deleted';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'infected-file-removed' BEFORE 'content-deleted';--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "awaits_scan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "files_awaiting_scan" ON "files" USING btree ("created_at") WHERE "files"."awaits_scan";