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
