ALTER TABLE "certificates" ADD COLUMN "reported_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "certificates_course_index" ON "certificates" USING btree ("course_id");--> statement-breakpoint
-- FIG-037. Since when what is told to the register is kept: of what was told before nothing is known.
INSERT INTO "figure_settings" ("name", "value") VALUES ('reports', (now() AT TIME ZONE 'Europe/Rome')::date::text) ON CONFLICT ("name") DO NOTHING;
--> statement-breakpoint
-- A certificate that is told, taken back or issued late changes how many wait to be told from its day on.
DROP TRIGGER certificates_touch_issued_at ON public.certificates;
--> statement-breakpoint
CREATE TRIGGER certificates_touch_issued_at AFTER INSERT OR DELETE OR UPDATE OF issued_at, revoked_at, reported_at, course_id, printed ON public.certificates
  FOR EACH ROW EXECUTE FUNCTION public.touch_figures('since', 'issued_at,revoked_at,reported_at', 'course_id,printed');
