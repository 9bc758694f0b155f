CREATE TABLE "former_participants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"course_id" integer NOT NULL,
	"person" jsonb,
	"passed_on" date,
	CONSTRAINT "former_participants_named_if_passed" CHECK (("former_participants"."person" is null) = ("former_participants"."passed_on" is null))
);
--> statement-breakpoint
ALTER TABLE "former_participants" ADD CONSTRAINT "former_participants_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_participants_course_index" ON "former_participants" USING btree ("course_id");