ALTER TABLE "owned_products" ADD COLUMN "is_given" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "owned_products" o SET "is_given" = true WHERE NOT EXISTS (SELECT FROM "order_lines" l WHERE l."owned_product_id" = o."id");
