import { endOfRomeDay, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { addWorkingDays, addWorkingHours, type Closure } from '#platform/pure/working-days.ts'
import { type RequestPromise, USUAL_PROMISE, USUAL_PROMISES } from './model.ts'

/** DSK-044. What is promised of a kind while the desk has decided nothing. */
export function usualPromise(kind: string): RequestPromise {
  return (USUAL_PROMISES as Readonly<Record<string, RequestPromise>>)[kind] ?? USUAL_PROMISE
}

/** DSK-044. The first instant at which a request that comes now is late: days are whole, hours are counted from now. */
export function dueOf({ amount, unit }: RequestPromise, now: Date, closures: readonly Closure[]): Date {
  if (unit === 'hours') return addWorkingHours(now, amount, closures)
  return endOfRomeDay(addWorkingDays(romeDayOf(now), amount, closures))
}

/** The last day on which it can be answered in time. */
export function lastDayOf(dueAt: Date): RomeDay {
  return romeDayOf(new Date(dueAt.getTime() - 1))
}

export type Term = 'late' | 'today' | 'later'

type Following = { state: string; dueAt: Date | null; answeredAt: Date | null }

/** DSK-044. How soon an open request is to be answered; nothing that was answered is late, and what is closed has no term. */
export function termOf({ state, dueAt, answeredAt }: Following, now: Date): Term | null {
  if (state === 'closed') return null
  if (dueAt === null || answeredAt !== null) return 'later'
  if (dueAt <= now) return 'late'
  return lastDayOf(dueAt) <= romeDayOf(now) ? 'today' : 'later'
}
