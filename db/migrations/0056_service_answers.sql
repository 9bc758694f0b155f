ALTER TABLE "service_requests" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "service_requests" ADD COLUMN "answered_at" timestamp with time zone;