CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"installment_plan_id" text NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"token_hash" text,
	"is_inserted_by_operator" boolean DEFAULT false NOT NULL,
	"show_price" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "carts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "carts_belong_to_one" CHECK (("carts"."member_id" is null) <> ("carts"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "professional_card_bonuses" (
	"member_id" uuid NOT NULL,
	"subscription_start" timestamp with time zone NOT NULL,
	"credits" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "professional_card_bonuses_member_id_subscription_start_pk" PRIMARY KEY("member_id","subscription_start")
);
--> statement-breakpoint
CREATE TABLE "professional_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"picture_file_id" uuid,
	"details" jsonb NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"privacy_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"visibility" text DEFAULT 'private' NOT NULL,
	"contact_visibility" text DEFAULT 'private' NOT NULL,
	"pharma_care_id" uuid,
	"pharma_care_since" timestamp with time zone,
	"change_requests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"search_words" text DEFAULT '' NOT NULL,
	"profession_types" integer[] DEFAULT '{}' NOT NULL,
	"provinces" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "professional_cards_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "professional_cards_slug_unique" UNIQUE("slug"),
	CONSTRAINT "professional_cards_step_is_a_stage" CHECK ("professional_cards"."step" between 1 and 5),
	CONSTRAINT "professional_cards_shown_are_accepted" CHECK ("professional_cards"."visibility" = 'private' or ("professional_cards"."privacy_accepted_at" is not null and "professional_cards"."terms_accepted_at" is not null and "professional_cards"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "travel_offers" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"destination" text NOT NULL,
	"place" text NOT NULL,
	"holiday_type" text NOT NULL,
	"location" text NOT NULL,
	"extract" text NOT NULL,
	"content" text NOT NULL,
	"body" jsonb NOT NULL,
	"image_path" text,
	"is_cruise" boolean DEFAULT false NOT NULL,
	"nights" smallint,
	"board" text,
	"has_spa" boolean DEFAULT false NOT NULL,
	"has_beach_service" boolean DEFAULT false NOT NULL,
	"hotel_stars" smallint,
	"has_flight" boolean DEFAULT false NOT NULL,
	"has_wifi" boolean DEFAULT false NOT NULL,
	"structure_type" text,
	"has_italian_guide" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_card_bonuses" ADD CONSTRAINT "professional_card_bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_cards" ADD CONSTRAINT "professional_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_cards" ADD CONSTRAINT "professional_cards_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "professional_cards_newest" ON "professional_cards" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "professional_cards"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "professional_cards_words" ON "professional_cards" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "professional_cards_provinces" ON "professional_cards" USING gin ("provinces");--> statement-breakpoint
CREATE INDEX "professional_cards_picture" ON "professional_cards" USING btree ("picture_file_id");--> statement-breakpoint
CREATE INDEX "travel_offers_filters_index" ON "travel_offers" USING btree ("destination","holiday_type","position");