CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"owner_id" uuid,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_are_not_empty" CHECK ("files"."byte_size" > 0)
);
--> statement-breakpoint
CREATE INDEX "files_owner_index" ON "files" USING btree ("owner_id");