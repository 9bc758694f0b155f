ALTER TYPE "public"."audit_kind" ADD VALUE 'convention-edited';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'legal-case-viewed';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'legal-case-edited';--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "conditions" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "link_url" text;--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "seen_by" text[];--> statement-breakpoint
ALTER TABLE "convention_offers" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "convention_shops" ADD COLUMN "logo_path" text;--> statement-breakpoint
ALTER TABLE "convention_shops" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "convention_shops" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "convention_slides" ADD COLUMN "image_path" text;--> statement-breakpoint
CREATE INDEX "audit_events_about_index" ON "audit_events" USING btree (("details" ->> 'about'),"at") WHERE "audit_events"."details" ? 'about';--> statement-breakpoint
CREATE INDEX "convention_offers_start_index" ON "convention_offers" USING btree ("starts_at") WHERE "convention_offers"."starts_at" is not null;