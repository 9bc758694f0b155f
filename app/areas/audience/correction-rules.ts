import { addRomeMonths, formatDateIt, parseRomeDay, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { Period } from './model.ts'

/** How far from today a day that staff write may be: beyond it somebody mistyped the year. */
const FARTHEST_MONTHS = 120
const EARLIEST_DAY: RomeDay = '2000-01-01'

/** A day as it was written, or what is wrong with it. */
export function writtenDay(written: string, now: Date): { day: RomeDay } | { problem: string } {
  const day = parseRomeDay(written.trim())
  if (!day) return { problem: 'Scrivi il giorno, per esempio 31/12/2026.' }
  if (day < EARLIEST_DAY || day > addRomeMonths(romeDayOf(now), FARTHEST_MONTHS))
    return { problem: 'Il giorno è troppo lontano: controlla l’anno.' }
  return { day }
}

/** REG-011. Why a stretch of PREMIUM cannot be these days, beside the others of the same member; null when it can. */
export function periodProblem(period: Period, others: readonly Period[]): string | null {
  if (period.end <= period.start) return 'Finirebbe prima di cominciare: scrivi un giorno dopo l’inizio.'
  const met = others.find(({ start, end }) => start < period.end && period.start < end)
  return met
    ? `Si sovrappone al periodo dal ${formatDateIt(met.start)} al ${formatDateIt(lastDayOf(met))}: cambia prima quello.`
    : null
}

/** The last day that still belongs to a stretch of time. */
export function lastDayOf({ end }: Pick<Period, 'end'>): RomeDay {
  return romeDayOf(new Date(end.getTime() - 1))
}
