CREATE TABLE "loyalty_missions" (
	"code" text NOT NULL,
	"from_day" date NOT NULL,
	"terms" jsonb NOT NULL,
	CONSTRAINT "loyalty_missions_code_from_day_pk" PRIMARY KEY("code","from_day")
);
