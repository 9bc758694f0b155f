CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"draft" jsonb NOT NULL,
	"author_id" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_item_id_number_pk" PRIMARY KEY("item_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_items" ALTER COLUMN "publication_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_unpublished_index" ON "content_items" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE publication_date is null;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_withdrawn_are_not_published" CHECK (withdrawn_at is null or publication_date is null);