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
