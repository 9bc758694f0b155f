DROP INDEX "literature_categories_newest_index";--> statement-breakpoint
DROP INDEX "literature_records_words_index";--> statement-breakpoint
DROP INDEX "press_reading_list_newest_index";--> statement-breakpoint
CREATE INDEX "literature_categories_newest_index" ON "literature_categories" USING btree ("category_id","published_on","pmid");--> statement-breakpoint
CREATE INDEX "literature_records_words_index" ON "literature_records" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "press_reading_list_newest_index" ON "press_reading_list" USING btree ("member_id","saved_at");