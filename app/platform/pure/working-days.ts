import { addRomeDays, endOfRomeDay, type RomeDay, romeDayOf } from './dates.ts'

/** National holidays on a fixed day, and the year from which each is one. */
const FIXED: readonly { day: string; since: number }[] = [
  { day: '01-01', since: 0 },
  { day: '01-06', since: 1985 },
  { day: '04-25', since: 1946 },
  { day: '05-01', since: 1946 },
  { day: '06-02', since: 2001 },
  { day: '08-15', since: 0 },
  // Saint Francis is a holiday again by law 151 of 2025.
  { day: '10-04', since: 2026 },
  { day: '11-01', since: 0 },
  { day: '12-08', since: 0 },
  { day: '12-25', since: 0 },
  { day: '12-26', since: 0 },
]

/** The day of Easter in the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterOf(year: number): RomeDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as RomeDay
}

/** Whether nobody works on this day in Italy: Saturday, Sunday or a national holiday. */
export function isRestDay(day: RomeDay): boolean {
  const year = Number(day.slice(0, 4))
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday === 0 || weekday === 6) return true
  if (FIXED.some((holiday) => holiday.day === day.slice(5) && year >= holiday.since)) return true
  return day === addRomeDays(easterOf(year), 1)
}

/** Days of rest beside those of everybody: from one day to another, both of them included. */
export type Closure = { readonly firstDay: RomeDay; readonly lastDay: RomeDay }

/** Whether nobody works on this day here: everybody rests, or this club is closed. */
export function isClosedOn(day: RomeDay, closures: readonly Closure[]): boolean {
  return isRestDay(day) || closures.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
}

/** However many closures were written, a day is reached. */
const FARTHEST_DAYS = 2000

/** The day that comes so many working days after another; the first one is not counted. */
export function addWorkingDays(day: RomeDay, workingDays: number, closures: readonly Closure[] = []): RomeDay {
  let reached = day
  let left = Math.min(Math.max(0, Math.floor(workingDays)), 400)
  for (let days = 0; left > 0 && days < FARTHEST_DAYS; days += 1) {
    reached = addRomeDays(reached, 1)
    if (!isClosedOn(reached, closures)) left -= 1
  }
  return reached
}

/** SRV-025. The instant that comes so many hours after another, where only the hours of working days pass: 48 are two days. */
export function addWorkingHours(instant: Date, hours: number, closures: readonly Closure[] = []): Date {
  let reached = instant
  let left = Math.max(0, hours) * 3_600_000
  for (let days = 0; days < FARTHEST_DAYS; days += 1) {
    const end = endOfRomeDay(reached)
    const passing = isClosedOn(romeDayOf(reached), closures) ? 0 : end.getTime() - reached.getTime()
    if (passing > 0 && passing >= left) return new Date(reached.getTime() + left)
    left -= passing
    reached = end
  }
  return reached
}

/** DSK-044, FIG-042. How many milliseconds of working days passed from one instant to another. */
export function workingTime(from: Date, to: Date, closures: readonly Closure[] = []): number {
  let passed = 0
  let at = from
  for (let days = 0; at < to && days < FARTHEST_DAYS; days += 1) {
    const end = endOfRomeDay(at)
    const until = end < to ? end : to
    if (!isClosedOn(romeDayOf(at), closures)) passed += until.getTime() - at.getTime()
    at = end
  }
  return passed
}
