CREATE TABLE "order_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" integer;--> statement-breakpoint
UPDATE "orders" SET "year" = numbered."year", "number" = numbered."number" FROM (
	SELECT "id", extract(year FROM "created_at" AT TIME ZONE 'Europe/Rome')::int AS "year",
		row_number() OVER (PARTITION BY extract(year FROM "created_at" AT TIME ZONE 'Europe/Rome') ORDER BY "created_at", "id")::int AS "number"
	FROM "orders"
) numbered WHERE numbered."id" = "orders"."id";--> statement-breakpoint
INSERT INTO "order_numbers" SELECT "year", max("number") FROM "orders" GROUP BY "year";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "year" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_index" ON "orders" USING btree ("year","number");
