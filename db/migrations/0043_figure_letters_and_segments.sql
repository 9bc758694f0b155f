ALTER TYPE "public"."audit_kind" ADD VALUE 'figures-edited' BEFORE 'list-edited';--> statement-breakpoint
CREATE TABLE "figure_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"code" text NOT NULL,
	"side" text NOT NULL,
	"bound" bigint NOT NULL,
	"is_passed" boolean NOT NULL,
	"checked_day" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "figure_alerts_have_two_sides" CHECK ("figure_alerts"."side" in ('sopra', 'sotto'))
);
--> statement-breakpoint
CREATE TABLE "figure_letters" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_day" date,
	CONSTRAINT "figure_letters_come_every" CHECK ("figure_letters"."every" in ('settimana', 'mese'))
);
--> statement-breakpoint
CREATE TABLE "followed_segments" (
	"segment_id" uuid PRIMARY KEY NOT NULL,
	"since_day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "segment_people" (
	"segment_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "segment_people_segment_id_member_id_pk" PRIMARY KEY("segment_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "segment_stretches" (
	"segment_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"meaning" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "segment_stretches_segment_id_from_day_pk" PRIMARY KEY("segment_id","from_day")
);
--> statement-breakpoint
ALTER TABLE "figure_alerts" ADD CONSTRAINT "figure_alerts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_letters" ADD CONSTRAINT "figure_letters_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_segments" ADD CONSTRAINT "followed_segments_segment_id_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_people" ADD CONSTRAINT "segment_people_segment_id_followed_segments_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."followed_segments"("segment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_people" ADD CONSTRAINT "segment_people_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "segment_stretches" ADD CONSTRAINT "segment_stretches_segment_id_followed_segments_segment_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."followed_segments"("segment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "figure_alerts_are_said_once" ON "figure_alerts" USING btree ("member_id","code","side","bound");--> statement-breakpoint
CREATE INDEX "segment_people_member_index" ON "segment_people" USING btree ("member_id");