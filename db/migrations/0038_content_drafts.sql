ALTER TABLE "content_items" ALTER COLUMN "category_slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "typed" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_one_draft" ON "content_versions" USING btree ("item_id") WHERE act = 'draft';--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_of_readers_have_a_category" CHECK (publication_date is null or category_slug is not null);