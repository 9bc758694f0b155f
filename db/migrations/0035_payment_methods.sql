ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
-- ACC-045. What a payment was made with may be told later: the takings of its day are counted again by it.
DROP TRIGGER payments_touch_received_at ON public.payments;
--> statement-breakpoint
CREATE TRIGGER payments_touch_received_at AFTER INSERT OR DELETE OR UPDATE OF received_at, refunded_at, amount_cents, provider, method, invoice_id ON public.payments
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'received_at,refunded_at', 'amount_cents,provider,method,invoice_id');
