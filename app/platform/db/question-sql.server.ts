import { type SQL, sql } from 'drizzle-orm'
import { addRomeDays, parseRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '../pure/dates.ts'
import { likeAnywhere, likeFromStart } from '../pure/like.ts'
import type { Condition, Period } from '../pure/question.ts'

/** DSK-014. What conditions mean in SQL. What is written is always a parameter, never part of the statement. */

/** Values that one of a column may be, as one parameter. */
export const anyOf = (values: readonly string[]) => sql`any(${sql.param(values)}::text[])`

export const atInstant = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/** Everybody else: also those of whom nothing is known. */
export const denied = (predicate: SQL): SQL => sql`(not coalesce(${predicate}, false))`

export function choiceHolds(value: SQL, { operator, values }: Condition): SQL {
  return operator === 'empty' ? sql`${value} is null` : sql`${value} = ${anyOf(values)}`
}

export function textHolds(value: SQL, { operator, values }: Condition): SQL {
  if (operator === 'empty') return sql`coalesce(${value}, '') = ''`
  const pattern = operator === 'contains' ? likeAnywhere : operator === 'starts' ? likeFromStart : null
  if (pattern) return sql`${value} ilike ${anyOf(values.map(pattern))}`
  return sql`lower(${value}) = ${anyOf(values.map((each) => each.toLowerCase()))}`
}

export function numberHolds(value: SQL, { operator, values }: Condition): SQL {
  const amounts = values.map(Number)
  // A whole number meets the index of a whole column.
  const type = sql.raw(amounts.every(Number.isInteger) ? 'bigint' : 'numeric')
  if (operator === 'empty') return sql`${value} is null`
  if (operator === 'least') return sql`${value} >= ${amounts[0]}::${type}`
  if (operator === 'most') return sql`${value} <= ${amounts[0]}::${type}`
  return sql`${value} = any(${sql.param(amounts)}::${type}[])`
}

/** Of an instant. */
export function instantHolds(value: SQL, condition: Pick<Condition, 'operator' | 'values'>, now: Date): SQL {
  if (condition.operator === 'empty') return sql`${value} is null`
  const { from, until } = stretchOf(condition as Period, now)
  return between(value, from && atInstant(from), atInstant(until))
}

/** Of a day without an hour. */
export function dayHolds(value: SQL, condition: Pick<Condition, 'operator' | 'values'>, now: Date): SQL {
  if (condition.operator === 'empty') return sql`${value} is null`
  const today = romeDayOf(now)
  const { from, until } = daysOf(condition as Period, today)
  return between(value, from && sql`${from}::date`, sql`${until}::date`)
}

function between(value: SQL, from: SQL | null, until: SQL): SQL {
  return from ? sql`(${value} >= ${from} and ${value} < ${until})` : sql`${value} < ${until}`
}

/** The past and the future meet at this instant: what is over is not among what is to come. */
function stretchOf({ operator, values }: Period, now: Date): { from: Date | null; until: Date } {
  const { from, until } = daysOf({ operator, values }, romeDayOf(now))
  const starts = from && startOfRomeDay(from)
  if (operator === 'last') return { from: starts, until: now }
  return { from: operator === 'next' ? now : starts, until: startOfRomeDay(until) }
}

/** The first day, and the one after the last. */
function daysOf({ operator, values: [first = '', second = ''] }: Period, today: RomeDay) {
  switch (operator) {
    case 'before':
      return { from: null, until: dayIn(first) }
    case 'between':
      return { from: dayIn(first), until: addRomeDays(dayIn(second), 1) }
    case 'last':
      return { from: addRomeDays(today, -Number(first)), until: addRomeDays(today, 1) }
    case 'next':
      return { from: today, until: addRomeDays(today, Number(first) + 1) }
  }
}

function dayIn(written: string): RomeDay {
  const day = parseRomeDay(written)
  if (!day) throw new Error('A condition with a day that is none was not refused.')
  return day
}
