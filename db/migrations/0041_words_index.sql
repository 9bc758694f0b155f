DROP INDEX "content_words_like_index";--> statement-breakpoint
CREATE INDEX "content_words_like_index" ON "content_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);