CREATE TABLE "lesson_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"lesson_id" integer NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"file_path" text NOT NULL,
	"title" text NOT NULL,
	"alt" text,
	"caption" text,
	"width" integer,
	"height" integer,
	CONSTRAINT "lesson_files_one_per_number" UNIQUE("lesson_id","kind","number")
);
--> statement-breakpoint
CREATE TABLE "request_papers" (
	"path" text PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_plans" (
	"member_id" uuid NOT NULL,
	"period_slug" text NOT NULL,
	"technical" integer NOT NULL,
	"process" integer NOT NULL,
	"system" integer NOT NULL,
	"objectives" integer[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_plans_member_id_period_slug_pk" PRIMARY KEY("member_id","period_slug"),
	CONSTRAINT "credit_plans_make_a_hundred" CHECK ("credit_plans"."technical" + "credit_plans"."process" + "credit_plans"."system" = 100)
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "rest_of_study" text;--> statement-breakpoint
ALTER TABLE "declared_credits" ADD COLUMN "area" text;--> statement-breakpoint
ALTER TABLE "lesson_files" ADD CONSTRAINT "lesson_files_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_papers" ADD CONSTRAINT "request_papers_request_id_leads_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_plans" ADD CONSTRAINT "credit_plans_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "request_papers_request_index" ON "request_papers" USING btree ("request_id","sent_at");