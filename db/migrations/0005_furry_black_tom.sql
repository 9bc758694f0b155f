CREATE TABLE "credit_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"tag" text NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_movements_never_below_zero" CHECK ("credit_movements"."balance_after" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_operations" (
	"member_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"tag" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"balance_after" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_operations_member_id_idempotency_key_pk" PRIMARY KEY("member_id","idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "credit_movements_wallet_index" ON "credit_movements" USING btree ("wallet_id");--> statement-breakpoint
CREATE INDEX "credit_movements_member_index" ON "credit_movements" USING btree ("member_id","tag");