CREATE TABLE "day_counters" (
	"counter" text NOT NULL,
	"day" date NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"audience" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"agreed" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "day_counters_counter_day_subject_outcome_audience_pk" PRIMARY KEY("counter","day","subject","outcome","audience")
);
--> statement-breakpoint
CREATE INDEX "day_counters_subject_index" ON "day_counters" USING btree ("counter","subject","day");
--> statement-breakpoint
-- FIG-007. Counts that arrive once their day was counted, because the database was away, mark it to be counted again.
CREATE FUNCTION public.touch_counted_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever only moves counts from one line to another says so.
  IF coalesce(current_setting('camice.same_totals', true), '') = 'on' THEN RETURN NULL; END IF;
  UPDATE public.figure_day_states s SET state = 'touched' FROM (SELECT DISTINCT day FROM arrived) a
    WHERE s.day = a.day AND s.state = 'counted';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER day_counters_touch_days AFTER INSERT ON public.day_counters
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_counted_days();
--> statement-breakpoint
CREATE TRIGGER day_counters_touch_days_again AFTER UPDATE ON public.day_counters
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.touch_counted_days();
