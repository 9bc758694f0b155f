CREATE TABLE "club_closures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_promises" (
	"kind" text PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"unit" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prepared_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"kinds" text[] NOT NULL,
	"text" text NOT NULL,
	"used_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"path" text PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"byte_size" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_readers" (
	"request_id" uuid NOT NULL,
	"reader_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_readers_request_id_reader_id_pk" PRIMARY KEY("request_id","reader_id")
);
--> statement-breakpoint
DROP INDEX "service_requests_answer_index";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "left_by" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "aside_until" date;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attachments" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_answers" ADD CONSTRAINT "request_answers_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_answer_id_request_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."request_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_notes" ADD CONSTRAINT "request_notes_author_id_members_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_readers" ADD CONSTRAINT "request_readers_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_readers" ADD CONSTRAINT "request_readers_reader_id_members_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_answers_request_index" ON "request_answers" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "request_files_answer_index" ON "request_files" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "request_notes_request_index" ON "request_notes" USING btree ("request_id","created_at");--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_left_by_members_id_fk" FOREIGN KEY ("left_by") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_due_index" ON "leads" USING btree ("due_at") WHERE "leads"."state" <> 'closed';--> statement-breakpoint
CREATE INDEX "leads_handled_index" ON "leads" USING btree ("handled_by") WHERE "leads"."state" <> 'closed';--> statement-breakpoint
-- What services promised and answered goes where every request has it: late from the midnight after its last day.
UPDATE "leads" SET "due_at" = (s."answer_by"::date + 1)::timestamp AT TIME ZONE 'Europe/Rome', "answered_at" = s."answered_at" FROM "service_requests" s WHERE s."id" = "leads"."id";--> statement-breakpoint
INSERT INTO "request_answers" ("id", "request_id", "author_id", "text", "created_at") SELECT gen_random_uuid(), s."id", l."handled_by", s."answer", s."answered_at" FROM "service_requests" s JOIN "leads" l ON l."id" = s."id" WHERE s."answer" IS NOT NULL AND s."answered_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "answer_by";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "answered_at";