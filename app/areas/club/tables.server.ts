import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgEnum, pgTable } from 'drizzle-orm/pg-core'
import { CLUB_PARTS } from './model.ts'

export const clubPart = pgEnum('club_part', CLUB_PARTS)

/** What the desk decided of the club itself, a row for each part that was ever saved. Who and when is on the trail. */
export const clubSettings = pgTable(
  'club_settings',
  {
    part: clubPart('part').primaryKey(),
    number: integer('number').notNull(),
    values: jsonb('values').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [check('club_settings_are_numbered', sql`${table.number} >= 0`)],
)
