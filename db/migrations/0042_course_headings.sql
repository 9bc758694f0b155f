UPDATE "courses" SET "card_heading" = "title";
