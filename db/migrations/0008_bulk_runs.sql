CREATE TYPE "public"."bulk_outcome" AS ENUM('done', 'skipped', 'refused');--> statement-breakpoint
CREATE TYPE "public"."bulk_state" AS ENUM('choosing', 'judging', 'ready', 'running', 'stopped', 'done', 'undoing', 'undone');--> statement-breakpoint
CREATE TYPE "public"."bulk_verdict" AS ENUM('changes', 'same', 'refused');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'bulk-done';--> statement-breakpoint
CREATE TABLE "bulk_items" (
	"run" integer NOT NULL,
	"place" integer NOT NULL,
	"record_id" text NOT NULL,
	"verdict" "bulk_verdict",
	"outcome" "bulk_outcome",
	"reason" text,
	"kept" jsonb,
	"is_restored" boolean,
	CONSTRAINT "bulk_items_run_place_pk" PRIMARY KEY("run","place")
);
--> statement-breakpoint
CREATE TABLE "bulk_runs" (
	"number" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"list" text NOT NULL,
	"act" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"query" text NOT NULL,
	"question" text NOT NULL,
	"is_all" boolean NOT NULL,
	"is_narrowed" boolean NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"params" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" "bulk_state" DEFAULT 'choosing' NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"confirmed" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bulk_runs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "bulk_items" ADD CONSTRAINT "bulk_items_run_bulk_runs_number_fk" FOREIGN KEY ("run") REFERENCES "public"."bulk_runs"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_items_left_index" ON "bulk_items" USING btree ("run","place") WHERE "bulk_items"."outcome" is null and "bulk_items"."verdict" = 'changes';--> statement-breakpoint
CREATE INDEX "bulk_runs_time_index" ON "bulk_runs" USING btree ("created_at");