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
