CREATE TABLE "request_closings" (
	"request_id" uuid NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"reopened_at" timestamp with time zone,
	CONSTRAINT "request_closings_request_id_closed_at_pk" PRIMARY KEY("request_id","closed_at")
);
--> statement-breakpoint
ALTER TABLE "request_closings" ADD CONSTRAINT "request_closings_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_closings_closed_index" ON "request_closings" USING btree ("closed_at");--> statement-breakpoint
CREATE INDEX "request_closings_reopened_index" ON "request_closings" USING btree ("reopened_at");--> statement-breakpoint
CREATE INDEX "loyalty_operations_time" ON "loyalty_operations" USING btree ("at");
--> statement-breakpoint
CREATE FUNCTION public.keep_closings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state = 'closed' THEN
    INSERT INTO public.request_closings (request_id, closed_at) VALUES (NEW.id, greatest(NEW.updated_at, NEW.created_at)) ON CONFLICT DO NOTHING;
  ELSE
    UPDATE public.request_closings SET reopened_at = greatest(NEW.updated_at, closed_at) WHERE request_id = NEW.id AND reopened_at IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER leads_keep_closings_made AFTER INSERT ON public.leads
  FOR EACH ROW WHEN (NEW.state = 'closed') EXECUTE FUNCTION public.keep_closings();
--> statement-breakpoint
CREATE TRIGGER leads_keep_closings AFTER UPDATE OF state ON public.leads
  FOR EACH ROW WHEN ((OLD.state = 'closed') <> (NEW.state = 'closed')) EXECUTE FUNCTION public.keep_closings();
--> statement-breakpoint
INSERT INTO public.request_closings (request_id, closed_at) SELECT id, greatest(updated_at, created_at) FROM public.leads WHERE state = 'closed';
