ALTER TABLE "lessons" ADD COLUMN "film_path" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "captions_path" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "piece_bytes" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pieces_taken" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_know_their_pieces" CHECK (("files"."piece_bytes" is null) = ("files"."pieces_taken" is null));