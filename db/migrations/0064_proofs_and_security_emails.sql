ALTER TYPE "public"."audit_kind" ADD VALUE 'signed-out-elsewhere' BEFORE 'registered';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'proof-given' BEFORE 'data-exported';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'proof-denied' BEFORE 'data-exported';--> statement-breakpoint
CREATE TABLE "security_emails" (
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "security_emails_member_id_kind_pk" PRIMARY KEY("member_id","kind")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "security_emails" ADD CONSTRAINT "security_emails_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A session opened before was proved when it was opened, and not when this column came.
UPDATE "sessions" SET "proved_at" = "created_at";
