import { addRomeDays, addRomeMonths, endOfRomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { type Entry, type Lot, POINTS_LIFE_MONTHS, RETURNED_LIFE_DAYS } from './model.ts'

/** The instant from which points earned now can no longer be spent. */
export function expiryOf(earnedAt: Date): Date {
  return endOfRomeDay(addRomeMonths(romeDayOf(earnedAt), POINTS_LIFE_MONTHS))
}

export function returnedExpiryOf(now: Date): Date {
  return endOfRomeDay(addRomeDays(romeDayOf(now), RETURNED_LIFE_DAYS))
}

/** The one that ends first; of two that end together, the one earned first. */
export function oldestFirst(lots: readonly Lot[]): Lot[] {
  return lots.toSorted(
    (a, b) =>
      a.expiresAt.getTime() - b.expiresAt.getTime() ||
      a.earnedAt.getTime() - b.earnedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )
}

/** Which lots pay, oldest first; null when those still alive do not hold that much. */
export function takenFrom(lots: readonly Lot[], points: number, now: Date): Entry[] | null {
  const entries: Entry[] = []
  let missing = points
  for (const lot of oldestFirst(lots.filter(({ expiresAt }) => expiresAt > now))) {
    const taken = Math.min(lot.remaining, missing)
    if (taken > 0) entries.push({ lotId: lot.id, amount: -taken })
    missing -= taken
    if (missing === 0) return entries
  }
  return missing === 0 ? entries : null
}

/** Lots that ended with something in them, the first to end first. */
export function endedLots(lots: readonly Lot[], now: Date): Lot[] {
  return oldestFirst(lots.filter(({ expiresAt, remaining }) => expiresAt <= now && remaining > 0))
}

/**
 * Points that come back go where they were taken; those whose lot has ended meanwhile are given anew, because nobody loses points
 * to an order that did not happen.
 */
export function returnedTo(
  taken: readonly Entry[],
  lots: readonly Pick<Lot, 'id' | 'expiresAt'>[],
  now: Date,
): { entries: Entry[]; givenAnew: number } {
  const alive = new Set(lots.filter(({ expiresAt }) => expiresAt > now).map(({ id }) => id))
  const entries = taken.filter(({ lotId }) => alive.has(lotId)).map(({ lotId, amount }) => ({ lotId, amount: -amount }))
  const all = taken.reduce((sum, { amount }) => sum - amount, 0)
  return { entries, givenAnew: all - entries.reduce((sum, { amount }) => sum + amount, 0) }
}
