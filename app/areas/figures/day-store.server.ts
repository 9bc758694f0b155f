import { type SQL, sql } from 'drizzle-orm'
import { addRomeDays, endOfRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'

/**
 * The days a query counts, and of whom. Each page is counted by queries over `days (day, starts, ends, at)` that answer rows of
 * `code, day, split, value, amount`, so that one day and a year of days are counted by the same words.
 */
export type Scope = {
  /** The first word of every query: `with days as (…)`. */
  readonly days: SQL
  /** Of one member alone, where their part in the totals is looked for (FIG-010): a condition on a column that names a member. */
  readonly of: (column: SQL) => SQL
}

type Count = (scope: Scope) => SQL

/** How a page is counted. What is `personal` is read from rows that erasure takes away: what they had added is kept apart (FIG-010). */
export type PageCount = { readonly lasting: readonly Count[]; readonly personal: readonly Count[] }

type Counted = {
  days: readonly RomeDay[]
  memberId?: string
  /** Among the days may be the one that is not over: the instant it has come to. */
  now?: Date
}

const LAST_INSTANT_MS = 1

/** FIG-011. Days begin and end at midnight in Rome, whatever the clock of the database says; the last instant is a thousandth before. */
export function scopeOf({ days, memberId, now }: Counted): Scope {
  const starts = days.map((day) => startOfRomeDay(day).toISOString())
  const open = now && romeDayOf(now)
  const ends = days.map((day) => (now && day === open ? now : endOfRomeDay(day)).toISOString())
  const lasts = days.map((day) =>
    (now && day === open ? now : new Date(endOfRomeDay(day).getTime() - LAST_INSTANT_MS)).toISOString(),
  )
  return {
    days: sql`days (day, starts, ends, at, eve) as materialized (
      select u.*, u.starts - interval '1 millisecond' from unnest(${sql.param(days)}::date[], ${sql.param(starts)}::timestamptz[],
        ${sql.param(ends)}::timestamptz[], ${sql.param(lasts)}::timestamptz[]) as u (day, starts, ends, at))`,
    of: (column) => (memberId ? sql`${column} = ${memberId}::uuid` : sql`true`),
  }
}

/** Every day from one to another, both included. */
export function daysBetween(from: RomeDay, to: RomeDay): RomeDay[] {
  const days: RomeDay[] = []
  for (let day = from; day <= to; day = addRomeDays(day, 1)) days.push(day)
  return days
}
