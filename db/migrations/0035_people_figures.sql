CREATE TABLE "member_visits" (
	"member_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "member_visits_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "request_asides" (
	"request_id" uuid NOT NULL,
	"aside_at" timestamp with time zone NOT NULL,
	"until_day" date NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "request_asides_request_id_aside_at_pk" PRIMARY KEY("request_id","aside_at")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "came_by" text DEFAULT 'self' NOT NULL;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_asides" ADD CONSTRAINT "request_asides_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_visits_day_index" ON "member_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "lesson_progress_course_index" ON "lesson_progress" USING btree ("course_id","lesson_id");
--> statement-breakpoint
-- FIG-037. A step that comes late is one of the sixty days after it too: whoever made it had not left on one of them. Nobody leaves in their
-- first sixty days, so that the usual steps, and those that a failed test takes away, mark nothing.
CREATE FUNCTION public.touch_steps() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before jsonb;
  after jsonb;
  own jsonb;
  first date;
  last date := public.figures_counted_until();
BEGIN
  IF last IS NULL OR current_setting('figures.are_kept', true) = 'yes' THEN RETURN NULL; END IF;
  IF TG_OP <> 'INSERT' THEN before = to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN after = to_jsonb(NEW); END IF;
  own = coalesce(after, before);
  SELECT least((e.subscribed_at AT TIME ZONE 'Europe/Rome')::date, ((before ->> 'subscribed_at')::timestamptz AT TIME ZONE 'Europe/Rome')::date) + 60
    INTO first FROM public.enrolments e WHERE e.member_id = (own ->> 'member_id')::uuid AND e.course_id = (own ->> 'course_id')::int;
  INSERT INTO public.figure_touches (from_day, until_day)
  SELECT DISTINCT greatest(d.day, first), d.day + 60 FROM unnest(string_to_array(TG_ARGV[0], ',')) c
    CROSS JOIN LATERAL (VALUES (before ->> c, after ->> c), (after ->> c, before ->> c)) AS v (at, other)
    CROSS JOIN LATERAL (SELECT (v.at::timestamptz AT TIME ZONE 'Europe/Rome')::date AS day) d
  WHERE v.at IS DISTINCT FROM v.other AND greatest(d.day, first) <= least(last, d.day + 60);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER enrolments_touch_steps AFTER INSERT OR DELETE OR UPDATE OF subscribed_at, started_at, ended_at ON public.enrolments
  FOR EACH ROW EXECUTE FUNCTION public.touch_steps('subscribed_at,started_at,ended_at');
--> statement-breakpoint
CREATE TRIGGER lesson_progress_touch_steps AFTER INSERT OR DELETE OR UPDATE OF completed_at ON public.lesson_progress
  FOR EACH ROW EXECUTE FUNCTION public.touch_steps('completed_at');
--> statement-breakpoint
CREATE TRIGGER test_attempts_touch_steps AFTER INSERT OR DELETE OR UPDATE OF started_at, submitted_at ON public.test_attempts
  FOR EACH ROW EXECUTE FUNCTION public.touch_steps('started_at,submitted_at');
--> statement-breakpoint
-- FIG-037. Whoever passes after the first try counts on the day of the first.
CREATE FUNCTION public.touch_first_tries() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own jsonb := to_jsonb(CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  IF current_setting('figures.are_kept', true) = 'yes' THEN RETURN NULL; END IF;
  INSERT INTO public.figure_touches (from_day, until_day)
  SELECT d.day, d.day FROM public.test_attempts t CROSS JOIN LATERAL (SELECT (t.submitted_at AT TIME ZONE 'Europe/Rome')::date AS day) d
  WHERE t.member_id = (own ->> 'member_id')::uuid AND t.course_id = (own ->> 'course_id')::int AND t.cycle = (own ->> 'cycle')::int AND t.number = 1
    AND d.day <= public.figures_counted_until();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER test_attempts_touch_first_tries AFTER INSERT OR DELETE OR UPDATE OF is_passed, number, cycle ON public.test_attempts
  FOR EACH ROW EXECUTE FUNCTION public.touch_first_tries();
--> statement-breakpoint
-- FIG-029. A day that comes late is one of those that count back to it. What is forgotten after thirty days changes no total.
CREATE TRIGGER member_visits_touch_day AFTER INSERT ON public.member_visits
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'day', '');
--> statement-breakpoint
-- FIG-024. Of whoever is there already: what is still known of how they came.
UPDATE "members" m SET "came_by" = CASE
  WHEN EXISTS (SELECT FROM "member_import_rows" r WHERE r."member_id" = m."id" AND r."outcome" = 'new') THEN 'imported'
  WHEN EXISTS (SELECT FROM "audit_events" e WHERE e."member_id" = m."id" AND e."kind"::text = 'member-created') THEN 'desk'
  ELSE 'invited' END
WHERE EXISTS (SELECT FROM "member_import_rows" r WHERE r."member_id" = m."id" AND r."outcome" = 'new')
  OR EXISTS (SELECT FROM "audit_events" e WHERE e."member_id" = m."id" AND e."kind"::text = 'member-created')
  OR EXISTS (SELECT FROM "member_details" d WHERE d."member_id" = m."id" AND d."invited_with" IS NOT NULL);
--> statement-breakpoint
CREATE FUNCTION public.keep_asides() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.request_asides SET ended_at = greatest(NEW.updated_at, aside_at) WHERE request_id = NEW.id AND ended_at IS NULL;
  IF NEW.aside_until IS NOT NULL THEN
    INSERT INTO public.request_asides (request_id, aside_at, until_day) VALUES (NEW.id, greatest(NEW.updated_at, NEW.created_at), NEW.aside_until)
    ON CONFLICT (request_id, aside_at) DO UPDATE SET until_day = excluded.until_day, ended_at = NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_keep_asides_made AFTER INSERT ON public.leads
  FOR EACH ROW WHEN (NEW.aside_until IS NOT NULL) EXECUTE FUNCTION public.keep_asides();
--> statement-breakpoint
CREATE TRIGGER leads_keep_asides AFTER UPDATE OF aside_until ON public.leads
  FOR EACH ROW WHEN (OLD.aside_until IS DISTINCT FROM NEW.aside_until) EXECUTE FUNCTION public.keep_asides();
--> statement-breakpoint
INSERT INTO public.request_asides (request_id, aside_at, until_day) SELECT id, greatest(updated_at, created_at), aside_until FROM public.leads WHERE aside_until IS NOT NULL;
