CREATE INDEX "members_profession_index" ON "members" USING btree ("profession","id");--> statement-breakpoint
CREATE INDEX "members_profession_down_index" ON "members" USING btree ("profession" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "members_province_index" ON "members" USING btree ("province","id");--> statement-breakpoint
CREATE INDEX "members_province_down_index" ON "members" USING btree ("province" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "members_visit_index" ON "members" USING btree ("last_visit_on","id");--> statement-breakpoint
CREATE INDEX "members_visit_down_index" ON "members" USING btree ("last_visit_on" DESC NULLS LAST,"id" DESC NULLS FIRST);