CREATE TABLE "figure_mismatches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_mismatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"found_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"code" text NOT NULL,
	"split" text NOT NULL,
	"value" text NOT NULL,
	"kept" bigint NOT NULL,
	"recounted" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figure_touches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "figure_touches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"from_day" date NOT NULL,
	"until_day" date
);
--> statement-breakpoint
CREATE INDEX "figure_mismatches_found_index" ON "figure_mismatches" USING btree ("found_at");
--> statement-breakpoint
-- FIG-007. What arrives late marks the days it belongs to (decision 67). The first argument is 'day' for facts of a day and 'since' for what
-- goes on from then; the second the columns that say when; the third those that change how much. A day that is not counted is not marked.
CREATE FUNCTION public.touch_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted date := (SELECT max(day) FROM public.figure_day_states);
  times text[] := string_to_array(TG_ARGV[1], ',');
  days date[];
  before jsonb;
  after jsonb;
BEGIN
  -- At erasure what the account had added is kept, and no total changes (FIG-010).
  IF counted IS NULL OR current_setting('figures.are_kept', true) = 'yes' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN before = to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN after = to_jsonb(NEW); END IF;
  IF TG_OP = 'UPDATE' AND NOT EXISTS (SELECT FROM unnest(string_to_array(TG_ARGV[2], ',')) c WHERE before -> c IS DISTINCT FROM after -> c) THEN
    times = ARRAY(SELECT c FROM unnest(times) c WHERE before -> c IS DISTINCT FROM after -> c);
  END IF;
  days = ARRAY(SELECT DISTINCT CASE length(v.at) WHEN 10 THEN v.at::date ELSE (v.at::timestamptz AT TIME ZONE 'Europe/Rome')::date END
    FROM unnest(times) c CROSS JOIN LATERAL (VALUES (before ->> c), (after ->> c)) AS v (at) WHERE v.at IS NOT NULL);
  IF TG_ARGV[0] = 'since' THEN days = ARRAY(SELECT min(d) FROM unnest(days) d); END IF;
  INSERT INTO public.figure_touches (from_day, until_day) SELECT d, CASE TG_ARGV[0] WHEN 'day' THEN d END FROM unnest(days) d WHERE d <= counted;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Instalments count while their order is confirmed: they are late from the day they fall due, also of an order that was confirmed after it.
CREATE FUNCTION public.touch_instalments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  document jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  IF current_setting('figures.are_kept', true) = 'yes' THEN RETURN NULL; END IF;
  INSERT INTO public.figure_touches (from_day)
  SELECT f.day FROM public.orders o CROSS JOIN LATERAL (SELECT least((o.confirmed_at AT TIME ZONE 'Europe/Rome')::date, min(i.due_on),
      min((i.paid_at AT TIME ZONE 'Europe/Rome')::date), (document ->> 'due_on')::date) AS day FROM public.invoices i WHERE i.order_id = o.id) f
  WHERE o.id = (document ->> TG_ARGV[0])::uuid AND o.confirmed_at IS NOT NULL AND f.day <= (SELECT max(day) FROM public.figure_day_states);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What somebody pays for a plan is worth something while the plan lasts.
CREATE FUNCTION public.touch_plan_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('figures.are_kept', true) = 'yes' THEN RETURN NULL; END IF;
  INSERT INTO public.figure_touches (from_day)
  SELECT (min(o.active_from) AT TIME ZONE 'Europe/Rome')::date FROM public.owned_products o
  WHERE o.id IN (CASE TG_OP WHEN 'INSERT' THEN NULL ELSE OLD.owned_product_id END, CASE TG_OP WHEN 'DELETE' THEN NULL ELSE NEW.owned_product_id END)
  HAVING (min(o.active_from) AT TIME ZONE 'Europe/Rome')::date <= (SELECT max(day) FROM public.figure_day_states);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Groups that have another name from now on have it in the past too.
CREATE FUNCTION public.touch_named_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.figure_touches (from_day, until_day)
  SELECT DISTINCT f.day, f.day FROM public.figure_days f WHERE f.split = TG_ARGV[0] AND f.value = to_jsonb(OLD) ->> TG_ARGV[1];
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER premium_periods_touch_start AFTER INSERT OR DELETE OR UPDATE OF start, "end", member_id ON public.premium_periods
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'start,end', 'member_id');
--> statement-breakpoint
CREATE TRIGGER members_touch_dates AFTER INSERT OR DELETE OR UPDATE OF registration_date, trial_start, trial_end ON public.members
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'registration_date,trial_start,trial_end', '');
--> statement-breakpoint
CREATE TRIGGER members_touch_traits AFTER UPDATE OF profession, specializations, province ON public.members
  FOR EACH ROW WHEN ((OLD.profession IS NULL) <> (NEW.profession IS NULL) OR (OLD.province IS NULL) <> (NEW.province IS NULL)
    OR (OLD.specializations = '{}') <> (NEW.specializations = '{}')) EXECUTE FUNCTION public.touch_figures('since', 'registration_date', 'profession,specializations,province');
--> statement-breakpoint
CREATE TRIGGER member_details_touch_closing AFTER INSERT OR UPDATE OF closed_at ON public.member_details
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION public.touch_figures('since', 'closed_at', '');
--> statement-breakpoint
CREATE TRIGGER member_roles_touch_since AFTER INSERT OR DELETE OR UPDATE OF since ON public.member_roles
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'since', '');
--> statement-breakpoint
CREATE TRIGGER suspensions_touch_beginning AFTER INSERT OR UPDATE OF suspended_at ON public.suspensions
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'suspended_at', '');
--> statement-breakpoint
CREATE TRIGGER owned_products_touch_active_from AFTER INSERT OR DELETE OR UPDATE OF active_from, active_until, name, kind, member_id ON public.owned_products
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'active_from,active_until', 'name,kind,member_id');
--> statement-breakpoint
CREATE TRIGGER payments_touch_received_at AFTER INSERT OR DELETE OR UPDATE OF received_at, refunded_at, amount_cents, provider, invoice_id ON public.payments
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'received_at,refunded_at', 'amount_cents,provider,invoice_id');
--> statement-breakpoint
CREATE TRIGGER invoices_touch_issued_at AFTER INSERT OR DELETE OR UPDATE OF issued_at, amount_cents, lines, product_name, seller, kind ON public.invoices
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'issued_at', 'amount_cents,lines,product_name,seller,kind');
--> statement-breakpoint
CREATE TRIGGER invoices_touch_payment AFTER UPDATE OF paid_at ON public.invoices
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'paid_at', '');
--> statement-breakpoint
CREATE TRIGGER invoices_touch_instalments AFTER INSERT OR DELETE OR UPDATE OF amount_cents, due_on, kind, order_id, member_id ON public.invoices
  FOR EACH ROW EXECUTE FUNCTION public.touch_instalments('order_id');
--> statement-breakpoint
CREATE TRIGGER orders_touch_instalments AFTER UPDATE OF state, confirmed_at ON public.orders
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.confirmed_at IS DISTINCT FROM NEW.confirmed_at) EXECUTE FUNCTION public.touch_instalments('id');
--> statement-breakpoint
CREATE TRIGGER order_lines_touch_values AFTER INSERT OR DELETE OR UPDATE OF owned_product_id, total_cents, vat ON public.order_lines
  FOR EACH ROW EXECUTE FUNCTION public.touch_plan_values();
--> statement-breakpoint
CREATE TRIGGER enrolments_touch_subscribed_at AFTER INSERT OR DELETE OR UPDATE OF subscribed_at, started_at, course_id, member_id ON public.enrolments
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'subscribed_at,started_at', 'course_id,member_id');
--> statement-breakpoint
CREATE TRIGGER enrolments_touch_ended_at AFTER INSERT OR DELETE OR UPDATE OF ended_at, status, course_id, member_id ON public.enrolments
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'ended_at', 'status,course_id,member_id');
--> statement-breakpoint
CREATE TRIGGER lesson_progress_touch_completed_at AFTER INSERT OR DELETE OR UPDATE OF completed_at, course_id, member_id ON public.lesson_progress
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'completed_at', 'course_id,member_id');
--> statement-breakpoint
CREATE TRIGGER test_attempts_touch_submitted_at AFTER INSERT OR DELETE OR UPDATE OF submitted_at, number, is_passed, course_id, member_id ON public.test_attempts
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'submitted_at', 'number,is_passed,course_id,member_id');
--> statement-breakpoint
CREATE TRIGGER certificates_touch_issued_at AFTER INSERT OR DELETE OR UPDATE OF issued_at, revoked_at, course_id, printed ON public.certificates
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'issued_at,revoked_at', 'course_id,printed');
--> statement-breakpoint
CREATE TRIGGER leads_touch_created_at AFTER INSERT OR DELETE OR UPDATE OF created_at, form_type ON public.leads
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'created_at', 'form_type');
--> statement-breakpoint
CREATE TRIGGER request_closings_touch_closed_at AFTER INSERT OR DELETE OR UPDATE OF closed_at, reopened_at ON public.request_closings
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'closed_at,reopened_at', '');
--> statement-breakpoint
CREATE TRIGGER request_answers_touch_created_at AFTER INSERT OR DELETE OR UPDATE OF created_at ON public.request_answers
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER loyalty_operations_touch_at AFTER INSERT OR DELETE OR UPDATE OF at ON public.loyalty_operations
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'at', '');
--> statement-breakpoint
CREATE TRIGGER loyalty_lots_touch_expiry AFTER INSERT OR UPDATE OF earned_at, expires_at ON public.loyalty_lots
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'earned_at', 'expires_at');
--> statement-breakpoint
CREATE TRIGGER loyalty_orders_touch_placed_at AFTER INSERT OR DELETE OR UPDATE OF placed_at, title ON public.loyalty_orders
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'placed_at', 'title');
--> statement-breakpoint
CREATE TRIGGER loyalty_orders_touch_ended_at AFTER INSERT OR DELETE OR UPDATE OF ended_at, title, state ON public.loyalty_orders
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'ended_at', 'title,state');
--> statement-breakpoint
CREATE TRIGGER courses_touch_names AFTER UPDATE OF title, series_id ON public.courses
  FOR EACH ROW WHEN (OLD.title <> NEW.title OR OLD.series_id <> NEW.series_id) EXECUTE FUNCTION public.touch_named_groups('course', 'title');
--> statement-breakpoint
CREATE TRIGGER course_series_touch_names AFTER UPDATE OF name ON public.course_series
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION public.touch_named_groups('series', 'name');
