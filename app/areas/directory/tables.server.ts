import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * DIR-003. How many cards a list holds, kept by a trigger of the cards, so that a list of a million is counted as fast as one of ten.
 * Type 0 is any type, an empty province any province.
 */
export const directoryCounts = pgTable(
  'directory_counts',
  {
    visibility: text('visibility').notNull(),
    professionType: integer('profession_type').notNull(),
    province: text('province').notNull(),
    cards: integer('cards').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visibility, table.professionType, table.province] })],
)
