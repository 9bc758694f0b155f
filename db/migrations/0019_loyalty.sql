CREATE TABLE "loyalty_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"seen_balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "loyalty_accounts_never_below_zero" CHECK ("loyalty_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"operation_id" bigint NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "loyalty_entries_operation_id_lot_id_pk" PRIMARY KEY("operation_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "loyalty_invitations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "loyalty_invitations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "loyalty_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_lots_hold_what_they_may" CHECK ("loyalty_lots"."remaining" between 0 and "loyalty_lots"."points")
);
--> statement-breakpoint
CREATE TABLE "loyalty_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mission" text,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"description" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_operations_once_per_key" UNIQUE("member_id","key"),
	CONSTRAINT "loyalty_operations_never_below_zero" CHECK ("loyalty_operations"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"title" text NOT NULL,
	"points" integer NOT NULL,
	"state" text DEFAULT 'placing' NOT NULL,
	"voucher_code" text,
	"delivery" jsonb,
	"idempotency_key" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_orders_once_per_key" UNIQUE("member_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facts_happen_once" UNIQUE("member_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "heard_facts" (
	"listener" text NOT NULL,
	"fact_id" bigint NOT NULL,
	CONSTRAINT "heard_facts_listener_fact_id_pk" PRIMARY KEY("listener","fact_id")
);
--> statement-breakpoint
CREATE TABLE "stand_in_orders" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"customer_reference" text NOT NULL,
	"delivery" jsonb,
	"state" text NOT NULL,
	"voucher_code" text,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"points" integer NOT NULL,
	"kind" text NOT NULL,
	"stock" integer,
	"fails_after_hours" integer,
	CONSTRAINT "stand_in_rewards_stock_is_not_negative" CHECK ("stand_in_rewards"."stock" >= 0),
	CONSTRAINT "stand_in_rewards_points_are_positive" CHECK ("stand_in_rewards"."points" > 0)
);
--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_operation_id_loyalty_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."loyalty_operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_lot_id_loyalty_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."loyalty_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_invitations" ADD CONSTRAINT "loyalty_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD CONSTRAINT "loyalty_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heard_facts" ADD CONSTRAINT "heard_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_entries_lot_index" ON "loyalty_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_member_index" ON "loyalty_lots" USING btree ("member_id") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_lots_ending" ON "loyalty_lots" USING btree ("expires_at") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_operations_newest" ON "loyalty_operations" USING btree ("member_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loyalty_orders_newest" ON "loyalty_orders" USING btree ("member_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "loyalty_orders_open" ON "loyalty_orders" USING btree ("updated_at") WHERE "loyalty_orders"."state" in ('placing', 'accepted', 'shipped');--> statement-breakpoint
CREATE INDEX "heard_facts_fact_index" ON "heard_facts" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "stand_in_rewards_category" ON "stand_in_rewards" USING btree ("category","position");