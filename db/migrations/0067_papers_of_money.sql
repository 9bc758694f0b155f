ALTER TYPE "public"."audit_kind" ADD VALUE 'invoice-edited';--> statement-breakpoint
CREATE SEQUENCE "public"."electronic_file_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 60466175 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "electronic_files" (
	"progressive" text PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	CONSTRAINT "electronic_files_have_five_characters" CHECK ("electronic_files"."progressive" ~ '^[0-9A-Z]{5}$')
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "bears_stamp_duty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat" jsonb DEFAULT '{"rate":22}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "electronic_files" ADD CONSTRAINT "electronic_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "electronic_files_one_good_per_invoice" ON "electronic_files" USING btree ("invoice_id") WHERE "electronic_files"."rejected_at" is null;--> statement-breakpoint
CREATE INDEX "electronic_files_unsent_index" ON "electronic_files" USING btree ("made_at") WHERE "electronic_files"."sent_at" is null;
--> statement-breakpoint
-- Files already downloaded keep their names: a mark of the year and the number in four characters, as they were made until now.
INSERT INTO "electronic_files" ("progressive", "invoice_id", "made_at")
SELECT substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ("year" - 2020) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ("number" / 46656) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ("number" / 1296) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ("number" / 36) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', ("number") % 36 + 1, 1), "id", "issued_at"
FROM "invoices" WHERE "number" IS NOT NULL AND "number" < 1679616 AND "year" >= 2020
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- What had no valid name, or the same as another thirty-six years before, gets one of the sequence.
INSERT INTO "electronic_files" ("progressive", "invoice_id", "made_at")
SELECT substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (n / 1679616) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (n / 46656) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (n / 1296) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (n / 36) % 36 + 1, 1) || substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', (n) % 36 + 1, 1), "id", "issued_at"
FROM (
	SELECT "id", "issued_at", nextval('electronic_file_numbers')::int AS n FROM "invoices" i
	WHERE "number" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "electronic_files" f WHERE f."invoice_id" = i."id")
) AS unnamed
ON CONFLICT DO NOTHING;
