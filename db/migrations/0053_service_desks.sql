ALTER TABLE "video_tutorials" ALTER COLUMN "video_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_offers" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "video_tutorials" ADD COLUMN "captions_url" text;--> statement-breakpoint
ALTER TABLE "video_tutorials" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "video_tutorials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "video_tutorials" SET "captions_url" = regexp_replace("video_url", 'film\.webm$', 'sottotitoli.vtt') WHERE "video_url" LIKE '/api/Servizi/VideoTutorial/%/film.webm';
