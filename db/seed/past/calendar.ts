import { addRomeDays, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import type { SeededRandom } from '../random.ts'

/** How long ago the first people of the past joined. */
export const OLDEST_DAYS = 1120
/** The people of this week are the other members of the demo. */
export const NEWEST_DAYS = 7

/** From Wednesday back: people join at work, less on Sundays. */
const WEEK = [1.1, 1.2, 1.15, 0.4, 0.45, 0.85, 1.05]
/** By steps of thirty days before today: two autumns that are full, two summers that are empty. */
const SEASONS = [1.25, 1.3, 1.35, 0.4, 0.65, 0.9, 1, 1, 1.1, 1.15, 1.3, 0.7, 1.15]

/**
 * The same past in every demo, moved to the day it starts: what is so many days ago is always of the same weekday, because it is counted
 * from the last Wednesday.
 */
export function lastWednesday(now: Date): RomeDay {
  const today = romeDayOf(now)
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  return addRomeDays(today, -((weekday + 4) % 7))
}

/** How many days ago somebody joined, as often as it happens: the club grows, with its weeks and its seasons. */
export const joinedDaysAgo: (random: SeededRandom) => number = (() => {
  const weights = Array.from({ length: OLDEST_DAYS - NEWEST_DAYS }, (_, index) => {
    const ago = index + NEWEST_DAYS
    const growth = 1.3 - ago / OLDEST_DAYS
    return growth * (WEEK[ago % 7] ?? 1) * (SEASONS[Math.floor(ago / 30) % SEASONS.length] ?? 1)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return (random) => {
    let left = random.next() * whole
    const found = weights.findIndex((weight) => {
      left -= weight
      return left < 0
    })
    return NEWEST_DAYS + Math.max(0, found)
  }
})()

/** An instant of that day in waking hours. */
export function during(day: RomeDay, random: SeededRandom): Date {
  const minutes = 7.5 * 60 + random.below(15 * 60)
  return new Date(startOfRomeDay(day).getTime() + minutes * 60_000 + random.below(60_000))
}
