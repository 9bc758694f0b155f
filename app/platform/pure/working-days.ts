import { addRomeDays, type RomeDay } from './dates.ts'

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

/** The day that comes so many working days after another; the first one is not counted. */
export function addWorkingDays(day: RomeDay, workingDays: number): RomeDay {
  let reached = day
  for (let left = Math.min(Math.max(0, Math.floor(workingDays)), 400); left > 0; ) {
    reached = addRomeDays(reached, 1)
    if (!isRestDay(reached)) left -= 1
  }
  return reached
}
