CREATE TYPE "public"."staff_role" AS ENUM('editor', 'operator', 'administrator');--> statement-breakpoint
CREATE TYPE "public"."menu_target" AS ENUM('_self', '_blank');--> statement-breakpoint
CREATE TYPE "public"."page_version_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
CREATE SEQUENCE "public"."member_usernames" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 100000 CACHE 1;--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" integer NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"phone" text,
	"client_code" text NOT NULL,
	"card_code" text,
	"convention_order" text,
	"promo_codes" text[] DEFAULT '{}' NOT NULL,
	"registration_date" timestamp with time zone NOT NULL,
	"staff_role" "staff_role",
	"is_aps" boolean DEFAULT false NOT NULL,
	"profession" text,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"trial_start" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_username_unique" UNIQUE("username"),
	CONSTRAINT "members_client_code_unique" UNIQUE("client_code"),
	CONSTRAINT "members_email_is_lowercase" CHECK ("members"."email" = lower("members"."email")),
	CONSTRAINT "members_username_has_4_to_8_digits" CHECK ("members"."username" between 1000 and 99999999),
	CONSTRAINT "members_trial_is_a_period" CHECK (("members"."trial_start" is null) = ("members"."trial_end" is null)),
	CONSTRAINT "members_trial_ends_after_it_starts" CHECK ("members"."trial_end" > "members"."trial_start")
);
--> statement-breakpoint
CREATE TABLE "premium_periods" (
	"member_id" uuid NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	CONSTRAINT "premium_periods_member_id_start_pk" PRIMARY KEY("member_id","start"),
	CONSTRAINT "premium_periods_end_after_they_start" CHECK ("premium_periods"."end" > "premium_periods"."start")
);
--> statement-breakpoint
CREATE TABLE "static_portfolios" (
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "static_portfolios_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"stato" integer,
	"active_from" timestamp with time zone NOT NULL,
	"active_until" timestamp with time zone,
	"initial_credits" integer DEFAULT 0 NOT NULL,
	"bonus_credits" integer DEFAULT 0 NOT NULL,
	"used_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_one_grant_per_instant" UNIQUE("member_id","tag","active_from"),
	CONSTRAINT "wallets_end_after_they_start" CHECK ("wallets"."active_until" > "wallets"."active_from"),
	CONSTRAINT "wallets_credits_are_not_negative" CHECK (least("wallets"."initial_credits", "wallets"."bonus_credits", "wallets"."used_credits") >= 0),
	CONSTRAINT "wallets_never_overspent" CHECK ("wallets"."used_credits" <= "wallets"."initial_credits" + "wallets"."bonus_credits")
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "content_revision_is_one_row" CHECK ("content_revision"."is_only")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"menu" text NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"link" text NOT NULL,
	"target" "menu_target" DEFAULT '_self' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "menu_items_one_per_place" UNIQUE NULLS NOT DISTINCT("menu","parent_id","position")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" "page_version_status" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sharing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "page_versions_page_id_number_pk" PRIMARY KEY("page_id","number"),
	CONSTRAINT "page_versions_published_have_a_date" CHECK ("page_versions"."status" <> 'published' or "page_versions"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_path_unique" UNIQUE("path"),
	CONSTRAINT "pages_path_is_lowercase" CHECK ("pages"."path" = lower("pages"."path") and "pages"."path" like '/%'),
	CONSTRAINT "pages_are_not_their_own_parent" CHECK ("pages"."parent_id" <> "pages"."id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_id_is_a_sha256" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_portfolios" ADD CONSTRAINT "static_portfolios_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_published_by_members_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_email_index" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_draft" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_published" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."status" = 'published';--> statement-breakpoint
CREATE INDEX "pages_parent_index" ON "pages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "sessions_member_index" ON "sessions" USING btree ("member_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");