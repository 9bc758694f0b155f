import { endOfRomeDay, formatDateIt, type RomeDay, romeMinuteOf, startOfRomeDay } from '#platform/pure/dates.ts'

/** An hour of a day in Rome. Twice a year a day has one less, or one twice: `season` tells the two apart. */
export type Hour = {
  readonly starts: Date
  readonly ends: Date
  readonly clock: number
  readonly season: 'ora legale' | 'ora solare' | null
}

const HOUR_MS = 3_600_000
const USUAL_HOURS = 24
/** Of so many days the hours can be looked at, since they are counted while somebody waits. */
export const MOST_DAYS_BY_HOUR = 3

/** FIG-011. The hours of a day, from midnight to midnight in Rome: 23 on the day clocks go ahead, 25 on the day they go back. */
export function hoursOf(day: RomeDay): Hour[] {
  const end = endOfRomeDay(day).getTime()
  const hours: Omit<Hour, 'season'>[] = []
  for (let at = startOfRomeDay(day).getTime(); at < end; at += HOUR_MS) {
    const starts = new Date(at)
    hours.push({ starts, ends: new Date(at + HOUR_MS), clock: Number(romeMinuteOf(starts).slice(11, 13)) })
  }
  return hours.map((hour, index) => {
    if (hours[index + 1]?.clock === hour.clock) return { ...hour, season: 'ora legale' }
    return { ...hour, season: hours[index - 1]?.clock === hour.clock ? 'ora solare' : null }
  })
}

/** `ore 2`, or of the one that is there twice `ore 2 (ora legale)`. */
export const hourSaid = ({ clock, season }: Hour): string => `ore ${clock}${season ? ` (${season})` : ''}`

/** `2026-10-25T02:00+02:00`: told from the same hour an hour later by how far ahead of Greenwich Rome is. */
export function writtenInstant(at: Date): string {
  const shown = romeMinuteOf(at)
  const ahead = Math.round((Date.parse(`${shown}Z`) - at.getTime()) / HOUR_MS)
  return `${shown}+${String(ahead).padStart(2, '0')}:00`
}

/** What is said of days drawn by hours that do not have 24. */
export function oddDays(points: readonly { from: RomeDay; hour?: Hour }[]): string[] {
  const days = new Set(points.flatMap(({ from, hour }) => (hour ? from : [])))
  return [...days].flatMap((day) => {
    const hours = hoursOf(day)
    if (hours.length < USUAL_HOURS) return `Il ${formatDateIt(day)} ha ${hours.length} ore: le 2 non ci sono.`
    if (hours.length === USUAL_HOURS) return []
    return `Il ${formatDateIt(day)} ha ${hours.length} ore: le 2 ci sono due volte, prima con l’ora legale e poi con l’ora solare.`
  })
}
