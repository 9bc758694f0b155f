import { type SQL, sql } from 'drizzle-orm'

/** A select of one column, `sentence`: a row for each place where the club does not hold together. */
export type Check = (now: Date) => SQL

/** The day in Rome of an instant, as people read it. */
export const dayOf = (instant: string) => sql.raw(`to_char(${instant} at time zone 'Europe/Rome', 'DD/MM/YYYY')`)

/** The same, to compare with days. */
export const romeDay = (instant: string) => sql.raw(`(${instant} at time zone 'Europe/Rome')::date`)
