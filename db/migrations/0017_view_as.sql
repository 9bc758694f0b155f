CREATE TYPE "public"."view_as_ending" AS ENUM('left', 'time', 'session');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'view-as-started' BEFORE 'member-created';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'view-as-ended' BEFORE 'member-created';--> statement-breakpoint
CREATE TABLE "view_as_visits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"staff_id" uuid,
	"session_id" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ending" "view_as_ending"
);
--> statement-breakpoint
ALTER TABLE "view_as_visits" ADD CONSTRAINT "view_as_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_as_visits" ADD CONSTRAINT "view_as_visits_staff_id_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "view_as_visits_running_index" ON "view_as_visits" USING btree ("staff_id") WHERE "view_as_visits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "view_as_visits_session_index" ON "view_as_visits" USING btree ("session_id") WHERE "view_as_visits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "view_as_visits_member_index" ON "view_as_visits" USING btree ("member_id","started_at");