CREATE TYPE "public"."audit_kind" AS ENUM('signed-in', 'sign-in-denied', 'sign-in-delayed', 'signed-out-everywhere', 'registered', 'trial-activated', 'recovery-asked', 'password-reset', 'password-changed', 'email-verified', 'profile-completed', 'account-changed', 'data-exported', 'account-deleted', 'role-changed', 'member-viewed', 'member-corrected');--> statement-breakpoint
CREATE TYPE "public"."mail_link_kind" AS ENUM('password-reset', 'email-verification');--> statement-breakpoint
CREATE TYPE "public"."marketing_consent_kind" AS ENUM('directMarketing', 'thirdParties', 'statistics', 'profiling');--> statement-breakpoint
CREATE TYPE "public"."lead_state" AS ENUM('new', 'taken', 'closed');--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" "audit_kind" NOT NULL,
	"member_id" uuid,
	"actor_id" uuid,
	"origin" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" "mail_link_kind" NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"member_id" uuid NOT NULL,
	"consent" "marketing_consent_kind" NOT NULL,
	"is_given" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_consents_member_id_consent_pk" PRIMARY KEY("member_id","consent")
);
--> statement-breakpoint
CREATE TABLE "member_details" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"fiscal_code" text,
	"birth_date" date,
	"phone_prefix" text DEFAULT '0039' NOT NULL,
	"profession_id" integer,
	"profession_detail_id" integer,
	"email_verified_at" timestamp with time zone,
	"partner_privacy_at" timestamp with time zone,
	"partner_terms_at" timestamp with time zone,
	CONSTRAINT "member_details_fiscal_code_has_16_capitals" CHECK ("member_details"."fiscal_code" ~ '^[A-Z0-9]{16}$')
);
--> statement-breakpoint
CREATE TABLE "fitness_centers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event_id" uuid NOT NULL,
	"form_type" text NOT NULL,
	"name" text,
	"surname" text,
	"email" text NOT NULL,
	"phone" text,
	"campaign_code" text,
	"marketing_code" text,
	"is_privacy_read" boolean NOT NULL,
	"consents" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"member_id" uuid,
	"state" "lead_state" DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_profession_detail_id_profession_details_id_fk" FOREIGN KEY ("profession_detail_id") REFERENCES "public"."profession_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_member_index" ON "audit_events" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_time_index" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mail_links_member_index" ON "mail_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_links_expiry_index" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_details_fiscal_code_index" ON "member_details" USING btree ("fiscal_code");--> statement-breakpoint
CREATE INDEX "leads_created_index" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_state_index" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_member_index" ON "leads" USING btree ("member_id");