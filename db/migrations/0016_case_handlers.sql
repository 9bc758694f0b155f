ALTER TABLE "legal_cases" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "legal_cases" ADD CONSTRAINT "legal_cases_handled_by_members_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_cases_handler_index" ON "legal_cases" USING btree ("handled_by");