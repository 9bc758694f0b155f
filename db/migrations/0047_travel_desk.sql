ALTER TABLE "travel_offers" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "travel_offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;