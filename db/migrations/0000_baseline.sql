-- The schema of the club as its first release finds it.
-- Similar words and words without accents, for every search of the club.
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
-- unaccent() itself may not be used in an index, because its dictionary could change; ours is pinned with the server.
CREATE FUNCTION public.search_text(words text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));
--> statement-breakpoint
CREATE TYPE "public"."answered_consent" AS ENUM('acknowledgment', 'conditionOfUse', 'acceptanceCondition', 'directMarketing', 'thirdParties', 'statistics', 'profiling', 'partnerPrivacy', 'partnerTerms');--> statement-breakpoint
CREATE TYPE "public"."consent_place" AS ENUM('registration', 'entry', 'checkout', 'profile', 'privacy-page', 'before');--> statement-breakpoint
CREATE TYPE "public"."former_identity_kind" AS ENUM('mailbox', 'fiscal-code');--> statement-breakpoint
CREATE TYPE "public"."mail_link_kind" AS ENUM('password-reset', 'email-verification', 'factor-loss-stop', 'erasure-undo');--> statement-breakpoint
CREATE TYPE "public"."staff_role" AS ENUM('editor', 'operator', 'administrator');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit-note');--> statement-breakpoint
CREATE TYPE "public"."order_state" AS ENUM('pending', 'confirmed', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."payment_way" AS ENUM('online', 'transfer');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('due', 'done');--> statement-breakpoint
CREATE TYPE "public"."lesson_kind" AS ENUM('text', 'ebook', 'video', 'slides');--> statement-breakpoint
CREATE TYPE "public"."club_part" AS ENUM('words', 'look');--> statement-breakpoint
CREATE TYPE "public"."menu_target" AS ENUM('_self', '_blank');--> statement-breakpoint
CREATE TYPE "public"."page_version_status" AS ENUM('draft', 'published', 'archived');--> statement-breakpoint
CREATE TYPE "public"."course_state" AS ENUM('draft', 'open', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."didactic_model" AS ENUM('Film Formazione', 'E-book', 'Multimediale', 'Interattivo');--> statement-breakpoint
CREATE TYPE "public"."employment_kind" AS ENUM('L', 'D', 'C', 'P');--> statement-breakpoint
CREATE TYPE "public"."lead_state" AS ENUM('new', 'taken', 'closed');--> statement-breakpoint
CREATE TYPE "public"."product_kind" AS ENUM('plan', 'addon');--> statement-breakpoint
CREATE TYPE "public"."archive_state" AS ENUM('preparing', 'ready', 'failed');--> statement-breakpoint
CREATE TYPE "public"."card_type" AS ENUM('MASTERCARD', 'VISA', 'PAYPAL');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'pending', 'succeeded', 'refused', 'abandoned');--> statement-breakpoint
CREATE TYPE "public"."audit_kind" AS ENUM('signed-in', 'sign-in-denied', 'sign-in-delayed', 'signed-out-everywhere', 'signed-out-elsewhere', 'registered', 'trial-activated', 'recovery-asked', 'password-reset', 'password-changed', 'email-verified', 'account-disowned', 'profile-completed', 'account-changed', 'passkey-added', 'passkey-removed', 'second-factor-added', 'second-factor-removed', 'second-factor-lost', 'second-factor-found', 'recovery-codes-made', 'recovery-code-used', 'proof-given', 'proof-denied', 'archive-requested', 'data-exported', 'erasure-requested', 'erasure-undone', 'account-deleted', 'role-changed', 'desk-policy-changed', 'role-offered', 'role-offer-withdrawn', 'role-accepted', 'member-viewed', 'member-corrected', 'member-noted', 'course-edited', 'rubric-edited', 'frame-edited', 'convention-edited', 'legal-case-viewed', 'legal-case-edited', 'club-edited', 'page-edited', 'plan-edited', 'loyalty-edited', 'service-edited', 'infected-file-refused', 'infected-file-removed', 'content-deleted', 'content-edited', 'certificate-edited', 'request-edited', 'trail-exported', 'invoice-edited', 'record-edited');--> statement-breakpoint
CREATE SEQUENCE "public"."member_usernames" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 100000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."electronic_file_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 60466175 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"asks_again" boolean DEFAULT true NOT NULL,
	CONSTRAINT "consent_texts_consent_number_pk" PRIMARY KEY("consent","number")
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"demo_refreshed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_policies" (
	"policy" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_identities" (
	"mark" text PRIMARY KEY NOT NULL,
	"kind" "former_identity_kind" NOT NULL,
	"had_trial" boolean NOT NULL,
	"forget_at" timestamp with time zone NOT NULL
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
CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" "mail_link_kind" NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_details" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"fiscal_code" text,
	"birth_date" date,
	"phone_prefix" text DEFAULT '0039' NOT NULL,
	"profession_id" integer,
	"profession_detail_id" integer,
	"devices_known_since" timestamp with time zone,
	"has_pending_trial" boolean DEFAULT false NOT NULL,
	"invited_with" text,
	"stopped_at" text,
	"erasure_told_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"erases_at" timestamp with time zone,
	CONSTRAINT "member_details_fiscal_code_has_16_capitals" CHECK ("member_details"."fiscal_code" ~ '^[A-Z0-9]{16}$')
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"member_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"lost_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "security_emails" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_emails_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"role" "staff_role" NOT NULL,
	"email" text NOT NULL,
	"invited_by" uuid,
	"reason" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "used_envelopes" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_movements_never_below_zero" CHECK ("credit_movements"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_operations" (
	"member_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"tag" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_operations_member_id_idempotency_key_pk" PRIMARY KEY("member_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"username" integer NOT NULL,
	"email" text NOT NULL,
	"mailbox" text GENERATED ALWAYS AS (case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com') then replace(regexp_replace(split_part(email, '@', 1), '[+].*$', ''), '.', '') || '@gmail.com' else regexp_replace(split_part(email, '@', 1), '[+].*$', '') || '@' || split_part(email, '@', 2) end) STORED,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"phone" text,
	"client_code" text NOT NULL,
	"card_code" text,
	"convention_order" text,
	"promo_codes" text[] DEFAULT '{}' NOT NULL,
	"registration_date" timestamp with time zone NOT NULL,
	"email_verified_at" timestamp with time zone,
	"staff_role" "staff_role",
	"staff_role_since" timestamp with time zone,
	"is_aps" boolean DEFAULT false NOT NULL,
	"profession" text,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"trial_start" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_username_unique" UNIQUE("username"),
	CONSTRAINT "members_client_code_unique" UNIQUE("client_code"),
	CONSTRAINT "members_email_is_lowercase" CHECK ("members"."email" = lower("members"."email")),
	CONSTRAINT "members_username_has_4_to_8_digits" CHECK ("members"."username" between 1000 and 99999999),
	CONSTRAINT "members_trial_is_a_period" CHECK (("members"."trial_start" is null) = ("members"."trial_end" is null)),
	CONSTRAINT "members_trial_ends_after_it_starts" CHECK ("members"."trial_end" > "members"."trial_start")
);
--> statement-breakpoint
CREATE TABLE "premium_periods" (
	"member_id" uuid NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	CONSTRAINT "premium_periods_member_id_start_pk" PRIMARY KEY("member_id","start"),
	CONSTRAINT "premium_periods_end_after_they_start" CHECK ("premium_periods"."end" > "premium_periods"."start")
);
--> statement-breakpoint
CREATE TABLE "static_portfolios" (
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "static_portfolios_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
CREATE TABLE "wallets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"stato" integer,
	"active_from" timestamp with time zone NOT NULL,
	"active_until" timestamp with time zone,
	"initial_credits" integer DEFAULT 0 NOT NULL,
	"bonus_credits" integer DEFAULT 0 NOT NULL,
	"used_credits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "wallets_one_grant_per_instant" UNIQUE("member_id","tag","active_from"),
	CONSTRAINT "wallets_end_after_they_start" CHECK ("wallets"."active_until" > "wallets"."active_from"),
	CONSTRAINT "wallets_credits_are_not_negative" CHECK (least("wallets"."initial_credits", "wallets"."bonus_credits", "wallets"."used_credits") >= 0),
	CONSTRAINT "wallets_never_overspent" CHECK ("wallets"."used_credits" <= "wallets"."initial_credits" + "wallets"."bonus_credits")
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "electronic_files" (
	"progressive" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	CONSTRAINT "electronic_files_have_five_characters" CHECK ("electronic_files"."progressive" ~ '^[0-9A-Z]{5}$')
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" "invoice_kind" DEFAULT 'invoice' NOT NULL,
	"product_name" text NOT NULL,
	"installment" integer NOT NULL,
	"installments" integer NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" smallint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"year" integer,
	"number" integer,
	"issued_at" timestamp with time zone,
	"credited_id" uuid,
	"seller" jsonb,
	"lines" jsonb,
	"reason" text,
	"bears_stamp_duty" boolean DEFAULT false NOT NULL,
	CONSTRAINT "invoices_credited_id_unique" UNIQUE("credited_id"),
	CONSTRAINT "invoices_number_is_of_one" UNIQUE("year","number"),
	CONSTRAINT "invoices_have_an_amount" CHECK ("invoices"."amount_cents" > 0),
	CONSTRAINT "invoices_issued_have_a_number" CHECK (("invoices"."issued_at" is null) = ("invoices"."number" is null)),
	CONSTRAINT "invoices_paid_have_a_date" CHECK (("invoices"."state" = 1) = ("invoices"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"installment_plan_id" text NOT NULL,
	"installments" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"promised" jsonb,
	"vat" jsonb,
	"owned_product_id" uuid,
	CONSTRAINT "order_lines_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "order_state" DEFAULT 'pending' NOT NULL,
	"way" "payment_way" NOT NULL,
	"fingerprint" text NOT NULL,
	"billing" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "orders_cost_something" CHECK ("orders"."total_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"invoice_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "payment_state" DEFAULT 'created' NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"provider" text DEFAULT 'stand-in' NOT NULL,
	"provider_id" text,
	"return_path" text DEFAULT '' NOT NULL,
	"refund" "refund_state",
	CONSTRAINT "payments_refund_what_was_paid" CHECK ("payments"."refund" is null or "payments"."state" = 'succeeded')
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"suspended_at" timestamp with time zone NOT NULL,
	"taken" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_interest_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"valid_to" date NOT NULL,
	"basis_points" integer NOT NULL,
	"decree" text NOT NULL,
	CONSTRAINT "legal_interest_rates_end_after_they_start" CHECK ("legal_interest_rates"."valid_to" >= "legal_interest_rates"."valid_from"),
	CONSTRAINT "legal_interest_rates_are_believable" CHECK ("legal_interest_rates"."basis_points" between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"installment_plan_id" text NOT NULL,
	"quoted" jsonb,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid,
	"token_hash" text,
	"is_inserted_by_operator" boolean DEFAULT false NOT NULL,
	"show_price" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "carts_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "carts_belong_to_one" CHECK (("carts"."member_id" is null) <> ("carts"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"member_id" uuid,
	"course_id" integer NOT NULL,
	"cycle" integer NOT NULL,
	"printed" jsonb NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revocation_reason" text,
	"revoked_by" uuid,
	"replaced_by" text,
	CONSTRAINT "certificates_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "former_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" integer NOT NULL,
	"person" jsonb,
	"passed_on" date,
	CONSTRAINT "former_participants_named_if_passed" CHECK (("former_participants"."person" is null) = ("former_participants"."passed_on" is null))
);
--> statement-breakpoint
CREATE TABLE "lesson_progress" (
	"member_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"position_seconds" integer DEFAULT 0 NOT NULL,
	"furthest_seconds" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lesson_progress_member_id_lesson_id_pk" PRIMARY KEY("member_id","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "lessons" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" "lesson_kind" NOT NULL,
	"title" text NOT NULL,
	"paragraphs" text[] NOT NULL,
	"duration_seconds" integer NOT NULL,
	"film_path" text,
	"captions_path" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "lessons_one_per_position" UNIQUE("course_id","position")
);
--> statement-breakpoint
CREATE TABLE "quality_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" integer NOT NULL,
	"relevance" smallint NOT NULL,
	"quality" smallint NOT NULL,
	"usefulness" smallint NOT NULL,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"member_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"cycle" integer NOT NULL,
	"is_recruited_by_sponsor" boolean NOT NULL,
	"sponsor_name" text,
	"filled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "questionnaires_member_id_course_id_cycle_pk" PRIMARY KEY("member_id","course_id","cycle")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"course_id" integer NOT NULL,
	"position" integer NOT NULL,
	"words" text NOT NULL,
	"right_answer" text NOT NULL,
	"wrong_answers" text[] NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "questions_one_per_position" UNIQUE("course_id","position"),
	CONSTRAINT "questions_have_four_options" CHECK (cardinality("questions"."wrong_answers") = 3)
);
--> statement-breakpoint
CREATE TABLE "test_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"cycle" integer NOT NULL,
	"number" smallint NOT NULL,
	"shown" jsonb NOT NULL,
	"answers" jsonb,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"score" integer,
	"is_passed" boolean,
	CONSTRAINT "test_attempts_one_per_number" UNIQUE("member_id","course_id","cycle","number"),
	CONSTRAINT "test_attempts_at_most_five" CHECK ("test_attempts"."number" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "club_settings" (
	"part" "club_part" PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "club_settings_are_numbered" CHECK ("club_settings"."number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"parent_id" uuid,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"body" text NOT NULL,
	"opening" text NOT NULL,
	"body_text" text NOT NULL,
	"content_type" text NOT NULL,
	"publication_date" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"picture" jsonb NOT NULL,
	"category_slug" text NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"professions" text[] DEFAULT '{}' NOT NULL,
	"specializations" text[] DEFAULT '{}' NOT NULL,
	"internal_tags" text[] DEFAULT '{}' NOT NULL,
	"series" text,
	"author" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_actions" text[] DEFAULT '{}' NOT NULL,
	"embedded" jsonb,
	"related_components" text[] DEFAULT '{}' NOT NULL,
	"related_ids" uuid[] DEFAULT '{}' NOT NULL,
	"has_continue_reading" boolean DEFAULT false NOT NULL,
	"has_topics" boolean DEFAULT true NOT NULL,
	"is_formativo" boolean DEFAULT false NOT NULL,
	"course_slug" text,
	"logos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mobi_file_id" uuid,
	"is_premium" boolean DEFAULT false NOT NULL,
	"policy_id" integer NOT NULL,
	"open_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('italian', search_text(title)), 'A') || setweight(to_tsvector('simple', search_text(title)), 'A') || setweight(to_tsvector('italian', search_text(abstract)), 'B') || setweight(to_tsvector('italian', search_text(opening)), 'C')) STORED,
	"body_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('italian', search_text(body_text)), 'D')) STORED,
	CONSTRAINT "content_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_items_slug_is_a_slug" CHECK ("content_items"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "content_items_withdrawn_are_not_published" CHECK (withdrawn_at is null or publication_date is null)
);
--> statement-breakpoint
CREATE TABLE "content_policies" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"paywalls" jsonb NOT NULL,
	"use_flag" text,
	CONSTRAINT "content_policies_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"draft" jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "content_revision_is_one_row" CHECK ("content_revision"."is_only")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"menu" text NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"link" text NOT NULL,
	"target" "menu_target" DEFAULT '_self' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "menu_items_one_per_place" UNIQUE NULLS NOT DISTINCT("menu","parent_id","position")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" "page_version_status" NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"sharing" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	"published_by" uuid,
	"published_at" timestamp with time zone,
	CONSTRAINT "page_versions_page_id_number_pk" PRIMARY KEY("page_id","number"),
	CONSTRAINT "page_versions_published_have_a_date" CHECK ("page_versions"."status" <> 'published' or "page_versions"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"path" text NOT NULL,
	"parent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_path_unique" UNIQUE("path"),
	CONSTRAINT "pages_path_is_lowercase" CHECK ("pages"."path" = lower("pages"."path") and "pages"."path" like '/%'),
	CONSTRAINT "pages_are_not_their_own_parent" CHECK ("pages"."parent_id" <> "pages"."id")
);
--> statement-breakpoint
CREATE TABLE "convention_offers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "convention_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"external_id" text NOT NULL,
	"shop_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"conditions" text DEFAULT '' NOT NULL,
	"link_url" text,
	"voucher_code" text,
	"offer_type" text NOT NULL,
	"kind" text NOT NULL,
	"fake_coupon_type" text,
	"price_value" integer,
	"price_symbol" smallint,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"seen_by" text[],
	"version" integer DEFAULT 1 NOT NULL,
	"best_rank" integer,
	"imported_at" timestamp with time zone NOT NULL,
	"expired_at" timestamp with time zone,
	CONSTRAINT "convention_offers_external_id_unique" UNIQUE("external_id"),
	CONSTRAINT "convention_offers_symbol_is_known" CHECK ("convention_offers"."price_symbol" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "convention_secrets" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "convention_shops" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "convention_shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"category" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"site_url" text NOT NULL,
	"top_rank" integer,
	"logo_path" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "convention_shops_name_unique" UNIQUE("name"),
	CONSTRAINT "convention_shops_site_is_https" CHECK ("convention_shops"."site_url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "convention_slides" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "convention_slides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shop_id" integer NOT NULL,
	"title" text NOT NULL,
	"image_key" text NOT NULL,
	"image_path" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "convention_withdrawals" (
	"member_id" uuid NOT NULL,
	"offer_id" integer NOT NULL,
	"withdrawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "convention_withdrawals_member_id_offer_id_pk" PRIMARY KEY("member_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "course_access_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"course_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "course_series" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "course_series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "course_series_name_unique" UNIQUE("name"),
	CONSTRAINT "course_series_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"card_heading" text NOT NULL,
	"series_id" integer NOT NULL,
	"model" "didactic_model" NOT NULL,
	"description" text NOT NULL,
	"objective" text NOT NULL,
	"professions" text[] DEFAULT '{}' NOT NULL,
	"disciplines" text[] DEFAULT '{}' NOT NULL,
	"teachers" text[] DEFAULT '{}' NOT NULL,
	"sponsor" text,
	"credits" integer NOT NULL,
	"duration_hours" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"expiry_date" date NOT NULL,
	"event_id" integer NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"groups" text[] DEFAULT '{}' NOT NULL,
	"promo_codes" text[] DEFAULT '{}' NOT NULL,
	"is_external" boolean DEFAULT false NOT NULL,
	"link_url" text,
	"image" text,
	"download_pdf_url" text,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"is_order_free" boolean DEFAULT false NOT NULL,
	"state" "course_state" DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "courses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "courses_one_per_edition" UNIQUE("event_id","edition"),
	CONSTRAINT "courses_cost_credits" CHECK ("courses"."credits" between 1 and 150)
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"member_id" uuid NOT NULL,
	"course_id" integer NOT NULL,
	"cycle" integer DEFAULT 1 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"subscribed_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"score" integer,
	"percentage_of_completion" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "enrolments_member_id_course_id_pk" PRIMARY KEY("member_id","course_id"),
	CONSTRAINT "enrolments_status_is_known" CHECK ("enrolments"."status" between 1 and 4),
	CONSTRAINT "enrolments_percentage" CHECK ("enrolments"."percentage_of_completion" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "trainee_identities" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"birth_place" text,
	"employment" "employment_kind",
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_clips" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "video_clips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"topic" text NOT NULL,
	"duration_seconds" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"steps" text[] DEFAULT '{}' NOT NULL,
	"video_path" text,
	"captions_path" text,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "video_clips_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "directory_counts" (
	"visibility" text NOT NULL,
	"profession_type" integer NOT NULL,
	"province" text NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "directory_counts_visibility_profession_type_province_pk" PRIMARY KEY("visibility","profession_type","province")
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"member_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"type" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_member_id_item_id_pk" PRIMARY KEY("member_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "fitness_centers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL
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
	"handled_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leads_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "legal_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"court" text NOT NULL,
	"seat" text NOT NULL,
	"section" text NOT NULL,
	"status" text NOT NULL,
	"business_line" text NOT NULL,
	"specialization" text NOT NULL,
	"rulings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "legal_cases_one_name_per_member" UNIQUE("member_id","name")
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hearing_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_hearings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"type" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_accounts" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"seen_balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "loyalty_accounts_never_below_zero" CHECK ("loyalty_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_entries" (
	"operation_id" bigint NOT NULL,
	"lot_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "loyalty_entries_operation_id_lot_id_pk" PRIMARY KEY("operation_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "loyalty_invitations" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "loyalty_invitations_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "loyalty_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_lots_hold_what_they_may" CHECK ("loyalty_lots"."remaining" between 0 and "loyalty_lots"."points")
);
--> statement-breakpoint
CREATE TABLE "loyalty_missions" (
	"code" text NOT NULL,
	"from_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "loyalty_missions_code_from_day_pk" PRIMARY KEY("code","from_day")
);
--> statement-breakpoint
CREATE TABLE "loyalty_operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "loyalty_operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mission" text,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"description" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_operations_once_per_key" UNIQUE("member_id","key"),
	CONSTRAINT "loyalty_operations_never_below_zero" CHECK ("loyalty_operations"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "loyalty_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" text NOT NULL,
	"title" text NOT NULL,
	"points" integer NOT NULL,
	"state" text DEFAULT 'placing' NOT NULL,
	"voucher_code" text,
	"delivery" jsonb,
	"idempotency_key" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "loyalty_orders_once_per_key" UNIQUE("member_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "favorite_categories" (
	"member_id" uuid NOT NULL,
	"category_slug" text NOT NULL,
	CONSTRAINT "favorite_categories_member_id_category_slug_pk" PRIMARY KEY("member_id","category_slug")
);
--> statement-breakpoint
CREATE TABLE "feed_copies" (
	"name" text PRIMARY KEY NOT NULL,
	"posts" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"told_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"member_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_reads_member_id_notice_id_pk" PRIMARY KEY("member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"published_at" timestamp with time zone NOT NULL,
	"is_announced" boolean DEFAULT true NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_bar_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"link_label" text,
	"link" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "top_bar_messages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
CREATE TABLE "owned_products" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"kind" "product_kind" NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"active_until" timestamp with time zone NOT NULL,
	"conditions_html" text NOT NULL,
	CONSTRAINT "owned_products_end_after_they_start" CHECK ("owned_products"."active_until" > "owned_products"."active_from")
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"product_id" text NOT NULL,
	"from_day" date DEFAULT '2000-01-01' NOT NULL,
	"installment_plan_id" text NOT NULL,
	"installment_plan_number" integer NOT NULL,
	"installment_plan_name" text NOT NULL,
	"total_cents" integer NOT NULL,
	"discounted_cents" integer,
	"position" integer NOT NULL,
	CONSTRAINT "price_lists_product_id_from_day_installment_plan_id_pk" PRIMARY KEY("product_id","from_day","installment_plan_id"),
	CONSTRAINT "price_lists_have_installments" CHECK ("price_lists"."installment_plan_number" between 1 and 48),
	CONSTRAINT "price_lists_cost_something" CHECK ("price_lists"."total_cents" > 0 and "price_lists"."discounted_cents" > 0),
	CONSTRAINT "price_lists_discount_is_a_discount" CHECK ("price_lists"."discounted_cents" < "price_lists"."total_cents")
);
--> statement-breakpoint
CREATE TABLE "product_services" (
	"product_id" text NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"public_description" text NOT NULL,
	"available" boolean NOT NULL,
	CONSTRAINT "product_services_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" "product_kind" DEFAULT 'plan' NOT NULL,
	"summary" text NOT NULL,
	"is_most_liked" boolean DEFAULT false NOT NULL,
	"is_on_sale" boolean DEFAULT true NOT NULL,
	"rank" integer NOT NULL,
	"wallets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"portfolios" text[] DEFAULT '{}' NOT NULL,
	"conditions_html" text DEFAULT '' NOT NULL,
	"vat" jsonb DEFAULT '{"rate":22}'::jsonb NOT NULL
);
--> statement-breakpoint
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
	"book" jsonb,
	"published_on" date NOT NULL,
	"published_as" text NOT NULL,
	"entered_on" date NOT NULL,
	"doi" text,
	"pmc_id" text,
	"language" text NOT NULL,
	"publication_types" text[] DEFAULT '{}' NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
CREATE TABLE "professional_card_bonuses" (
	"member_id" uuid NOT NULL,
	"subscription_start" timestamp with time zone NOT NULL,
	"credits" integer NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "professional_card_bonuses_member_id_subscription_start_pk" PRIMARY KEY("member_id","subscription_start")
);
--> statement-breakpoint
CREATE TABLE "professional_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"picture_file_id" uuid,
	"details" jsonb NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"privacy_accepted_at" timestamp with time zone,
	"terms_accepted_at" timestamp with time zone,
	"visibility" text DEFAULT 'private' NOT NULL,
	"contact_visibility" text DEFAULT 'private' NOT NULL,
	"pharma_care_id" uuid,
	"pharma_care_since" timestamp with time zone,
	"change_requests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_at" timestamp with time zone,
	"held_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"search_words" text DEFAULT '' NOT NULL,
	"profession_types" integer[] DEFAULT '{}' NOT NULL,
	"provinces" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "professional_cards_member_id_unique" UNIQUE("member_id"),
	CONSTRAINT "professional_cards_slug_unique" UNIQUE("slug"),
	CONSTRAINT "professional_cards_step_is_a_stage" CHECK ("professional_cards"."step" between 1 and 5),
	CONSTRAINT "professional_cards_shown_are_accepted" CHECK ("professional_cards"."visibility" = 'private' or ("professional_cards"."privacy_accepted_at" is not null and "professional_cards"."terms_accepted_at" is not null and "professional_cards"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "profession_details" (
	"id" integer PRIMARY KEY NOT NULL,
	"profession_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "professions" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"is_signup_enabled" boolean NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "professions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "specialization_families" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_archives" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"state" "archive_state" DEFAULT 'preparing' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"byte_size" bigint,
	"piece_bytes" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_offers" (
	"slug" text PRIMARY KEY NOT NULL,
	"image_path" text,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"monthly_cost_cents" integer NOT NULL,
	"advance_cents" integer NOT NULL,
	"max_km" integer NOT NULL,
	"max_months" integer NOT NULL,
	"average_consumption" text NOT NULL,
	"horse_power" integer NOT NULL,
	"co2" integer NOT NULL,
	"transmission" text NOT NULL,
	"engine_cc" integer,
	"traction" text NOT NULL,
	"fuel_type" text NOT NULL,
	"doors" integer NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"form" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" text,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tutorial_films" (
	"slug" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"captions" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_tutorials" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"content" text NOT NULL,
	"preview_image" text,
	"video_url" text,
	"captions_url" text,
	"is_preview" boolean NOT NULL,
	"duration_seconds" integer DEFAULT 0 NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"purposes" text[] NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cookie_consents_id_given_at_pk" PRIMARY KEY("id","given_at")
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"path" text NOT NULL,
	"audience_type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_offers" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"destination" text NOT NULL,
	"place" text NOT NULL,
	"holiday_type" text NOT NULL,
	"location" text NOT NULL,
	"extract" text NOT NULL,
	"content" text NOT NULL,
	"body" jsonb NOT NULL,
	"image_path" text,
	"is_cruise" boolean DEFAULT false NOT NULL,
	"nights" smallint,
	"board" text,
	"has_spa" boolean DEFAULT false NOT NULL,
	"has_beach_service" boolean DEFAULT false NOT NULL,
	"hotel_stars" smallint,
	"has_flight" boolean DEFAULT false NOT NULL,
	"has_wifi" boolean DEFAULT false NOT NULL,
	"structure_type" text,
	"has_italian_guide" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welcome_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"type" text NOT NULL,
	"product_tags" text[] DEFAULT '{}' NOT NULL,
	"welcome_message" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"member_id" uuid NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facts_happen_once" UNIQUE("member_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "heard_facts" (
	"listener" text NOT NULL,
	"fact_id" bigint NOT NULL,
	CONSTRAINT "heard_facts_listener_fact_id_pk" PRIMARY KEY("listener","fact_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"owner_id" uuid,
	"is_public" boolean NOT NULL,
	"piece_bytes" integer,
	"pieces_taken" integer,
	"awaits_scan" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_are_not_empty" CHECK ("files"."byte_size" > 0),
	CONSTRAINT "files_know_their_pieces" CHECK (("files"."piece_bytes" is null) = ("files"."pieces_taken" is null))
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"idempotency_key" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"holds_secret" boolean DEFAULT false NOT NULL,
	"unsubscribe_url" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "outbox_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "outbox_state_is_known" CHECK ("outbox"."state" in ('waiting', 'sending', 'sent', 'failed', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "payment_customers_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "stand_in_methods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_reference" text NOT NULL,
	"card_type" "card_type" NOT NULL,
	"last_digits" text NOT NULL,
	"owner" text NOT NULL,
	"expires_on" text NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_payments" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"customer_reference" text NOT NULL,
	"return_path" text NOT NULL,
	"state" "payment_state" DEFAULT 'created' NOT NULL,
	"settles_at" timestamp with time zone,
	"is_refunded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_orders" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"customer_reference" text NOT NULL,
	"delivery" jsonb,
	"state" text NOT NULL,
	"voucher_code" text,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"points" integer NOT NULL,
	"kind" text NOT NULL,
	"stock" integer,
	"fails_after_hours" integer,
	CONSTRAINT "stand_in_rewards_stock_is_not_negative" CHECK ("stand_in_rewards"."stock" >= 0),
	CONSTRAINT "stand_in_rewards_points_are_positive" CHECK ("stand_in_rewards"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "record_trash" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"record" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	"removed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"second_factor_at" timestamp with time zone,
	"device" text NOT NULL,
	"role" text,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_id_is_a_sha256" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
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
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_profession_detail_id_profession_details_id_fk" FOREIGN KEY ("profession_detail_id") REFERENCES "public"."profession_details"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "security_emails" ADD CONSTRAINT "security_emails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_members_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "static_portfolios" ADD CONSTRAINT "static_portfolios_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_profiles" ADD CONSTRAINT "billing_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "electronic_files" ADD CONSTRAINT "electronic_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_owned_product_id_owned_products_id_fk" FOREIGN KEY ("owned_product_id") REFERENCES "public"."owned_products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_participants" ADD CONSTRAINT "former_participants_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD CONSTRAINT "lesson_progress_member_id_course_id_enrolments_member_id_course_id_fk" FOREIGN KEY ("member_id","course_id") REFERENCES "public"."enrolments"("member_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quality_answers" ADD CONSTRAINT "quality_answers_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD CONSTRAINT "questionnaires_member_id_course_id_enrolments_member_id_course_id_fk" FOREIGN KEY ("member_id","course_id") REFERENCES "public"."enrolments"("member_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_attempts" ADD CONSTRAINT "test_attempts_member_id_course_id_enrolments_member_id_course_id_fk" FOREIGN KEY ("member_id","course_id") REFERENCES "public"."enrolments"("member_id","course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_parent_id_content_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_category_slug_content_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."content_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_mobi_file_id_files_id_fk" FOREIGN KEY ("mobi_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_policy_id_content_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."content_policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_parent_id_menu_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_published_by_members_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_offers" ADD CONSTRAINT "convention_offers_shop_id_convention_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."convention_shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_slides" ADD CONSTRAINT "convention_slides_shop_id_convention_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."convention_shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_withdrawals" ADD CONSTRAINT "convention_withdrawals_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "convention_withdrawals" ADD CONSTRAINT "convention_withdrawals_offer_id_convention_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."convention_offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_access_links" ADD CONSTRAINT "course_access_links_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_series_id_course_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."course_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trainee_identities" ADD CONSTRAINT "trainee_identities_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_handled_by_members_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_cases" ADD CONSTRAINT "legal_cases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_hearing_id_legal_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."legal_hearings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hearings" ADD CONSTRAINT "legal_hearings_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_operation_id_loyalty_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."loyalty_operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_entries" ADD CONSTRAINT "loyalty_entries_lot_id_loyalty_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."loyalty_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_invitations" ADD CONSTRAINT "loyalty_invitations_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_orders" ADD CONSTRAINT "loyalty_orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_categories" ADD CONSTRAINT "favorite_categories_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_categories" ADD CONSTRAINT "favorite_categories_category_slug_content_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."content_categories"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notices" ADD CONSTRAINT "member_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "owned_products" ADD CONSTRAINT "owned_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_lists" ADD CONSTRAINT "price_lists_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_services" ADD CONSTRAINT "product_services_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "professional_card_bonuses" ADD CONSTRAINT "professional_card_bonuses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_cards" ADD CONSTRAINT "professional_cards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_cards" ADD CONSTRAINT "professional_cards_picture_file_id_files_id_fk" FOREIGN KEY ("picture_file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_details" ADD CONSTRAINT "profession_details_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_archives" ADD CONSTRAINT "member_archives_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_id_leads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heard_facts" ADD CONSTRAINT "heard_facts_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_answers_member_index" ON "consent_answers" USING btree ("member_id","consent","id");--> statement-breakpoint
CREATE INDEX "former_identities_forget_index" ON "former_identities" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "mail_links_member_index" ON "mail_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_links_expiry_index" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "member_details_fiscal_code_index" ON "member_details" USING btree ("fiscal_code");--> statement-breakpoint
CREATE INDEX "member_details_erasure_index" ON "member_details" USING btree ("erases_at") WHERE "member_details"."erases_at" is not null;--> statement-breakpoint
CREATE INDEX "passkeys_member_index" ON "passkeys" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factors_lost_index" ON "second_factors" USING btree ("lost_at") WHERE "second_factors"."lost_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_in_tries_last_index" ON "sign_in_tries" USING btree ("last_try_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_inviter_index" ON "staff_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "used_envelopes_expiry_index" ON "used_envelopes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credit_movements_wallet_index" ON "credit_movements" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "credit_movements_member_index" ON "credit_movements" USING btree ("member_id","tag");--> statement-breakpoint
CREATE INDEX "members_email_index" ON "members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "members_mailbox_index" ON "members" USING btree ("mailbox");--> statement-breakpoint
CREATE UNIQUE INDEX "electronic_files_one_good_per_invoice" ON "electronic_files" USING btree ("invoice_id") WHERE "electronic_files"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "electronic_files_unsent_index" ON "electronic_files" USING btree ("made_at") WHERE "electronic_files"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_member_index" ON "invoices" USING btree ("member_id","due_on");--> statement-breakpoint
CREATE INDEX "invoices_order_index" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open_per_member" ON "orders" USING btree ("member_id") WHERE "orders"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "orders_member_index" ON "orders" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_time_index" ON "orders" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_per_member" ON "payments" USING btree ("member_id") WHERE "payments"."state" in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_success_per_invoice" ON "payments" USING btree ("invoice_id") WHERE "payments"."state" = 'succeeded' and "payments"."refund" is null;--> statement-breakpoint
CREATE INDEX "payments_invoice_index" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_owed_index" ON "payments" USING btree ("changed_at") WHERE "payments"."refund" = 'due';--> statement-breakpoint
CREATE INDEX "certificates_member_index" ON "certificates" USING btree ("member_id","course_id");--> statement-breakpoint
CREATE INDEX "former_participants_course_index" ON "former_participants" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "quality_answers_course_index" ON "quality_answers" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "test_attempts_course_index" ON "test_attempts" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "content_items_in_order_index" ON "content_items" USING btree ("publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id","content_type");--> statement-breakpoint
CREATE INDEX "content_items_type_in_order_index" ON "content_items" USING btree ("content_type","publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "content_items_category_in_order_index" ON "content_items" USING btree ("category_slug","publication_date" DESC NULLS LAST,"updated_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"professions" DESC NULLS LAST,"id","content_type");--> statement-breakpoint
CREATE INDEX "content_items_unpublished_index" ON "content_items" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE publication_date is null;--> statement-breakpoint
CREATE INDEX "content_items_topics_index" ON "content_items" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "content_items_professions_index" ON "content_items" USING gin ("professions");--> statement-breakpoint
CREATE INDEX "content_items_specializations_index" ON "content_items" USING gin ("specializations");--> statement-breakpoint
CREATE INDEX "content_items_open_words_index" ON "content_items" USING gin ("open_words");--> statement-breakpoint
CREATE INDEX "content_items_body_words_index" ON "content_items" USING gin ("body_words");--> statement-breakpoint
CREATE INDEX "content_words_like_index" ON "content_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_draft" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."status" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_published" ON "page_versions" USING btree ("page_id") WHERE "page_versions"."status" = 'published';--> statement-breakpoint
CREATE INDEX "pages_parent_index" ON "pages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "convention_offers_on_index" ON "convention_offers" USING btree ("shop_id","id") WHERE "convention_offers"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "convention_offers_best_index" ON "convention_offers" USING btree ("best_rank") WHERE "convention_offers"."best_rank" is not null and "convention_offers"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "convention_offers_start_index" ON "convention_offers" USING btree ("starts_at") WHERE "convention_offers"."starts_at" is not null;--> statement-breakpoint
CREATE INDEX "convention_offers_end_index" ON "convention_offers" USING btree ("ends_at") WHERE "convention_offers"."expired_at" is null;--> statement-breakpoint
CREATE INDEX "convention_shops_category_index" ON "convention_shops" USING btree ("category","name");--> statement-breakpoint
CREATE INDEX "convention_shops_top_index" ON "convention_shops" USING btree ("top_rank") WHERE "convention_shops"."top_rank" is not null;--> statement-breakpoint
CREATE INDEX "convention_withdrawals_offer_index" ON "convention_withdrawals" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "course_access_links_expiry_index" ON "course_access_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "courses_newest_index" ON "courses" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "courses_series_index" ON "courses" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "courses_words_index" ON "courses" USING gin (search_text("title" || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enrolments_course_index" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "video_clips_newest_index" ON "video_clips" USING btree ("published_at","id");--> statement-breakpoint
CREATE INDEX "favorites_item_index" ON "favorites" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "favorites_newest_index" ON "favorites" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "leads_created_index" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_state_index" ON "leads" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "leads_member_index" ON "leads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "legal_documents_hearing_index" ON "legal_documents" USING btree ("hearing_id");--> statement-breakpoint
CREATE INDEX "legal_hearings_case_index" ON "legal_hearings" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_lot_index" ON "loyalty_entries" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "loyalty_lots_member_index" ON "loyalty_lots" USING btree ("member_id") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_lots_ending" ON "loyalty_lots" USING btree ("expires_at") WHERE "loyalty_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "loyalty_operations_newest" ON "loyalty_operations" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "loyalty_orders_newest" ON "loyalty_orders" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "loyalty_orders_open" ON "loyalty_orders" USING btree ("updated_at") WHERE "loyalty_orders"."state" in ('placing', 'accepted', 'shipped');--> statement-breakpoint
CREATE INDEX "member_notices_by_date" ON "member_notices" USING btree ("member_id","told_at");--> statement-breakpoint
CREATE INDEX "notice_reads_by_notice" ON "notice_reads" USING btree ("notice_id");--> statement-breakpoint
CREATE INDEX "notices_by_date" ON "notices" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "owned_products_member_index" ON "owned_products" USING btree ("member_id","active_from");--> statement-breakpoint
CREATE INDEX "literature_categories_pmid_index" ON "literature_categories" USING btree ("pmid");--> statement-breakpoint
CREATE INDEX "literature_categories_newest_index" ON "literature_categories" USING btree ("category_id","published_on","pmid");--> statement-breakpoint
CREATE INDEX "literature_categories_entered_index" ON "literature_categories" USING btree ("category_id","entered_on","pmid");--> statement-breakpoint
CREATE INDEX "literature_records_words_index" ON "literature_records" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "literature_records_doi_index" ON "literature_records" USING btree (lower("doi"));--> statement-breakpoint
CREATE INDEX "literature_records_entered_index" ON "literature_records" USING btree ("entered_on");--> statement-breakpoint
CREATE INDEX "press_digest_papers_digest_index" ON "press_digest_papers" USING btree ("digest_id","position");--> statement-breakpoint
CREATE INDEX "press_reading_list_newest_index" ON "press_reading_list" USING btree ("member_id","saved_at");--> statement-breakpoint
CREATE INDEX "professional_cards_newest" ON "professional_cards" USING btree ("published_at","id","visibility") WHERE "professional_cards"."visibility" <> 'private';--> statement-breakpoint
CREATE INDEX "professional_cards_to_review" ON "professional_cards" USING btree ("updated_at") WHERE ("professional_cards"."visibility" <> 'private' or "professional_cards"."held_at" is not null) and ("professional_cards"."reviewed_at" is null or "professional_cards"."reviewed_at" < "professional_cards"."updated_at");--> statement-breakpoint
CREATE INDEX "professional_cards_words" ON "professional_cards" USING gin ("search_words" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "professional_cards_provinces" ON "professional_cards" USING gin ("provinces");--> statement-breakpoint
CREATE INDEX "professional_cards_picture" ON "professional_cards" USING btree ("picture_file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_archives_one_at_a_time" ON "member_archives" USING btree ("member_id") WHERE "member_archives"."state" = 'preparing';--> statement-breakpoint
CREATE INDEX "member_archives_member_index" ON "member_archives" USING btree ("member_id","requested_at");--> statement-breakpoint
CREATE INDEX "member_archives_expiry_index" ON "member_archives" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "service_requests_member_index" ON "service_requests" USING btree ("member_id","form","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_answer_index" ON "service_requests" USING btree ("answer_by");--> statement-breakpoint
CREATE INDEX "cookie_consents_time_index" ON "cookie_consents" USING btree ("given_at");--> statement-breakpoint
CREATE INDEX "tracking_events_time_index" ON "tracking_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "tracking_events_code_index" ON "tracking_events" USING btree ("code","occurred_at");--> statement-breakpoint
CREATE INDEX "travel_offers_filters_index" ON "travel_offers" USING btree ("destination","holiday_type","position");--> statement-breakpoint
CREATE UNIQUE INDEX "welcome_templates_one_per_place" ON "welcome_templates" USING btree ("position");--> statement-breakpoint
CREATE INDEX "heard_facts_fact_index" ON "heard_facts" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_awaiting_scan" ON "files" USING btree ("created_at") WHERE "files"."awaits_scan";--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "outbox_newest_index" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stand_in_rewards_category" ON "stand_in_rewards" USING btree ("category","position");--> statement-breakpoint
CREATE INDEX "record_trash_record_index" ON "record_trash" USING btree ("record","removed_at");--> statement-breakpoint
CREATE INDEX "sessions_member_index" ON "sessions" USING btree ("member_id") WHERE "sessions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expiry_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_events_member_index" ON "audit_events" USING btree ("member_id","at");--> statement-breakpoint
CREATE INDEX "audit_events_time_index" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_kind_index" ON "audit_events" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_actor_index" ON "audit_events" USING btree ("actor_id","at","id") WHERE "audit_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_events_about_index" ON "audit_events" USING btree (("details" ->> 'about'),"at") WHERE "audit_events"."details" ? 'about';
--> statement-breakpoint
-- The texts of articles live apart from what lists read of them.
ALTER TABLE "content_items" SET (toast_tuple_target = 512);
--> statement-breakpoint
-- Whoever changes a wallet, and however, the ledger learns it: the sum of a wallet's movements is its balance by construction.
CREATE FUNCTION public.record_credit_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before integer := 0;
  after integer := 0;
  changed record;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    before := OLD.initial_credits + OLD.bonus_credits - OLD.used_credits;
    changed := OLD;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    after := NEW.initial_credits + NEW.bonus_credits - NEW.used_credits;
    changed := NEW;
  END IF;
  IF after <> before THEN
    INSERT INTO public.credit_movements (wallet_id, member_id, tag, amount, balance_after, reason)
    VALUES (
      changed.id, changed.member_id, changed.tag, after - before, after,
      coalesce(
        nullif(current_setting('club.credit_reason', true), ''),
        CASE TG_OP WHEN 'INSERT' THEN 'grant' WHEN 'DELETE' THEN 'withdrawal' ELSE 'correction' END
      )
    );
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER wallets_are_recorded AFTER INSERT OR UPDATE OR DELETE ON public.wallets
  FOR EACH ROW EXECUTE FUNCTION public.record_credit_movement();
--> statement-breakpoint
CREATE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The table % is append-only.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER credit_movements_are_append_only BEFORE UPDATE OR DELETE ON public.credit_movements
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_operations_are_append_only BEFORE UPDATE OR DELETE ON public.credit_operations
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
--> statement-breakpoint
-- What happened is not rewritten: a line of the trail is neither changed nor removed. Emptying the whole table is left to restores and tests.
CREATE FUNCTION public.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_events_are_append_only BEFORE UPDATE OR DELETE ON public.audit_events
  FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();
--> statement-breakpoint
-- The entries are the truth: what remains of a lot and the balance of a member follow from them, whoever writes and however.
CREATE FUNCTION public.apply_loyalty_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner uuid;
BEGIN
  UPDATE public.loyalty_lots SET remaining = remaining + NEW.amount WHERE id = NEW.lot_id RETURNING member_id INTO owner;
  UPDATE public.loyalty_accounts SET balance = balance + NEW.amount WHERE member_id = owner;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'A member without a loyalty account cannot have points.';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER loyalty_entries_are_applied AFTER INSERT ON public.loyalty_entries
  FOR EACH ROW EXECUTE FUNCTION public.apply_loyalty_entry();
--> statement-breakpoint
CREATE TRIGGER loyalty_entries_are_append_only BEFORE UPDATE OR DELETE ON public.loyalty_entries
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
--> statement-breakpoint
CREATE TRIGGER loyalty_operations_are_append_only BEFORE UPDATE OR DELETE ON public.loyalty_operations
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
--> statement-breakpoint
-- The lists of a card: of its visibility, with or without each of its types, with or without each of its provinces.
CREATE FUNCTION public.directory_lists(visibility text, types integer[], provinces text[])
RETURNS TABLE (profession_type integer, province text) LANGUAGE sql IMMUTABLE AS $$
  SELECT t, p FROM unnest(array_append($2, 0)) AS t, unnest(array_append($3, '')) AS p WHERE $1 <> 'private'
$$;
--> statement-breakpoint
-- One statement that takes the rows in one order, so that two cards saved together wait for each other and never in a ring.
CREATE FUNCTION public.count_directory_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.visibility, NEW.profession_types, NEW.provinces)
    IS NOT DISTINCT FROM (OLD.visibility, OLD.profession_types, OLD.provinces) THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.directory_counts AS counts (visibility, profession_type, province, cards)
  SELECT changed.visibility, changed.profession_type, changed.province, sum(changed.step)
  FROM (
    SELECT OLD.visibility, lists.profession_type, lists.province, -1 AS step
    FROM public.directory_lists(OLD.visibility, OLD.profession_types, OLD.provinces) lists
    WHERE TG_OP <> 'INSERT'
    UNION ALL
    SELECT NEW.visibility, lists.profession_type, lists.province, 1
    FROM public.directory_lists(NEW.visibility, NEW.profession_types, NEW.provinces) lists
    WHERE TG_OP <> 'DELETE'
  ) changed
  GROUP BY 1, 2, 3 HAVING sum(changed.step) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (visibility, profession_type, province) DO UPDATE SET cards = counts.cards + excluded.cards;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER professional_cards_are_counted AFTER INSERT OR UPDATE OR DELETE ON public.professional_cards
  FOR EACH ROW EXECUTE FUNCTION public.count_directory_card();
--> statement-breakpoint
-- An answer is never changed; it goes only with the account.
CREATE FUNCTION public.refuse_consent_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'consent_answers is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER consent_answers_are_append_only BEFORE UPDATE ON public.consent_answers
  FOR EACH ROW EXECUTE FUNCTION public.refuse_consent_change();
