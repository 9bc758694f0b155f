ALTER TABLE "member_details" ADD COLUMN "devices_known_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
UPDATE "members" SET "email_verified_at" = "d"."email_verified_at" FROM "member_details" "d" WHERE "d"."member_id" = "members"."id" AND "d"."email_verified_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "member_details" DROP COLUMN "email_verified_at";