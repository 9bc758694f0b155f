ALTER TABLE "list_preferences" ALTER COLUMN "page_size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "list_preferences" ADD COLUMN "columns" text[];