-- A fiscal code without what an omocode form changes: letters in place of digits, and the letter that closes it.
CREATE FUNCTION "public"."plain_fiscal_code"(code text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN substr(code, 1, 6) || translate(substr(code, 7, 2), 'LMNPQRSTUV', '0123456789') || substr(code, 9, 1)
  || translate(substr(code, 10, 2), 'LMNPQRSTUV', '0123456789') || substr(code, 12, 1)
  || translate(substr(code, 13, 3), 'LMNPQRSTUV', '0123456789');--> statement-breakpoint
ALTER TYPE "public"."consent_place" ADD VALUE 'joined';--> statement-breakpoint
CREATE TABLE "not_duplicates" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"marked_by" uuid,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "not_duplicates_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "not_duplicates_in_order" CHECK ("not_duplicates"."one_id" < "not_duplicates"."other_id")
);
--> statement-breakpoint
ALTER TABLE "member_details" ADD COLUMN "joined_into" uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "name_mark" bigint GENERATED ALWAYS AS (hashtextextended(lower(name) || ' ' || lower(surname), 0)) STORED;--> statement-breakpoint
ALTER TABLE "not_duplicates" ADD CONSTRAINT "not_duplicates_one_id_members_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_duplicates" ADD CONSTRAINT "not_duplicates_other_id_members_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "not_duplicates" ADD CONSTRAINT "not_duplicates_marked_by_members_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "not_duplicates_other_index" ON "not_duplicates" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "member_details" ADD CONSTRAINT "member_details_joined_into_members_id_fk" FOREIGN KEY ("joined_into") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_details_plain_code_index" ON "member_details" USING btree (plain_fiscal_code("fiscal_code"));--> statement-breakpoint
CREATE INDEX "member_details_omocode_index" ON "member_details" USING btree ("member_id") WHERE "member_details"."fiscal_code" !~ '^[A-Z]{6}[0-9]{2}[A-Z][0-9]{2}[A-Z][0-9]{3}[A-Z]$';--> statement-breakpoint
CREATE INDEX "member_details_joined_index" ON "member_details" USING btree ("joined_into") WHERE "member_details"."joined_into" is not null;