CREATE TABLE "literature_categories" (
	"category_id" integer NOT NULL,
	"pmid" integer NOT NULL,
	"published_on" date NOT NULL,
	"entered_on" date NOT NULL,
	CONSTRAINT "literature_categories_category_id_pmid_pk" PRIMARY KEY("category_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "literature_records" (
	"pmid" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"original_title" text,
	"abstract" jsonb NOT NULL,
	"abstract_text" text NOT NULL,
	"authors" jsonb NOT NULL,
	"journal" jsonb NOT NULL,
	"published_on" date NOT NULL,
	"published_as" text NOT NULL,
	"entered_on" date NOT NULL,
	"doi" text,
	"pmc_id" text,
	"language" text NOT NULL,
	"publication_types" text[] DEFAULT '{}' NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"headings" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', search_text(title || ' ' || coalesce(original_title, ''))), 'A') || setweight(to_tsvector('english', search_text(headings)), 'B') || setweight(to_tsvector('english', search_text(abstract_text)), 'C')) STORED
);
--> statement-breakpoint
CREATE TABLE "press_categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"family_id" integer NOT NULL,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"is_downloaded" boolean DEFAULT true NOT NULL,
	"is_processed" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"harvested_to" date
);
--> statement-breakpoint
CREATE TABLE "press_digest_papers" (
	"member_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"digest_id" uuid NOT NULL,
	"family_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "press_digest_papers_member_id_pmid_pk" PRIMARY KEY("member_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "press_digest_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "press_digests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unsubscribe_key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"week" date NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_digests_unsubscribe_key_unique" UNIQUE("unsubscribe_key"),
	CONSTRAINT "press_digests_one_a_week" UNIQUE("member_id","week")
);
--> statement-breakpoint
CREATE TABLE "press_reading_list" (
	"member_id" uuid NOT NULL,
	"pmid" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_reading_list_member_id_pmid_pk" PRIMARY KEY("member_id","pmid")
);
--> statement-breakpoint
CREATE TABLE "press_review_subscriptions" (
	"member_id" uuid NOT NULL,
	"family_id" integer NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "press_review_subscriptions_member_id_family_id_pk" PRIMARY KEY("member_id","family_id")
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "literature_categories" ADD CONSTRAINT "literature_categories_category_id_press_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."press_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "literature_categories" ADD CONSTRAINT "literature_categories_pmid_literature_records_pmid_fk" FOREIGN KEY ("pmid") REFERENCES "public"."literature_records"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_categories" ADD CONSTRAINT "press_categories_family_id_specialization_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."specialization_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_digest_papers" ADD CONSTRAINT "press_digest_papers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_digest_papers" ADD CONSTRAINT "press_digest_papers_pmid_literature_records_pmid_fk" FOREIGN KEY ("pmid") REFERENCES "public"."literature_records"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_digest_papers" ADD CONSTRAINT "press_digest_papers_digest_id_press_digests_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."press_digests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_digest_papers" ADD CONSTRAINT "press_digest_papers_family_id_specialization_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."specialization_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_digests" ADD CONSTRAINT "press_digests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_reading_list" ADD CONSTRAINT "press_reading_list_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_reading_list" ADD CONSTRAINT "press_reading_list_pmid_literature_records_pmid_fk" FOREIGN KEY ("pmid") REFERENCES "public"."literature_records"("pmid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_review_subscriptions" ADD CONSTRAINT "press_review_subscriptions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "press_review_subscriptions" ADD CONSTRAINT "press_review_subscriptions_family_id_specialization_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."specialization_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "literature_categories_pmid_index" ON "literature_categories" USING btree ("pmid");--> statement-breakpoint
CREATE INDEX "literature_categories_newest_index" ON "literature_categories" USING btree ("category_id","published_on" DESC NULLS LAST,"pmid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "literature_categories_entered_index" ON "literature_categories" USING btree ("category_id","entered_on","pmid");--> statement-breakpoint
CREATE INDEX "literature_records_words_index" ON "literature_records" USING gin ("words");--> statement-breakpoint
CREATE INDEX "literature_records_doi_index" ON "literature_records" USING btree (lower("doi"));--> statement-breakpoint
CREATE INDEX "literature_records_entered_index" ON "literature_records" USING btree ("entered_on");--> statement-breakpoint
CREATE INDEX "press_digest_papers_digest_index" ON "press_digest_papers" USING btree ("digest_id","position");--> statement-breakpoint
CREATE INDEX "press_reading_list_newest_index" ON "press_reading_list" USING btree ("member_id","saved_at" DESC NULLS LAST);