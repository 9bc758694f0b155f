ALTER TYPE "public"."audit_kind" ADD VALUE 'trail-forgotten' BEFORE 'invoice-edited';--> statement-breakpoint
CREATE TABLE "trail_seals" (
	"day" date PRIMARY KEY NOT NULL,
	"acts" integer NOT NULL,
	"acts_hash" text NOT NULL,
	"entries" integer NOT NULL,
	"entries_hash" text NOT NULL,
	"hash" text NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What is over is forgotten by the job alone, which says so to its own transaction; nothing is ever changed.
CREATE OR REPLACE FUNCTION public.refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('camice.forgets_trail', true) = 'on' AND OLD.at < now() - interval '23 months' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER trail_seals_are_append_only BEFORE UPDATE OR DELETE ON public.trail_seals
  FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
