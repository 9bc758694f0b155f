/**
 * Days as people in Italy live them. An instant is a `Date`; a day is its name in Europe/Rome. Midnight is asked of the
 * time zone and never computed as 24 hours, because two days a year have 23 and 25.
 */
export type RomeDay = `${number}-${number}-${number}`

const ROME = 'Europe/Rome'
const DAY_MS = 86_400_000

const romeClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ROME,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
const longDate = new Intl.DateTimeFormat('it-IT', { timeZone: ROME, day: 'numeric', month: 'long', year: 'numeric' })

/** The day in Rome at this instant. */
export function romeDayOf(instant: Date): RomeDay {
  return wallText(instant).slice(0, -14) as RomeDay
}

/** The first instant of a day in Rome, or of the day that contains the given instant. */
export function startOfRomeDay(dayOrInstant: RomeDay | Date): Date {
  const day = typeof dayOrInstant === 'string' ? dayOrInstant : romeDayOf(dayOrInstant)
  const midnightUtcMs = utcMs(day)
  // Rome is ahead of UTC, so the offset in force at midnight UTC may be the one of an hour later: ask again at the guess.
  const guess = new Date(midnightUtcMs - offsetMs(new Date(midnightUtcMs)))
  return new Date(midnightUtcMs - offsetMs(guess))
}

/** The first instant that no longer belongs to the day: midnight of the next one. */
export function endOfRomeDay(dayOrInstant: RomeDay | Date): Date {
  return startOfRomeDay(addRomeDays(typeof dayOrInstant === 'string' ? dayOrInstant : romeDayOf(dayOrInstant), 1))
}

export function addRomeDays(day: RomeDay, days: number): RomeDay {
  return dayOfUtc(utcMs(day) + days * DAY_MS)
}

/** So many times 24 hours after an instant: how long something lasts or is kept. Days that people count are `addRomeDays`. */
export function daysAfter(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS)
}

export function daysBefore(instant: Date, days: number): Date {
  return daysAfter(instant, -days)
}

/** The same day of another month, or its last day where that month is shorter. */
export function addRomeMonths(day: RomeDay, months: number): RomeDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastDate = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return dayOfUtc(Date.UTC(year, month - 1 + months, Math.min(date, lastDate)))
}

/** Calendar days from one day to another; negative when the second comes first. */
export function romeDaysBetween(from: RomeDay, to: RomeDay): number {
  return Math.round((utcMs(to) - utcMs(from)) / DAY_MS)
}

/** `dd/MM/yyyy`, as every date of the product is written (SUB-006). */
export function formatDateIt(dayOrInstant: RomeDay | Date): string {
  const [year, month, date] = (typeof dayOrInstant === 'string' ? dayOrInstant : romeDayOf(dayOrInstant)).split('-')
  return `${date}/${month}/${year}`
}

/** `dd/MM/yy` (SUB-012). */
export function formatShortDateIt(dayOrInstant: RomeDay | Date): string {
  const written = formatDateIt(dayOrInstant)
  return written.slice(0, 6) + written.slice(8)
}

/** `15 novembre 2026`, for running text. */
export function formatLongDateIt(dayOrInstant: RomeDay | Date): string {
  return longDate.format(typeof dayOrInstant === 'string' ? startOfRomeDay(dayOrInstant) : dayOrInstant)
}

/** A day written `YYYY-MM-DD` that exists in the calendar, or null. */
export function parseRomeDay(written: string): RomeDay | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return null
  const day = written as RomeDay
  return Number.isNaN(utcMs(day)) || dayOfUtc(utcMs(day)) !== day ? null : day
}

/** `2026-11-15T08:30`: what a field of date and hour holds, on the clocks of Rome. */
export function romeMinuteOf(instant: Date): string {
  return wallText(instant).slice(0, -8)
}

/** The instant at which clocks in Rome show it, or null when it is not written so. An hour that spring skips is the one after it. */
export function parseRomeMinute(written: string): Date | null {
  const [, day = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)$/.exec(written) ?? []
  const known = parseRomeDay(day)
  if (!known) return null
  const wallMs = utcMs(known) + (Number(hour) * 60 + Number(minute)) * 60_000
  const guess = new Date(wallMs - offsetMs(new Date(wallMs)))
  // In Rome the last evening of 9999 by Greenwich is in a year of five digits, which no calendar writes.
  return Number.isNaN(guess.getTime()) ? null : new Date(wallMs - offsetMs(guess))
}

/** `15/11/2026, 08:30`. */
export function formatMinuteIt(instant: Date): string {
  return `${formatDateIt(instant)}, ${romeMinuteOf(instant).slice(11)}`
}

function utcMs(day: RomeDay): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayOfUtc(milliseconds: number): RomeDay {
  return new Date(milliseconds).toISOString().slice(0, 10) as RomeDay
}

/** By days of Greenwich, where the whole day has one: to ask the calendar for each row of a long file takes most of its time. */
const offsets = new Map<number, number | null>()
const MOST_OFFSETS = 10_000

/** How far ahead of Greenwich Rome is. */
function offsetMs(instant: Date): number {
  const day = Math.floor(instant.getTime() / DAY_MS)
  let offset = offsets.get(day)
  if (offset === undefined) {
    const [starts, ends] = [day * DAY_MS, (day + 1) * DAY_MS - 1].map((edge) =>
      offsetOf(wallClock(new Date(edge)), edge),
    )
    offset = starts !== undefined && starts === ends ? starts : null
    if (offsets.size === MOST_OFFSETS) offsets.clear()
    offsets.set(day, offset)
  }
  return offset ?? offsetOf(wallClock(instant), instant.getTime())
}

/** What the clocks of Rome show, written as an instant is; years of five digits, which no calendar writes, have no offset. */
function wallText(instant: Date): string {
  const shown = instant.getTime() + offsetMs(instant)
  if (!Number.isNaN(shown)) return new Date(shown).toISOString()
  const { year, month, day, hour, minute, second } = wallClock(instant)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`
}

type Wall = ReturnType<typeof wallClock>

const offsetOf = ({ year, month, day, hour, minute, second }: Wall, ms: number) =>
  Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(ms / 1000) * 1000

function wallClock(instant: Date) {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' }
  for (const { type, value } of romeClock.formatToParts(instant)) {
    if (type in parts) parts[type as keyof typeof parts] = value
  }
  return { ...parts, year: parts.year.padStart(4, '0') }
}
