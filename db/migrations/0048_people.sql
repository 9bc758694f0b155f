DROP INDEX "audit_events_time_index";--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_events_kind_index" ON "audit_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_index" ON "audit_events" USING btree ("actor_id","at","id") WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_time_index" ON "audit_events" USING btree ("at","id");