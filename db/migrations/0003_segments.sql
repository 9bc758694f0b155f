CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "labels_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "member_labels" (
	"member_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_labels_member_id_label_id_pk" PRIMARY KEY("member_id","label_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_visit_on" date;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "premium" "tstzmultirange" DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "province" text;--> statement-breakpoint
ALTER TABLE "member_labels" ADD CONSTRAINT "member_labels_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_labels" ADD CONSTRAINT "member_labels_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_labels_label_index" ON "member_labels" USING btree ("label_id");--> statement-breakpoint
CREATE INDEX "members_registration_index" ON "members" USING btree ("registration_date","id");--> statement-breakpoint
CREATE INDEX "members_surname_index" ON "members" USING btree ("surname","name","id");--> statement-breakpoint
CREATE INDEX "members_words_index" ON "members" USING gin (("client_code" || ' ' || "name" || ' ' || "surname" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "members_phone_index" ON "members" USING gin (regexp_replace("phone", '\D', '', 'g') gin_trgm_ops);
--> statement-breakpoint
-- Decision 55. What a long list of members is asked and put in order by stands in their row, written by those it comes from.
CREATE FUNCTION public.keep_premium() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.members m SET premium = coalesce(
    (SELECT range_agg(tstzrange(p.start, p."end")) FROM public.premium_periods p WHERE p.member_id = m.id), '{}')
  WHERE m.id = coalesce(NEW.member_id, OLD.member_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER premium_periods_are_joined AFTER INSERT OR UPDATE OR DELETE ON public.premium_periods
  FOR EACH ROW EXECUTE FUNCTION public.keep_premium();
--> statement-breakpoint
CREATE FUNCTION public.keep_province() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.members m SET province = coalesce(
    (SELECT nullif(upper(b.data ->> 'province'), '') FROM public.billing_profiles b WHERE b.member_id = m.id),
    (SELECT c.provinces[1] FROM public.professional_cards c WHERE c.member_id = m.id))
  WHERE m.id = coalesce(NEW.member_id, OLD.member_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER billing_profiles_tell_the_province AFTER INSERT OR UPDATE OR DELETE ON public.billing_profiles
  FOR EACH ROW EXECUTE FUNCTION public.keep_province();
--> statement-breakpoint
CREATE TRIGGER professional_cards_tell_the_province AFTER INSERT OR UPDATE OR DELETE ON public.professional_cards
  FOR EACH ROW EXECUTE FUNCTION public.keep_province();
--> statement-breakpoint
UPDATE public.members m SET
  premium = coalesce((SELECT range_agg(tstzrange(p.start, p."end")) FROM public.premium_periods p WHERE p.member_id = m.id), '{}'),
  province = coalesce(
    (SELECT nullif(upper(b.data ->> 'province'), '') FROM public.billing_profiles b WHERE b.member_id = m.id),
    (SELECT c.provinces[1] FROM public.professional_cards c WHERE c.member_id = m.id));
