CREATE TYPE "public"."export_state" AS ENUM('preparing', 'ready', 'failed');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'list-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'list-exported';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'label-edited';--> statement-breakpoint
CREATE TABLE "list_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"actor_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"query" text NOT NULL,
	"question" text NOT NULL,
	"columns" text[] NOT NULL,
	"reason" text NOT NULL,
	"state" "export_state" DEFAULT 'preparing' NOT NULL,
	"row_count" integer NOT NULL,
	"byte_size" bigint,
	"piece_bytes" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"downloaded_at" timestamp with time zone,
	"is_forgotten" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_preferences" (
	"member_id" uuid NOT NULL,
	"list" text NOT NULL,
	"page_size" integer NOT NULL,
	CONSTRAINT "list_preferences_member_id_list_pk" PRIMARY KEY("member_id","list")
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"author_id" uuid NOT NULL,
	"is_shared" boolean NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "list_preferences" ADD CONSTRAINT "list_preferences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_exports_time_index" ON "list_exports" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "list_exports_actor_index" ON "list_exports" USING btree ("actor_id","asked_at");--> statement-breakpoint
CREATE INDEX "list_exports_expiry_index" ON "list_exports" USING btree ("expires_at") WHERE not "list_exports"."is_forgotten";--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_own_names" ON "list_views" USING btree ("list","author_id","key") WHERE not "list_views"."is_shared";--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_shared_names" ON "list_views" USING btree ("list","key") WHERE "list_views"."is_shared";