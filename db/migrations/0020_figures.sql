CREATE TABLE "figure_day_states" (
	"day" date PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"recounted_at" timestamp with time zone,
	CONSTRAINT "figure_day_states_are_two" CHECK ("figure_day_states"."state" in ('counted', 'touched'))
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"code" text NOT NULL,
	"day" date NOT NULL,
	"split" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"amount" bigint NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "figure_days_code_split_day_value_pk" PRIMARY KEY("code","split","day","value")
);
--> statement-breakpoint
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
CREATE TABLE "figure_remains" (
	"number" uuid NOT NULL,
	"code" text NOT NULL,
	"split" text DEFAULT '' NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "figure_remains_number_code_split_value_from_day_pk" PRIMARY KEY("number","code","split","value","from_day")
);
--> statement-breakpoint
CREATE TABLE "member_absences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_absences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "member_absences_are_three" CHECK ("member_absences"."kind" in ('closed', 'staff', 'suspended'))
);
--> statement-breakpoint
CREATE TABLE "member_traits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_traits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"profession" text,
	"specializations" text[] NOT NULL,
	"province" text,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member_absences" ADD CONSTRAINT "member_absences_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_traits" ADD CONSTRAINT "member_traits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_day_states_touched_index" ON "figure_day_states" USING btree ("day") WHERE "figure_day_states"."state" = 'touched';--> statement-breakpoint
CREATE INDEX "figure_days_day_index" ON "figure_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "figure_mismatches_found_index" ON "figure_mismatches" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "figure_remains_day_index" ON "figure_remains" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "member_absences_member_index" ON "member_absences" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_absences_until_index" ON "member_absences" USING btree ("until");--> statement-breakpoint
CREATE INDEX "member_traits_member_index" ON "member_traits" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_traits_until_index" ON "member_traits" USING btree ("until");--> statement-breakpoint
CREATE INDEX "members_trial_start_index" ON "members" USING btree ("trial_start") WHERE "members"."trial_start" is not null;--> statement-breakpoint
CREATE INDEX "members_trial_end_index" ON "members" USING btree ("trial_end") WHERE "members"."trial_end" is not null;--> statement-breakpoint
CREATE INDEX "premium_periods_start_index" ON "premium_periods" USING btree ("start");--> statement-breakpoint
CREATE INDEX "premium_periods_end_index" ON "premium_periods" USING btree ("end");--> statement-breakpoint
-- FIG-023. What the tables forget when it ends is noted, so that the days it lasted can be counted again (decision 67).
CREATE FUNCTION public.note_absence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM public.members m WHERE m.id = OLD.member_id) THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'member_details' THEN
    INSERT INTO public.member_absences (member_id, kind, since) VALUES (OLD.member_id, 'closed', OLD.closed_at);
  ELSIF TG_TABLE_NAME = 'suspensions' THEN
    INSERT INTO public.member_absences (member_id, kind, since) VALUES (OLD.member_id, 'suspended', OLD.suspended_at);
  ELSIF NOT EXISTS (SELECT FROM public.member_roles g WHERE g.member_id = OLD.member_id) THEN
    INSERT INTO public.member_absences (member_id, kind, since) VALUES (OLD.member_id, 'staff', OLD.since);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_details_note_reopening AFTER UPDATE OF closed_at ON public.member_details
  FOR EACH ROW WHEN (OLD.closed_at IS NOT NULL AND NEW.closed_at IS NULL) EXECUTE FUNCTION public.note_absence();
--> statement-breakpoint
CREATE TRIGGER suspensions_note_their_end AFTER DELETE ON public.suspensions
  FOR EACH ROW EXECUTE FUNCTION public.note_absence();
--> statement-breakpoint
CREATE TRIGGER member_roles_note_their_end AFTER DELETE ON public.member_roles
  FOR EACH ROW EXECUTE FUNCTION public.note_absence();
--> statement-breakpoint
-- A suspension that is lifted and given again within one act never ended.
CREATE FUNCTION public.forget_absence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM public.member_absences a WHERE a.member_id = NEW.member_id AND a.kind = 'suspended' AND a.since = NEW.suspended_at;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER suspensions_go_on AFTER INSERT ON public.suspensions
  FOR EACH ROW EXECUTE FUNCTION public.forget_absence();
--> statement-breakpoint
-- FIG-014. One value in the place of another: what is said for the first time was true before too.
CREATE FUNCTION public.note_traits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.member_traits (member_id, profession, specializations, province)
  VALUES (OLD.id, coalesce(OLD.profession, NEW.profession), coalesce(nullif(OLD.specializations, '{}'), NEW.specializations),
    coalesce(OLD.province, NEW.province));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_note_traits AFTER UPDATE OF profession, specializations, province ON public.members
  FOR EACH ROW WHEN (OLD.profession <> NEW.profession OR OLD.province <> NEW.province
    OR (OLD.specializations <> NEW.specializations AND OLD.specializations <> '{}' AND NEW.specializations <> '{}'))
  EXECUTE FUNCTION public.note_traits();
