DROP INDEX "courses_newest_index";--> statement-breakpoint
DROP INDEX "video_clips_newest_index";--> statement-breakpoint
DROP INDEX "favorites_newest_index";--> statement-breakpoint
DROP INDEX "loyalty_operations_newest";--> statement-breakpoint
DROP INDEX "loyalty_orders_newest";--> statement-breakpoint
DROP INDEX "outbox_newest_index";--> statement-breakpoint
CREATE INDEX "courses_newest_index" ON "courses" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "video_clips_newest_index" ON "video_clips" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "favorites_newest_index" ON "favorites" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "loyalty_operations_newest" ON "loyalty_operations" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "loyalty_orders_newest" ON "loyalty_orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "outbox_newest_index" ON "outbox" USING btree ("created_at");