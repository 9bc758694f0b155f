-- What is written of a past (the demo's years) is dated when it happened: `club.credit_at` holds the instant, or says that a grant begins with its wallet.
CREATE OR REPLACE FUNCTION public.record_credit_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before numeric := 0;
  after numeric := 0;
  changed record;
  told text := nullif(current_setting('club.credit_at', true), '');
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
    INSERT INTO public.credit_movements (wallet_id, member_id, tag, amount, balance_after, reason, created_at)
    VALUES (
      changed.id, changed.member_id, changed.tag, after - before, after,
      coalesce(
        nullif(current_setting('club.credit_reason', true), ''),
        CASE TG_OP WHEN 'INSERT' THEN 'grant' WHEN 'DELETE' THEN 'withdrawal' ELSE 'correction' END
      ),
      CASE WHEN told IS NULL THEN now() WHEN told = 'wallet' THEN least(now(), changed.active_from) ELSE told::timestamptz END
    );
  END IF;
  RETURN NULL;
END $$;
