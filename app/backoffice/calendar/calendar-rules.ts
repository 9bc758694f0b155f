import { addRomeDays, addRomeMonths, parseRomeDay, type RomeDay, romeDaysBetween } from '#platform/pure/dates.ts'

/** The first day of the month asked for, written `2026-11`; of this one where it means nothing. */
export function monthAsked(asked: string | null, today: RomeDay): RomeDay {
  const first = (month: string) => parseRomeDay(`${month}-01`)
  const given = asked && /^20\d{2}-\d{2}$/.test(asked) ? first(asked) : null
  return given ?? first(today.slice(0, 7)) ?? today
}

export const monthOf = (day: RomeDay): string => day.slice(0, 7)

export function daysOfMonth(first: RomeDay): RomeDay[] {
  const count = romeDaysBetween(first, addRomeMonths(first, 1))
  return Array.from({ length: count }, (_, index) => addRomeDays(first, index))
}

/** Monday is 0. */
export function weekdayOf(day: RomeDay): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
