ALTER TABLE "video_clips" ADD COLUMN "steps" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "video_clips" ADD COLUMN "video_path" text;--> statement-breakpoint
ALTER TABLE "video_clips" ADD COLUMN "captions_path" text;--> statement-breakpoint
ALTER TABLE "video_clips" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_clips" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;