-- Lists and searches walk many rows and read the long texts of a few: the texts are kept apart, so that rows are short.
ALTER TABLE "content_items" SET (toast_tuple_target = 512);
