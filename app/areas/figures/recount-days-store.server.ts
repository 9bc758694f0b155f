import { type SQL, sql } from 'drizzle-orm'
import type { RomeDay } from '#platform/pure/dates.ts'
import { UNKNOWN_VALUE } from './model.ts'

/**
 * FIG-008. An independent query of some figures: rows of `code, day, split, value, amount` over `days`, read from the first tables by other
 * ways than those of the count, of which it uses nothing. Rows of zero may be left out.
 */
export type Recount = { readonly codes: readonly string[]; readonly query: (days: SQL) => SQL }

/** The days from one to another, with the midnights that the database itself knows of Rome: the first word of every independent query. */
export const recountedDays = (from: RomeDay, to: RomeDay): SQL => sql`days (day, starts, ends, at) as materialized (
  select d::date, d at time zone 'Europe/Rome', (d + interval '1 day') at time zone 'Europe/Rome',
    (d + interval '1 day') at time zone 'Europe/Rome' - interval '1 millisecond'
  from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') d)`

export const romeDay = (at: SQL): SQL => sql`(${at} at time zone 'Europe/Rome')::date`

/** Whether an instant is within the days, in words that an index understands. */
export const isWithin = (at: SQL): SQL =>
  sql`(${at} >= (select min(starts) from days) and ${at} < (select max(ends) from days))`

export const orUnknown = (value: SQL): SQL => sql`coalesce(nullif(${value}, ''), ${UNKNOWN_VALUE})`

/** How many of the days end before an instant: what lasts from one to another is there at the end of the days between the two counts. */
export const daysBefore = (at: SQL): SQL =>
  sql`coalesce(width_bucket(${at} - interval '1 microsecond', (select array_agg(at order by at) from days)), (select count(*)::int from days))`

/** The days by their number, from zero. */
export const NUMBERED_DAYS = sql`(select day, row_number() over (order by day) - 1 as number from days)`
