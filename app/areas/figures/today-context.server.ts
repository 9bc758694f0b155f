import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { DayRow } from './model.ts'
import { countUnfinishedDay } from './store.server.ts'

const KEPT_MS = 5 * 60_000

/** So long a count is shown while the next one is made, so that nobody waits for it. */
const SHOWN_MS = 15 * 60_000

type Kept = { at: number; rows: Promise<DayRow[]>; last?: { at: number; rows: DayRow[] } }
const kept = new WeakMap<object, Kept>()

/** FIG-004. Today so far, counted at most once in five minutes by each node; `at` is the instant of the count. */
export async function readToday(db: Db, now: Date): Promise<{ at: Date; rows: readonly DayRow[] }> {
  const known = kept.get(db)
  const isFresh = known && Math.abs(now.getTime() - known.at) < KEPT_MS
  const { at, rows, last } = isFresh ? known : beginCount(db, now, known?.last)
  const isShown =
    last && romeDayOf(new Date(last.at)) === romeDayOf(now) && Math.abs(now.getTime() - last.at) < SHOWN_MS
  return isShown ? { at: new Date(last.at), rows: last.rows } : { at: new Date(at), rows: await rows }
}

function beginCount(db: Db, now: Date, last: Kept['last']): Kept {
  const at = now.getTime()
  const own: Kept = { at, rows: countUnfinishedDay(db, now), ...(last && { last }) }
  kept.set(db, own)
  own.rows.then(
    (rows) => {
      own.last = { at, rows }
    },
    // A count that fails takes off itself alone, never a newer one.
    () => {
      if (kept.get(db) === own) kept.delete(db)
    },
  )
  return own
}
