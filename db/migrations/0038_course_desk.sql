CREATE TYPE "public"."course_state" AS ENUM('draft', 'open', 'withdrawn');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'course-edited';--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "disciplines" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "teachers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "sponsor" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "state" "course_state" DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_events_course_index" ON "audit_events" USING btree (("details" ->> 'course'),"at") WHERE "audit_events"."details" ? 'course';--> statement-breakpoint
CREATE INDEX "test_attempts_course_index" ON "test_attempts" USING btree ("course_id");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_one_per_edition" UNIQUE("event_id","edition");