CREATE TABLE "figure_months" (
	"code" text NOT NULL,
	"month" date NOT NULL,
	"split" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "figure_months_code_split_month_value_pk" PRIMARY KEY("code","split","month","value")
);
--> statement-breakpoint
DROP INDEX "day_counters_subject_index";--> statement-breakpoint
CREATE INDEX "day_counters_subject_index" ON "day_counters" USING btree ("counter","subject","day") WHERE "day_counters"."counter" not in ('cards', 'directory');
--> statement-breakpoint
-- FIG-005. Whoever writes days writes their months: the two say the same at every instant.
CREATE FUNCTION public.keep_figure_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO public.figure_months AS m (code, month, split, value, amount, days)
    SELECT a.code, date_trunc('month', a.day)::date, a.split, a.value, sum(a.amount)::bigint, count(*)::int FROM arrived a GROUP BY 1, 2, 3, 4 ORDER BY 1, 3, 2, 4
    ON CONFLICT (code, split, month, value) DO UPDATE SET amount = m.amount + excluded.amount, days = m.days + excluded.days;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE public.figure_months m SET amount = m.amount - g.amount, days = m.days - g.days
    FROM (SELECT code, date_trunc('month', day)::date AS month, split, value, sum(amount)::bigint AS amount, count(*)::int AS days FROM gone GROUP BY 1, 2, 3, 4) g
    WHERE m.code = g.code AND m.split = g.split AND m.month = g.month AND m.value = g.value;
    DELETE FROM public.figure_months m USING (SELECT DISTINCT code, date_trunc('month', day)::date AS month, split, value FROM gone) g
    WHERE m.days = 0 AND m.code = g.code AND m.split = g.split AND m.month = g.month AND m.value = g.value;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER figure_days_add_to_months AFTER INSERT ON public.figure_days
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.keep_figure_months();
--> statement-breakpoint
CREATE TRIGGER figure_days_change_months AFTER UPDATE ON public.figure_days
  REFERENCING OLD TABLE AS gone NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.keep_figure_months();
--> statement-breakpoint
CREATE TRIGGER figure_days_take_from_months AFTER DELETE ON public.figure_days
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION public.keep_figure_months();
--> statement-breakpoint
INSERT INTO public.figure_months (code, month, split, value, amount, days)
SELECT code, date_trunc('month', day)::date, split, value, sum(amount)::bigint, count(*)::int FROM public.figure_days GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- Decision 55. A row that already says so is left as it is: each writing of it writes all its indexes.
CREATE OR REPLACE FUNCTION public.keep_premium() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid := coalesce(NEW.member_id, OLD.member_id);
  said tstzmultirange := coalesce((SELECT range_agg(tstzrange(p.start, p."end")) FROM public.premium_periods p WHERE p.member_id = whose), '{}');
BEGIN
  UPDATE public.members m SET premium = said WHERE m.id = whose AND m.premium <> said;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.keep_province() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid := coalesce(NEW.member_id, OLD.member_id);
  said text := coalesce((SELECT nullif(upper(b.data ->> 'province'), '') FROM public.billing_profiles b WHERE b.member_id = whose),
    (SELECT c.provinces[1] FROM public.professional_cards c WHERE c.member_id = whose));
BEGIN
  UPDATE public.members m SET province = said WHERE m.id = whose AND m.province IS DISTINCT FROM said;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Where nothing is to be marked (at erasure, and before the first day was counted) the function is not even called: thousands of rows are written at once.
DO $$
DECLARE
  one record;
  said text := 'current_setting(''figures.are_kept'', true) IS DISTINCT FROM ''yes''';
BEGIN
  FOR one IN SELECT pg_get_triggerdef(t.oid) AS words FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname IN ('touch_figures', 'touch_instalments', 'touch_plan_values', 'touch_steps', 'touch_first_tries') AND p.pronamespace = 'public'::regnamespace
  LOOP
    EXECUTE regexp_replace(replace(one.words, 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'), '( WHEN \((.*)\))? EXECUTE FUNCTION',
      CASE WHEN one.words ~ ' WHEN \(' THEN ' WHEN ((\2) AND ' || said || ') EXECUTE FUNCTION' ELSE ' WHEN (' || said || ') EXECUTE FUNCTION' END);
  END LOOP;
END $$;
