CREATE TYPE "public"."service_request_state" AS ENUM('open', 'answered');--> statement-breakpoint
CREATE TABLE "legal_cases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"name" text NOT NULL,
	"court" text NOT NULL,
	"seat" text NOT NULL,
	"section" text NOT NULL,
	"status" text NOT NULL,
	"business_line" text NOT NULL,
	"specialization" text NOT NULL,
	"rulings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_cases_one_name_per_member" UNIQUE("member_id","name")
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hearing_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_hearings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"case_id" uuid NOT NULL,
	"type" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_offers" (
	"slug" text PRIMARY KEY NOT NULL,
	"image_path" text,
	"brand" text NOT NULL,
	"model" text NOT NULL,
	"monthly_cost_cents" integer NOT NULL,
	"advance_cents" integer NOT NULL,
	"max_km" integer NOT NULL,
	"max_months" integer NOT NULL,
	"average_consumption" text NOT NULL,
	"horse_power" integer NOT NULL,
	"co2" integer NOT NULL,
	"transmission" text NOT NULL,
	"engine_cc" integer,
	"traction" text NOT NULL,
	"fuel_type" text NOT NULL,
	"doors" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" uuid NOT NULL,
	"form" text NOT NULL,
	"message" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"campaign_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"answer_by" text,
	"state" "service_request_state" DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_tutorials" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"abstract" text NOT NULL,
	"content" text NOT NULL,
	"preview_image" text,
	"video_url" text NOT NULL,
	"is_preview" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "legal_cases" ADD CONSTRAINT "legal_cases_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_documents" ADD CONSTRAINT "legal_documents_hearing_id_legal_hearings_id_fk" FOREIGN KEY ("hearing_id") REFERENCES "public"."legal_hearings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hearings" ADD CONSTRAINT "legal_hearings_case_id_legal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."legal_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_documents_hearing_index" ON "legal_documents" USING btree ("hearing_id");--> statement-breakpoint
CREATE INDEX "legal_hearings_case_index" ON "legal_hearings" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "service_requests_member_index" ON "service_requests" USING btree ("member_id","form","created_at");--> statement-breakpoint
CREATE INDEX "service_requests_answer_index" ON "service_requests" USING btree ("state","answer_by");