CREATE TYPE "public"."consent_kind" AS ENUM('acknowledgment', 'conditionOfUse', 'acceptanceCondition');--> statement-breakpoint
CREATE TABLE "credentials" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"demo_refreshed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"public_key_pem" text NOT NULL,
	"sealed_private_key" text NOT NULL,
	"given_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_consents" (
	"member_id" uuid NOT NULL,
	"consent" "consent_kind" NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_consents_member_id_consent_pk" PRIMARY KEY("member_id","consent")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_envelopes" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_consents" ADD CONSTRAINT "member_consents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_tries_last_index" ON "sign_in_tries" USING btree ("last_try_at");--> statement-breakpoint
CREATE INDEX "used_envelopes_expiry_index" ON "used_envelopes" USING btree ("expires_at");