CREATE TYPE "public"."refund_state" AS ENUM('due', 'done');--> statement-breakpoint
CREATE TABLE "suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL,
	"taken" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "payment_customers_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
DROP INDEX "payments_one_success_per_invoice";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text DEFAULT 'stand-in' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "return_path" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund" "refund_state";--> statement-breakpoint
ALTER TABLE "stand_in_payments" ADD COLUMN "is_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_time_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_invoice_index" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_owed_index" ON "payments" USING btree ("changed_at") WHERE "payments"."refund" = 'due';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success_per_invoice" ON "payments" USING btree ("invoice_id") WHERE "payments"."state" = 'succeeded' and "payments"."refund" is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_what_was_paid" CHECK ("payments"."refund" is null or "payments"."state" = 'succeeded');