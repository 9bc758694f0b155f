ALTER TYPE "public"."audit_kind" ADD VALUE 'frame-edited';--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "is_announced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_frame_index" ON "audit_events" USING btree ("at") WHERE "audit_events"."details" ? 'frame';--> statement-breakpoint
CREATE INDEX "notice_reads_by_notice" ON "notice_reads" USING btree ("notice_id");