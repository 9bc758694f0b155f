CREATE TABLE "member_sort_changes" (
	"member_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_sort_keys" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"ends_at" timestamp with time zone,
	"plan" text,
	"credits" integer,
	"holds_from" timestamp with time zone NOT NULL,
	"holds_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_sort_keys" ADD CONSTRAINT "member_sort_keys_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_sort_changes_member_index" ON "member_sort_changes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_sort_keys_type_index" ON "member_sort_keys" USING btree ("type","member_id");--> statement-breakpoint
CREATE INDEX "member_sort_keys_end_index" ON "member_sort_keys" USING btree ("ends_at","member_id");--> statement-breakpoint
CREATE INDEX "member_sort_keys_end_down_index" ON "member_sort_keys" USING btree ("ends_at" DESC NULLS LAST,"member_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_sort_keys_plan_index" ON "member_sort_keys" USING btree ("plan","member_id");--> statement-breakpoint
CREATE INDEX "member_sort_keys_plan_down_index" ON "member_sort_keys" USING btree ("plan" DESC NULLS LAST,"member_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_sort_keys_credits_index" ON "member_sort_keys" USING btree ("credits","member_id");--> statement-breakpoint
CREATE INDEX "member_sort_keys_credits_down_index" ON "member_sort_keys" USING btree ("credits" DESC NULLS LAST,"member_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "member_sort_keys_from_index" ON "member_sort_keys" USING btree ("holds_from");--> statement-breakpoint
CREATE INDEX "member_sort_keys_until_index" ON "member_sort_keys" USING btree ("holds_until");--> statement-breakpoint
-- Decision 72. Whose place in a list may have changed is written down by those it follows from, which wait for nobody.
CREATE FUNCTION public.note_sort_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN INSERT INTO public.member_sort_changes VALUES (OLD.member_id); END IF;
  IF TG_OP = 'INSERT' OR TG_OP = 'UPDATE' AND NEW.member_id <> OLD.member_id THEN
    INSERT INTO public.member_sort_changes VALUES (NEW.member_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.note_own_sort_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.member_sort_changes VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER members_note_sort_changes AFTER INSERT OR UPDATE OF registration_date, trial_start, trial_end, premium ON public.members
  FOR EACH ROW EXECUTE FUNCTION public.note_own_sort_change();
--> statement-breakpoint
CREATE TRIGGER owned_products_note_sort_changes AFTER INSERT OR UPDATE OR DELETE ON public.owned_products
  FOR EACH ROW EXECUTE FUNCTION public.note_sort_change();
--> statement-breakpoint
CREATE TRIGGER wallets_note_sort_changes AFTER INSERT OR UPDATE OR DELETE ON public.wallets
  FOR EACH ROW EXECUTE FUNCTION public.note_sort_change();
--> statement-breakpoint
INSERT INTO public.member_sort_changes SELECT id FROM public.members;
