CREATE TYPE "public"."product_kind" AS ENUM('plan', 'addon');--> statement-breakpoint
CREATE TABLE "content_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"body" text NOT NULL,
	"opening" text NOT NULL,
	"body_text" text NOT NULL,
	"content_type" text NOT NULL,
	"publication_date" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"picture" jsonb NOT NULL,
	"category_slug" text NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"professions" text[] DEFAULT '{}' NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"internal_tags" text[] DEFAULT '{}' NOT NULL,
	"series" text,
	"author" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_actions" text[] DEFAULT '{}' NOT NULL,
	"embedded" jsonb,
	"related_components" text[] DEFAULT '{}' NOT NULL,
	"related_ids" uuid[] DEFAULT '{}' NOT NULL,
	"has_continue_reading" boolean DEFAULT false NOT NULL,
	"has_topics" boolean DEFAULT true NOT NULL,
	"is_formativo" boolean DEFAULT false NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"policy_id" integer NOT NULL,
	"open_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('italian', search_text(title)), 'A') || setweight(to_tsvector('simple', search_text(title)), 'A') || setweight(to_tsvector('italian', search_text(abstract)), 'B') || setweight(to_tsvector('italian', search_text(opening)), 'C')) STORED,
	"body_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('italian', search_text(body_text)), 'D')) STORED,
	"loose_text" text GENERATED ALWAYS AS (search_text(title || ' ' || abstract)) STORED,
	CONSTRAINT "content_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_items_slug_is_a_slug" CHECK ("content_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "content_policies" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"paywalls" jsonb NOT NULL,
	"use_flag" text,
	CONSTRAINT "content_policies_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "owned_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" "product_kind" NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"active_until" timestamp with time zone NOT NULL,
	"conditions_html" text NOT NULL,
	CONSTRAINT "owned_products_end_after_they_start" CHECK ("owned_products"."active_until" > "owned_products"."active_from")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"product_id" text NOT NULL,
	"installment_plan_id" text NOT NULL,
	"installment_plan_number" integer NOT NULL,
	"installment_plan_name" text NOT NULL,
	"total_cents" integer NOT NULL,
	"discounted_cents" integer,
	"position" integer NOT NULL,
	CONSTRAINT "price_lists_product_id_installment_plan_id_pk" PRIMARY KEY("product_id","installment_plan_id"),
	CONSTRAINT "price_lists_have_installments" CHECK ("price_lists"."installment_plan_number" between 1 and 48),
	CONSTRAINT "price_lists_cost_something" CHECK ("price_lists"."total_cents" > 0 and "price_lists"."discounted_cents" > 0),
	CONSTRAINT "price_lists_discount_is_a_discount" CHECK ("price_lists"."discounted_cents" < "price_lists"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "product_services" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"public_description" text NOT NULL,
	"available" boolean NOT NULL,
	CONSTRAINT "product_services_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" "product_kind" DEFAULT 'plan' NOT NULL,
	"summary" text NOT NULL,
	"is_most_liked" boolean DEFAULT false NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"rank" integer NOT NULL,
	"wallets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"portfolios" text[] DEFAULT '{}' NOT NULL,
	"conditions_html" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"purposes" text[] NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_consents_id_given_at_pk" PRIMARY KEY("id","given_at")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"audience_type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_parent_id_content_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_category_slug_content_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."content_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_policy_id_content_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."content_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_services" ADD CONSTRAINT "product_services_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_newest_index" ON "content_items" USING btree ("publication_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_type_index" ON "content_items" USING btree ("content_type","publication_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_category_index" ON "content_items" USING btree ("category_slug","publication_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_topics_index" ON "content_items" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "content_items_open_words_index" ON "content_items" USING gin ("open_words");--> statement-breakpoint
CREATE INDEX "content_items_body_words_index" ON "content_items" USING gin ("body_words");--> statement-breakpoint
CREATE INDEX "content_items_loose_text_index" ON "content_items" USING gin ("loose_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "owned_products_member_index" ON "owned_products" USING btree ("member_id","active_from");--> statement-breakpoint
CREATE INDEX "cookie_consents_time_index" ON "cookie_consents" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "tracking_events_time_index" ON "tracking_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "tracking_events_code_index" ON "tracking_events" USING btree ("code","occurred_at");