CREATE TABLE "content_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "content_items_loose_text_index";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "course_slug" text;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "logos" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "mobi_file_id" uuid;--> statement-breakpoint
CREATE INDEX "content_words_like_index" ON "content_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_mobi_file_id_files_id_fk" FOREIGN KEY ("mobi_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_professions_index" ON "content_items" USING gin ("professions");--> statement-breakpoint
CREATE INDEX "content_items_specializations_index" ON "content_items" USING gin ("specializations");