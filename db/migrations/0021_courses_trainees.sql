CREATE TYPE "public"."employment_kind" AS ENUM('L', 'D', 'C', 'P');--> statement-breakpoint
ALTER TABLE "trainee_identities" ALTER COLUMN "fiscal_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "revoked_by" uuid;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "replaced_by" text;--> statement-breakpoint
ALTER TABLE "questionnaires" ADD COLUMN "sponsor_name" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_order_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "trainee_identities" ADD COLUMN "employment" "employment_kind";