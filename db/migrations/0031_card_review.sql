CREATE TABLE "directory_counts" (
	"visibility" text NOT NULL,
	"profession_type" integer NOT NULL,
	"province" text NOT NULL,
	"cards" integer NOT NULL,
	CONSTRAINT "directory_counts_visibility_profession_type_province_pk" PRIMARY KEY("visibility","profession_type","province")
);
--> statement-breakpoint
ALTER TABLE "professional_cards" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "professional_cards" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "professional_cards_to_review" ON "professional_cards" USING btree ("updated_at") WHERE ("professional_cards"."visibility" <> 'private' or "professional_cards"."held_at" is not null) and ("professional_cards"."reviewed_at" is null or "professional_cards"."reviewed_at" < "professional_cards"."updated_at");