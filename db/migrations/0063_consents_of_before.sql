DROP TABLE "marketing_consents" CASCADE;--> statement-breakpoint
DROP TABLE "member_consents" CASCADE;--> statement-breakpoint
ALTER TABLE "member_details" DROP COLUMN "partner_privacy_at";--> statement-breakpoint
ALTER TABLE "member_details" DROP COLUMN "partner_terms_at";--> statement-breakpoint
DROP TYPE "public"."marketing_consent_kind";--> statement-breakpoint
DROP TYPE "public"."consent_kind";