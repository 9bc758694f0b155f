ALTER TABLE "payments" ADD COLUMN "method" text;--> statement-breakpoint
-- ACC-045. What a payment was made with may be told later: the takings of its day are counted again by it.
DROP TRIGGER payments_touch_received_at ON public.payments;
--> statement-breakpoint
CREATE TRIGGER payments_touch_received_at AFTER INSERT OR DELETE OR UPDATE OF received_at, refunded_at, amount_cents, provider, method, invoice_id ON public.payments
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'received_at,refunded_at', 'amount_cents,provider,method,invoice_id');

--> statement-breakpoint
CREATE TABLE "point_values" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"thousandths" integer NOT NULL,
	"share" integer NOT NULL,
	"reason" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_values_are_worth_something" CHECK ("point_values"."thousandths" between 1 and 100000),
	CONSTRAINT "point_values_share_is_a_share" CHECK ("point_values"."share" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX "point_values_day_index" ON "point_values" USING btree ("from_day");--> statement-breakpoint
-- FIG-045. The first decision may begin in the past: those days are counted again.
CREATE TRIGGER point_values_touch_from_day AFTER INSERT ON public.point_values
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'from_day', '');
