ALTER TABLE "trainee_identities" DROP COLUMN "fiscal_code";--> statement-breakpoint
ALTER TABLE "trainee_identities" DROP COLUMN "birth_date";