-- MAG-012: the code of doctors is 857920003; a club that was seeded before has it on veterinarians.
UPDATE "professions" SET "code" = '857920000-old' WHERE "id" = 1 AND "code" = '857920000';--> statement-breakpoint
UPDATE "professions" SET "code" = '857920000' WHERE "id" = 4 AND "code" = '857920003' AND EXISTS (SELECT 1 FROM "professions" WHERE "id" = 1 AND "code" = '857920000-old');--> statement-breakpoint
UPDATE "professions" SET "code" = '857920003' WHERE "id" = 1 AND "code" = '857920000-old';
