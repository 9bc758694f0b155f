import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.server.ts'
import type { RomeDay } from '../pure/dates.ts'
import { dayCounters } from './tables.server.ts'

export type DayCount = {
  counter: string
  day: RomeDay
  subject: string
  outcome: string
  audience: string
  amount: bigint
  agreed: bigint
}

const ROWS_AT_ONCE = 1_000
const keyOf = ({ counter, day, subject, outcome, audience }: DayCount) =>
  JSON.stringify([counter, day, subject, outcome, audience])

/** One row for each thing that is counted, in an order that is always the same. */
export function mergeCounts(counts: readonly DayCount[]): DayCount[] {
  const merged = new Map<string, DayCount>()
  for (const count of counts) {
    const known = merged.get(keyOf(count))
    if (!known) merged.set(keyOf(count), { ...count })
    else {
      known.amount += count.amount
      known.agreed += count.agreed
    }
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/** Adds to what is there, all of it or nothing. Always in the same order, so that two nodes wait for each other and never in a circle. */
export async function addDayCounts(db: Db, counts: readonly DayCount[]): Promise<void> {
  const rows = mergeCounts(counts)
  if (rows.length === 0) return
  await db.transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await tx
        .insert(dayCounters)
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoUpdate({
          target: [
            dayCounters.counter,
            dayCounters.day,
            dayCounters.subject,
            dayCounters.outcome,
            dayCounters.audience,
          ],
          set: {
            amount: sql`${dayCounters.amount} + excluded.amount`,
            agreed: sql`${dayCounters.agreed} + excluded.agreed`,
          },
        })
  })
}
