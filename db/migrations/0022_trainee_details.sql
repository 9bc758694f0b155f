-- Fiscal code and birth date that the courses kept become the account's, where it had none of its own.
INSERT INTO "member_details" ("member_id", "fiscal_code", "birth_date")
SELECT DISTINCT ON (t."fiscal_code") t."member_id", t."fiscal_code", t."birth_date"
FROM "trainee_identities" t
WHERE t."fiscal_code" ~ '^[A-Z0-9]{16}$'
  AND NOT EXISTS (SELECT 1 FROM "member_details" d WHERE d."fiscal_code" = t."fiscal_code")
ORDER BY t."fiscal_code", t."member_id"
ON CONFLICT ("member_id") DO UPDATE SET
  "fiscal_code" = coalesce("member_details"."fiscal_code", excluded."fiscal_code"),
  "birth_date" = coalesce("member_details"."birth_date", excluded."birth_date");
