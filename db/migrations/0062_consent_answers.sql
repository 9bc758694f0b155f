CREATE TYPE "public"."answered_consent" AS ENUM('acknowledgment', 'conditionOfUse', 'acceptanceCondition', 'directMarketing', 'thirdParties', 'statistics', 'profiling', 'partnerPrivacy', 'partnerTerms');--> statement-breakpoint
CREATE TYPE "public"."consent_place" AS ENUM('registration', 'entry', 'checkout', 'profile', 'privacy-page', 'before');--> statement-breakpoint
CREATE TABLE "consent_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consent_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"consent" "answered_consent" NOT NULL,
	"is_given" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"place" "consent_place" NOT NULL,
	"version" integer
);
--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"consent" "answered_consent" NOT NULL,
	"number" integer NOT NULL,
	"html" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_texts_consent_number_pk" PRIMARY KEY("consent","number")
);
--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_answers_member_index" ON "consent_answers" USING btree ("member_id","consent","id");--> statement-breakpoint
-- An answer is never changed; it goes only with the account.
CREATE FUNCTION public.refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consent_answers is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_answers_are_append_only BEFORE UPDATE ON public.consent_answers
  FOR EACH ROW EXECUTE FUNCTION public.refuse_consent_change();
--> statement-breakpoint
INSERT INTO "consent_answers" ("member_id", "consent", "is_given", "at", "place")
SELECT "member_id", "consent"::text::"answered_consent", true, "accepted_at", 'before'::"consent_place" FROM "member_consents"
UNION ALL SELECT "member_id", "consent"::text::"answered_consent", "is_given", "answered_at", 'before'::"consent_place" FROM "marketing_consents"
UNION ALL SELECT "member_id", 'partnerPrivacy'::"answered_consent", true, "partner_privacy_at", 'before'::"consent_place" FROM "member_details" WHERE "partner_privacy_at" IS NOT NULL
UNION ALL SELECT "member_id", 'partnerTerms'::"answered_consent", true, "partner_terms_at", 'before'::"consent_place" FROM "member_details" WHERE "partner_terms_at" IS NOT NULL;
