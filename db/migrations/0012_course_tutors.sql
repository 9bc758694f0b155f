CREATE TABLE "course_tutors" (
	"course_id" integer NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "course_tutors_course_id_member_id_pk" PRIMARY KEY("course_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "course_tutors" ADD CONSTRAINT "course_tutors_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_tutors" ADD CONSTRAINT "course_tutors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_tutors_member_index" ON "course_tutors" USING btree ("member_id");