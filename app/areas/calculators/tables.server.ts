import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { RomeDay } from '#platform/pure/dates.ts'

/** Art. 1284 of the civil code: the rate changes by decree, so it is data. */
export const legalInterestRates = pgTable(
  'legal_interest_rates',
  {
    validFrom: date('valid_from').$type<RomeDay>().primaryKey(),
    validTo: date('valid_to').$type<RomeDay>().notNull(),
    basisPoints: integer('basis_points').notNull(),
    decree: text('decree').notNull(),
  },
  (table) => [
    check('legal_interest_rates_end_after_they_start', sql`${table.validTo} >= ${table.validFrom}`),
    check('legal_interest_rates_are_believable', sql`${table.basisPoints} between 0 and 2000`),
  ],
)
