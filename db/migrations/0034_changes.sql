CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"changed" text NOT NULL,
	"made_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP TABLE "content_revision" CASCADE;--> statement-breakpoint
CREATE INDEX "changes_made_by_index" ON "changes" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "changes_at_index" ON "changes" USING btree ("at");