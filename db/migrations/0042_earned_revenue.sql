CREATE TABLE "closed_months" (
	"last_day" date PRIMARY KEY NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cover_changes" (
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"since" date NOT NULL,
	"until" date NOT NULL,
	"covers_from" date NOT NULL,
	"covers_until" date NOT NULL,
	CONSTRAINT "cover_changes_order_id_product_id_until_pk" PRIMARY KEY("order_id","product_id","until")
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "counted_on" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "covers_from" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "covers_until" date;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "covers_since" date DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "cover_changes" ADD CONSTRAINT "cover_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_lines_covers_index" ON "order_lines" USING btree ("covers_until");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_cover_days" CHECK ("order_lines"."covers_until" >= "order_lines"."covers_from");--> statement-breakpoint
-- ACC-047. The days a line covers are those of what it gave (decision 87). What a closed month counted stays as it was: the days of before are
-- kept until its last one, and the first open day takes the difference. A closing waits for whoever is here, and they for it.
CREATE FUNCTION public.cover_order_line() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed date;
BEGIN
  IF NEW.owned_product_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.owned_product_id IS DISTINCT FROM OLD.owned_product_id) THEN
    SELECT (active_from AT TIME ZONE 'Europe/Rome')::date, ((active_until - interval '1 microsecond') AT TIME ZONE 'Europe/Rome')::date
      INTO NEW.covers_from, NEW.covers_until FROM public.owned_products WHERE id = NEW.owned_product_id;
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.covers_from IS NOT NULL AND (OLD.covers_from, OLD.covers_until) IS DISTINCT FROM (NEW.covers_from, NEW.covers_until) THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
    SELECT max(last_day) INTO closed FROM public.closed_months;
    IF closed >= OLD.covers_since THEN
      INSERT INTO public.cover_changes (order_id, product_id, since, until, covers_from, covers_until)
        VALUES (OLD.order_id, OLD.product_id, OLD.covers_since, closed, OLD.covers_from, OLD.covers_until);
      NEW.covers_since = closed + 1;
    END IF;
    INSERT INTO public.figure_touches (from_day) SELECT f.day FROM (SELECT greatest(NEW.covers_since, least(OLD.covers_from, NEW.covers_from)) AS day) f
      WHERE f.day <= (SELECT max(day) FROM public.figure_day_states);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_lines_cover BEFORE INSERT OR UPDATE OF owned_product_id, covers_from, covers_until ON public.order_lines
  FOR EACH ROW EXECUTE FUNCTION public.cover_order_line();
--> statement-breakpoint
-- What is taken back is told by its credit notes: its order is cancelled, and its days stay those that were bought.
CREATE FUNCTION public.cover_what_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.order_lines l SET covers_from = (NEW.active_from AT TIME ZONE 'Europe/Rome')::date,
    covers_until = ((NEW.active_until - interval '1 microsecond') AT TIME ZONE 'Europe/Rome')::date
  FROM public.orders o WHERE o.id = l.order_id AND o.state = 'confirmed' AND l.owned_product_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER owned_products_cover AFTER UPDATE OF active_from, active_until ON public.owned_products
  FOR EACH ROW WHEN (OLD.active_from <> NEW.active_from OR OLD.active_until <> NEW.active_until) EXECUTE FUNCTION public.cover_what_moved();
--> statement-breakpoint
-- A document that says a day of a closed month counts on the first open one.
CREATE FUNCTION public.count_late_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  closed date;
BEGIN
  IF NEW.issued_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.issued_at IS NULL) THEN
    PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
    SELECT max(last_day) INTO closed FROM public.closed_months;
    IF (NEW.issued_at AT TIME ZONE 'Europe/Rome')::date <= closed THEN NEW.counted_on = closed + 1; END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoices_count_late BEFORE INSERT OR UPDATE OF issued_at ON public.invoices
  FOR EACH ROW EXECUTE FUNCTION public.count_late_document();
--> statement-breakpoint
-- What came late for a month that is open again goes where it belongs.
CREATE FUNCTION public.touch_opened_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.figure_touches (from_day) SELECT date_trunc('month', OLD.last_day)::date
  WHERE date_trunc('month', OLD.last_day)::date <= (SELECT max(day) FROM public.figure_day_states);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER closed_months_touch_opened AFTER DELETE ON public.closed_months
  FOR EACH ROW EXECUTE FUNCTION public.touch_opened_month();
--> statement-breakpoint
-- What is still to be earned of a document goes on from the day it is counted.
CREATE TRIGGER invoices_touch_earnings AFTER INSERT OR DELETE OR UPDATE OF issued_at, amount_cents, lines, seller, kind, counted_on ON public.invoices
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'issued_at', 'amount_cents,lines,seller,kind,counted_on');
--> statement-breakpoint
UPDATE public.order_lines l SET covers_from = (p.active_from AT TIME ZONE 'Europe/Rome')::date,
  covers_until = ((p.active_until - interval '1 microsecond') AT TIME ZONE 'Europe/Rome')::date
FROM public.owned_products p WHERE p.id = l.owned_product_id;
--> statement-breakpoint
-- What was given and is no longer there, as for who was erased: twelve months from the day of the first payment.
UPDATE public.order_lines l SET covers_from = (o.confirmed_at AT TIME ZONE 'Europe/Rome')::date,
  covers_until = ((o.confirmed_at AT TIME ZONE 'Europe/Rome')::date + interval '12 months')::date
FROM public.orders o WHERE o.id = l.order_id AND l.covers_from IS NULL AND o.confirmed_at IS NOT NULL;
