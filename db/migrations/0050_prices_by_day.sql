ALTER TYPE "public"."audit_kind" ADD VALUE 'plan-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'loyalty-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'service-edited';--> statement-breakpoint
ALTER TABLE "price_lists" DROP CONSTRAINT "price_lists_product_id_installment_plan_id_pk";--> statement-breakpoint
ALTER TABLE "price_lists" ADD COLUMN "from_day" date DEFAULT '2000-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_product_id_from_day_installment_plan_id_pk" PRIMARY KEY("product_id","from_day","installment_plan_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promised" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "quoted" jsonb;--> statement-breakpoint
-- What operators have already proposed, and what waits to be paid, keeps what was said of it on the day before prices can change.
UPDATE "cart_lines" SET "quoted" = jsonb_build_object(
  'installmentPlanId', p."installment_plan_id", 'installmentPlanNumber', p."installment_plan_number",
  'installmentPlanName', p."installment_plan_name", 'totalCents', p."total_cents", 'discountedCents', p."discounted_cents")
FROM "carts" c, "price_lists" p
WHERE c."id" = "cart_lines"."cart_id" AND c."is_inserted_by_operator"
  AND p."product_id" = "cart_lines"."product_id" AND p."installment_plan_id" = "cart_lines"."installment_plan_id";--> statement-breakpoint
UPDATE "order_lines" SET "promised" = jsonb_build_object(
  'name', p."name", 'kind', p."kind", 'wallets', p."wallets", 'portfolios', to_jsonb(p."portfolios"), 'conditionsHtml', p."conditions_html")
FROM "orders" o, "products" p
WHERE o."id" = "order_lines"."order_id" AND o."state" = 'pending' AND p."id" = "order_lines"."product_id";
