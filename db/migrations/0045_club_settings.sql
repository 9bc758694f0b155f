CREATE TYPE "public"."club_part" AS ENUM('words', 'look');--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'club-edited';--> statement-breakpoint
CREATE TABLE "club_settings" (
	"part" "club_part" PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	CONSTRAINT "club_settings_are_numbered" CHECK ("club_settings"."number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "seller" jsonb;