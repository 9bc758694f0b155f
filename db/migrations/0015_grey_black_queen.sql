CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit-note');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('pending', 'confirmed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_way" AS ENUM('online', 'transfer');--> statement-breakpoint
CREATE TYPE "public"."card_type" AS ENUM('MASTERCARD', 'VISA', 'PAYPAL');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'pending', 'succeeded', 'refused', 'abandoned');--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "invoice_kind" DEFAULT 'invoice' NOT NULL,
	"product_name" text NOT NULL,
	"installment" integer NOT NULL,
	"installments" integer NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"year" integer,
	"number" integer,
	"issued_at" timestamp with time zone,
	"credited_id" uuid,
	CONSTRAINT "invoices_credited_id_unique" UNIQUE("credited_id"),
	CONSTRAINT "invoices_number_is_of_one" UNIQUE("year","number"),
	CONSTRAINT "invoices_have_an_amount" CHECK ("invoices"."amount_cents" > 0),
	CONSTRAINT "invoices_issued_have_a_number" CHECK (("invoices"."issued_at" is null) = ("invoices"."number" is null)),
	CONSTRAINT "invoices_paid_have_a_date" CHECK (("invoices"."state" = 1) = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"installment_plan_id" text NOT NULL,
	"installments" integer NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "order_state" DEFAULT 'pending' NOT NULL,
	"way" "payment_way" NOT NULL,
	"fingerprint" text NOT NULL,
	"billing" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "orders_cost_something" CHECK ("orders"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "payment_state" DEFAULT 'created' NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welcome_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"product_tags" text[] DEFAULT '{}' NOT NULL,
	"welcome_message" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_reference" text NOT NULL,
	"card_type" "card_type" NOT NULL,
	"last_digits" text NOT NULL,
	"owner" text NOT NULL,
	"expires_on" text NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_payments" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"customer_reference" text NOT NULL,
	"return_path" text NOT NULL,
	"state" "payment_state" DEFAULT 'created' NOT NULL,
	"settles_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_member_index" ON "invoices" USING btree ("member_id","due_on");--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_member" ON "orders" USING btree ("member_id") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_member_index" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_member" ON "payments" USING btree ("member_id") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success_per_invoice" ON "payments" USING btree ("invoice_id") WHERE "payments"."state" = 'succeeded';--> statement-breakpoint
CREATE UNIQUE INDEX "welcome_templates_one_per_place" ON "welcome_templates" USING btree ("position");