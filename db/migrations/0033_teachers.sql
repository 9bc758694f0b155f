CREATE TABLE "teachers" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"qualification" text NOT NULL,
	"institution" text NOT NULL,
	"biography" text,
	"interests" text,
	"photo_path" text,
	"photo_words" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "lead_slug" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "teacher_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "outcomes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "meant_for" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "before_start" text;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_lead_slug_teachers_slug_fk" FOREIGN KEY ("lead_slug") REFERENCES "public"."teachers"("slug") ON DELETE no action ON UPDATE no action;