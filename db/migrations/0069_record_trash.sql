ALTER TYPE "public"."audit_kind" ADD VALUE 'record-edited';--> statement-breakpoint
CREATE TABLE "record_trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"removed_by" uuid
);
--> statement-breakpoint
ALTER TABLE "tutorial_films" DROP CONSTRAINT "tutorial_films_slug_video_tutorials_slug_fk";
--> statement-breakpoint
CREATE INDEX "record_trash_record_index" ON "record_trash" USING btree ("record","removed_at");