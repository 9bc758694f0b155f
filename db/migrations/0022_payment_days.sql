CREATE TABLE "figure_settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "invoices_issued_index" ON "invoices" USING btree ("issued_at") WHERE "invoices"."issued_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_due_index" ON "invoices" USING btree ("due_on");--> statement-breakpoint
CREATE INDEX "order_lines_given_index" ON "order_lines" USING btree ("owned_product_id") WHERE "order_lines"."owned_product_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_received_index" ON "payments" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_refunded_index" ON "payments" USING btree ("refunded_at") WHERE "payments"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "owned_products_from_index" ON "owned_products" USING btree ("active_from");--> statement-breakpoint
CREATE INDEX "owned_products_until_index" ON "owned_products" USING btree ("active_until");
--> statement-breakpoint
-- FIG-030. The day money came stays when it goes back: changed_at is of the last change alone.
CREATE FUNCTION public.keep_payment_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'succeeded' AND NEW.received_at IS NULL THEN
    NEW.received_at = CASE WHEN TG_OP = 'INSERT' AND NEW.refund IS NOT NULL THEN NEW.created_at ELSE NEW.changed_at END;
  END IF;
  IF NEW.refund = 'done' AND NEW.refunded_at IS NULL THEN NEW.refunded_at = NEW.changed_at; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_keep_their_days BEFORE INSERT OR UPDATE ON public.payments
  FOR EACH ROW EXECUTE FUNCTION public.keep_payment_days();
--> statement-breakpoint
UPDATE public.payments p SET
  received_at = CASE WHEN p.refund IS NULL THEN p.changed_at ELSE coalesce(
    (SELECT i.paid_at FROM public.invoices i WHERE i.id = p.invoice_id AND i.paid_at >= p.created_at AND i.paid_at <= p.changed_at), p.created_at) END,
  refunded_at = CASE WHEN p.refund = 'done' THEN p.changed_at END
WHERE p.state = 'succeeded';
