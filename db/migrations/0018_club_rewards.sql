CREATE TABLE "club_reward_code_key" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_reward_codes" (
	"digest" text PRIMARY KEY NOT NULL,
	"reward" text NOT NULL,
	"sealed" text,
	"added_at" timestamp with time zone NOT NULL,
	"given_at" timestamp with time zone,
	CONSTRAINT "club_reward_codes_are_sealed_or_given" CHECK (("club_reward_codes"."sealed" is null) = ("club_reward_codes"."given_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "club_reward_prices" (
	"reward" text NOT NULL,
	"from_day" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "club_reward_prices_reward_from_day_pk" PRIMARY KEY("reward","from_day"),
	CONSTRAINT "club_reward_prices_are_positive" CHECK ("club_reward_prices"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "club_rewards" (
	"slug" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_hidden" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL,
	"image_path" text,
	CONSTRAINT "club_rewards_cost_something" CHECK ("club_rewards"."points" > 0),
	CONSTRAINT "club_rewards_give_what_they_have" CHECK ("club_rewards"."taken" >= 0 and ("club_rewards"."stock" is null or "club_rewards"."taken" <= "club_rewards"."stock"))
);
--> statement-breakpoint
CREATE TABLE "supplier_rewards" (
	"reward_id" text PRIMARY KEY NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"place" integer
);
--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "source" text NOT NULL DEFAULT 'supplier';--> statement-breakpoint
ALTER TABLE "loyalty_orders" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "loyalty_orders" SET "kind" = CASE WHEN "delivery" IS NOT NULL THEN 'parcel' WHEN "voucher_code" IS NOT NULL THEN 'voucher' ELSE 'donation' END;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "tracking_code" text;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
UPDATE "loyalty_orders" SET "province" = "delivery" ->> 'province', "ended_at" = CASE WHEN "state" IN ('delivered', 'refused', 'cancelled') THEN "updated_at" END;--> statement-breakpoint
CREATE INDEX "club_reward_codes_free" ON "club_reward_codes" USING btree ("reward","added_at") WHERE "club_reward_codes"."given_at" is null;--> statement-breakpoint
CREATE INDEX "loyalty_orders_with_address" ON "loyalty_orders" USING btree ("ended_at") WHERE "loyalty_orders"."delivery" is not null;