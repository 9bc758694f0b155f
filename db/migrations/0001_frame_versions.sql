ALTER TABLE "notices" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "top_bar_messages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;