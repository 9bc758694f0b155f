ALTER TABLE "member_details" ADD COLUMN "campaign" text;--> statement-breakpoint
-- FIG-001. An order counts for a campaign on the day it is confirmed, also when that is written later.
CREATE TRIGGER orders_touch_confirmed_at AFTER INSERT OR DELETE OR UPDATE OF confirmed_at, member_id ON public.orders
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('day', 'confirmed_at', 'member_id');
