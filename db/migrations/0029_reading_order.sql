DROP INDEX "content_items_newest_index";--> statement-breakpoint
DROP INDEX "content_items_type_index";--> statement-breakpoint
DROP INDEX "content_items_category_index";--> statement-breakpoint
CREATE INDEX "content_items_in_order_index" ON "content_items" USING btree ("publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id","content_type");--> statement-breakpoint
CREATE INDEX "content_items_type_in_order_index" ON "content_items" USING btree ("content_type","publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_category_in_order_index" ON "content_items" USING btree ("category_slug","publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id","content_type");--> statement-breakpoint
ALTER TABLE "content_items" DROP COLUMN "loose_text";