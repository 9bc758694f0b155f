import type { Db } from '#platform/db/database.server.ts'
import type { DayRow } from './model.ts'
import { countUnfinishedDay } from './store.server.ts'

const KEPT_MS = 5 * 60_000

type Kept = { at: number; rows: Promise<DayRow[]> }
const kept = new WeakMap<object, Kept>()

/** FIG-004. Today so far, counted at most once in five minutes by each node; `at` is the instant of the count. */
export async function readToday(db: Db, now: Date): Promise<{ at: Date; rows: readonly DayRow[] }> {
  const known = kept.get(db)
  if (known && Math.abs(now.getTime() - known.at) < KEPT_MS) return { at: new Date(known.at), rows: await known.rows }
  const rows = countUnfinishedDay(db, now)
  kept.set(db, { at: now.getTime(), rows })
  // A count that fails takes off itself alone, never a newer one.
  rows.catch(() => {
    if (kept.get(db)?.rows === rows) kept.delete(db)
  })
  return { at: now, rows: await rows }
}
