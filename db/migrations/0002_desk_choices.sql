CREATE TABLE "desk_choices" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"is_folded" boolean DEFAULT false NOT NULL,
	"is_dense" boolean DEFAULT false NOT NULL,
	"has_letter_keys" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_choices" ADD CONSTRAINT "desk_choices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;