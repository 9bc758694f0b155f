import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, addRomeMonths, type RomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { countDays, keepCounted, listChanges, noticeDefinitions, replaceDays } from './counted-store.server.ts'
import { daysBetween } from './day-store.server.ts'
import { keepCards } from './directory-count-store.server.ts'
import type { Mismatch } from './model.ts'
import { firstOfMonth } from './period-rules.ts'
import { ALL_RECOUNTS, correctMismatches, findMismatches, keepComparison } from './recount-store.server.ts'
import {
  countedSpan,
  firstDayOf,
  listMissingDays,
  listTouchedDays,
  lockCount,
  markTouchedDays,
  noteCounting,
  stampNotes,
} from './store.server.ts'

/** Days that one transaction counts: what a stop loses, and is counted again. */
const DAYS_AT_ONCE = 31
/** What was being written at midnight is written by then, and the nodes have written what they counted before it (FIG-039). */
const SETTLING_MS = 5 * 60_000

type Counting = {
  now: () => Date
  signal?: AbortSignal
  /** Whether days are counted again whose facts have changed. */
  withTouched?: boolean
}

/** FIG-006, FIG-007. Counts what is missing, the oldest first, then what was touched, the newest first; answers how many days. */
export async function countDueDays(db: Db, { now, signal, withTouched = true }: Counting): Promise<number> {
  const began = now()
  await keepCards(db, lastDay(began))
  await noteCounting(db, addRomeDays(romeDayOf(began), -1))
  let counted = 0
  let isMarked = !withTouched
  while (!signal?.aborted) {
    const days = await db.transaction(async (tx) => {
      await lockCount(tx)
      await noticeDefinitions(tx)
      // What comes while this turn counts is for the next one: in a busy club it would never end.
      if (!isMarked) await markTouchedDays(tx)
      const due = await listDueDays(tx, lastDay(now()), withTouched)
      if (due.length === 0) return []
      await stampNotes(tx, now())
      await replaceDays(tx, due, now())
      return due
    })
    isMarked = true
    if (days.length === 0) break
    counted += days.length
  }
  return counted
}

/** FIG-009. Days are counted again, some at a time; each time what is other than it was is told. With `isCheck` nothing is changed. */
export async function* recountDays(
  db: Db,
  {
    from,
    to,
    isCheck = false,
    now,
    signal,
  }: { from: RomeDay; to: RomeDay; isCheck?: boolean } & Omit<Counting, 'withTouched'>,
): AsyncGenerator<{ days: number; until: RomeDay; changes: readonly Mismatch[] }> {
  const first = await firstDayOf(db)
  for (
    let start = first && first > from ? first : from;
    first && start <= to && !signal?.aborted;
    start = addRomeDays(start, DAYS_AT_ONCE)
  ) {
    const end = addRomeDays(start, DAYS_AT_ONCE - 1)
    const days = daysBetween(start, end < to ? end : to)
    const changes = await db.transaction(async (tx) => {
      await lockCount(tx)
      if (!isCheck) await stampNotes(tx, now())
      await countDays(tx, days)
      const found = await listChanges(tx, days)
      if (!isCheck) await keepCounted(tx, days, now())
      return found
    })
    yield { days: days.length, until: days.at(-1) ?? to, changes }
  }
}

const RECENT_DAYS = 35

/**
 * FIG-008. The last 35 days and one older month are counted a second time, in other words, and what differs is written down and corrected in
 * one transaction. Each query has its own, so that nobody waits for all of them. Answers what was found.
 */
export async function compareFigures(
  db: Db,
  { now, signal, random = Math.random }: Omit<Counting, 'withTouched'> & { random?: () => number },
): Promise<Mismatch[]> {
  const began = now()
  await countDueDays(db, { now, ...(signal && { signal }) })
  const span = await countedSpan(db)
  if (!span) return []
  const found: Mismatch[] = []
  for (const [from, to] of comparedDays(span, random))
    for (const recount of ALL_RECOUNTS) {
      if (signal?.aborted) return found
      found.push(
        ...(await db.transaction(async (tx) => {
          await lockCount(tx)
          const mismatches = await findMismatches(tx, recount, from, to)
          await correctMismatches(tx, mismatches, now())
          return mismatches
        })),
      )
    }
  await keepComparison(db, began)
  return found
}

/** The last days that were counted, and a month that came before them. */
function comparedDays({ from, to }: { from: RomeDay; to: RomeDay }, random: () => number): [RomeDay, RomeDay][] {
  const recent = addRomeDays(to, 1 - RECENT_DAYS)
  if (recent <= from) return [[from, to]]
  const first = firstOfMonth(addRomeDays(from, Math.floor(random() * romeDaysBetween(from, recent))))
  const last = addRomeDays(addRomeMonths(first, 1), -1)
  return [
    [recent, to],
    [first < from ? from : first, last < recent ? last : addRomeDays(recent, -1)],
  ]
}

/** The last day that is over for good. */
export const lastDay = (now: Date): RomeDay => addRomeDays(romeDayOf(new Date(now.getTime() - SETTLING_MS)), -1)

async function listDueDays(db: Db, last: RomeDay, withTouched: boolean): Promise<RomeDay[]> {
  const missing = await listMissingDays(db, last, DAYS_AT_ONCE)
  return missing.length > 0 || !withTouched ? missing : listTouchedDays(db, DAYS_AT_ONCE)
}
