ALTER TABLE "courses" DROP CONSTRAINT "courses_cost_credits";--> statement-breakpoint
ALTER TABLE "credit_movements" ALTER COLUMN "amount" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "credit_movements" ALTER COLUMN "balance_after" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "credit_operations" ALTER COLUMN "amount" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "credit_operations" ALTER COLUMN "balance_after" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "wallets" ALTER COLUMN "initial_credits" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "wallets" ALTER COLUMN "bonus_credits" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "wallets" ALTER COLUMN "used_credits" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "credits" SET DATA TYPE numeric(4, 1);--> statement-breakpoint
ALTER TABLE "member_sort_keys" ALTER COLUMN "credits" SET DATA TYPE numeric(9, 1);--> statement-breakpoint
ALTER TABLE "enrolments" ADD COLUMN "earns_credits" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_cost_credits" CHECK ("courses"."credits" between 0.1 and 150);--> statement-breakpoint
-- LRN-006: the ledger follows the wallets to the tenth.
CREATE OR REPLACE FUNCTION public.record_credit_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before numeric := 0;
  after numeric := 0;
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
-- The figure of credits is summed in tenths from now on.
UPDATE "figure_days" SET "amount" = "amount" * 10 WHERE "code" = 'learning.credits';--> statement-breakpoint
UPDATE "figure_remains" SET "amount" = "amount" * 10 WHERE "code" = 'learning.credits';

--> statement-breakpoint
CREATE TABLE "credit_periods" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"base_credits" integer NOT NULL,
	"year_credits" integer NOT NULL,
	"insured_percent" integer NOT NULL,
	"high_from" integer NOT NULL,
	"high_credits" integer NOT NULL,
	"low_from" integer NOT NULL,
	"low_credits" integer NOT NULL,
	"dossier_credits" integer NOT NULL,
	"dossier_next_credits" integer NOT NULL,
	"group_credits" integer NOT NULL,
	"group_next_credits" integer NOT NULL,
	"dossier_last_day" date,
	"exemption_days" integer NOT NULL,
	"exemption_credits" integer NOT NULL,
	"self_percent" integer NOT NULL,
	"individual_percent" integer NOT NULL,
	"sponsor_one_in" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "credit_periods_end_after_they_begin" CHECK ("credit_periods"."last_day" > "credit_periods"."first_day")
);
--> statement-breakpoint
CREATE TABLE "declared_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"title" text NOT NULL,
	"provider" text NOT NULL,
	"day" date NOT NULL,
	"credits" numeric(4, 1) NOT NULL,
	"kind" text NOT NULL,
	"is_sponsored" boolean DEFAULT false NOT NULL,
	"file_path" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "declared_credits_are_some" CHECK ("declared_credits"."credits" between 0.1 and 50)
);
--> statement-breakpoint
CREATE TABLE "obligation_facts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date,
	"credits" numeric(5, 1),
	"file_path" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "triennial_letters" (
	"member_id" uuid NOT NULL,
	"month" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "triennial_letters_member_id_month_pk" PRIMARY KEY("member_id","month"),
	CONSTRAINT "triennial_letters_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "declared_credits" ADD CONSTRAINT "declared_credits_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "obligation_facts" ADD CONSTRAINT "obligation_facts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triennial_letters" ADD CONSTRAINT "triennial_letters_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declared_credits_member_index" ON "declared_credits" USING btree ("member_id","day");--> statement-breakpoint
CREATE INDEX "obligation_facts_member_index" ON "obligation_facts" USING btree ("member_id","from_day");--> statement-breakpoint
-- LRN-025: the two periods known when this was written; an administrator keeps them, and adds the next.
INSERT INTO "credit_periods" ("slug", "name", "first_day", "last_day", "base_credits", "year_credits", "insured_percent", "high_from", "high_credits", "low_from", "low_credits",
  "dossier_credits", "dossier_next_credits", "group_credits", "group_next_credits", "dossier_last_day", "exemption_days", "exemption_credits", "self_percent",
  "individual_percent", "sponsor_one_in") VALUES
  ('triennio-ecm-2023-2025', 'Triennio ECM 2023-2025', '2023-01-01', '2025-12-31', 150, 50, 70, 121, 30, 80, 15, 30, 20, 30, 20, NULL, 15, 4, 20, 60, 3),
  ('triennio-ecm-2026-2028', 'Triennio ECM 2026-2028', '2026-01-01', '2028-12-31', 150, 50, 70, 121, 30, 80, 15, 40, 30, 30, 20, '2027-12-31', 15, 4, 20, 60, 3);
