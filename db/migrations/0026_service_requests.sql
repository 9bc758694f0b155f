CREATE TABLE "tutorial_films" (
	"slug" text PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"captions" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "service_requests_answer_index";--> statement-breakpoint
ALTER TABLE "video_tutorials" ADD COLUMN "duration_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tutorial_films" ADD CONSTRAINT "tutorial_films_slug_video_tutorials_slug_fk" FOREIGN KEY ("slug") REFERENCES "public"."video_tutorials"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_id_leads_id_fk" FOREIGN KEY ("id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_requests_answer_index" ON "service_requests" USING btree ("answer_by");--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "message";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "phone";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "campaign_code";--> statement-breakpoint
ALTER TABLE "service_requests" DROP COLUMN "state";--> statement-breakpoint
DROP TYPE "public"."service_request_state";