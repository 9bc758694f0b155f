CREATE TABLE "report_data_requests" (
	"course_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_data_requests_course_id_member_id_pk" PRIMARY KEY("course_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "report_data_requests" ADD CONSTRAINT "report_data_requests_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_data_requests" ADD CONSTRAINT "report_data_requests_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;