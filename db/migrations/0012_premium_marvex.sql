CREATE TABLE "legal_interest_rates" (
	"valid_from" date PRIMARY KEY NOT NULL,
	"valid_to" date NOT NULL,
	"basis_points" integer NOT NULL,
	"decree" text NOT NULL,
	CONSTRAINT "legal_interest_rates_end_after_they_start" CHECK ("legal_interest_rates"."valid_to" >= "legal_interest_rates"."valid_from"),
	CONSTRAINT "legal_interest_rates_are_believable" CHECK ("legal_interest_rates"."basis_points" between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "notice_reads" (
	"member_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_reads_member_id_notice_id_pk" PRIMARY KEY("member_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"published_at" timestamp with time zone NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "top_bar_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"link_label" text,
	"link" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"visibility" text[] DEFAULT '{}' NOT NULL,
	"wallet" text[] DEFAULT '{}' NOT NULL,
	"excluded_wallet" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "top_bar_messages_position_unique" UNIQUE("position")
);
--> statement-breakpoint
ALTER TABLE "notice_reads" ADD CONSTRAINT "notice_reads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_by_date" ON "notices" USING btree ("published_at");