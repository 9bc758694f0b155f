CREATE TYPE "public"."import_outcome" AS ENUM('new', 'update', 'same', 'wrong');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('sent', 'rehearsing', 'rehearsed', 'running', 'stopped', 'done', 'undoing', 'undone', 'failed');--> statement-breakpoint
ALTER TYPE "public"."consent_place" ADD VALUE 'import';--> statement-breakpoint
ALTER TYPE "public"."audit_kind" ADD VALUE 'members-imported';--> statement-breakpoint
CREATE TABLE "import_pairings" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"pairing" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" "import_outcome" NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"client_code" text,
	"fiscal_code" text,
	"person" text,
	"member_id" uuid,
	"written_at" timestamp with time zone,
	"invited_at" timestamp with time zone,
	"kept_because" text,
	CONSTRAINT "member_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "member_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"piece_bytes" integer NOT NULL,
	"encoding" text NOT NULL,
	"separator" text NOT NULL,
	"columns" text[] NOT NULL,
	"samples" jsonb NOT NULL,
	"pairing" jsonb NOT NULL,
	"state" "import_state" DEFAULT 'sent' NOT NULL,
	"updates_known" boolean DEFAULT false NOT NULL,
	"writes_new" boolean DEFAULT false NOT NULL,
	"source" text,
	"label" text,
	"label_id" uuid,
	"counts" jsonb DEFAULT '{"new":0,"update":0,"same":0,"wrong":0}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"touched_at" timestamp with time zone NOT NULL,
	"is_forgotten" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consent_answers" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "member_import_rows" ADD CONSTRAINT "member_import_rows_import_id_member_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."member_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_import_rows" ADD CONSTRAINT "member_import_rows_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_imports" ADD CONSTRAINT "member_imports_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_import_rows_member_index" ON "member_import_rows" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_import_rows_invited_index" ON "member_import_rows" USING btree ("invited_at") WHERE "member_import_rows"."invited_at" is not null;--> statement-breakpoint
CREATE INDEX "member_imports_time_index" ON "member_imports" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "member_imports_busy_index" ON "member_imports" USING btree ("touched_at") WHERE "member_imports"."state" in ('rehearsing', 'running', 'undoing');