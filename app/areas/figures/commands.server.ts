import type { Db } from '#platform/db/database.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { listMissingDays, listTouchedDays, lockCount, replaceDays, stampNotes } from './store.server.ts'

/** Days that one transaction counts: what a stop loses, and is counted again. */
const DAYS_AT_ONCE = 31

/** FIG-039. After midnight the nodes write once more what they counted before it. */
const SETTLED_AFTER_MS = 2 * 60_000

type Counting = { now: () => Date; signal?: AbortSignal }

/** FIG-006, FIG-007. Counts what is missing, the oldest first, then what was touched; answers how many days. */
export async function countDueDays(db: Db, { now, signal }: Counting): Promise<number> {
  let counted = 0
  while (!signal?.aborted) {
    const days = await db.transaction(async (tx) => {
      const last = addRomeDays(romeDayOf(new Date(now().getTime() - SETTLED_AFTER_MS)), -1)
      if ((await listDueDays(tx, last)).length === 0) return []
      await lockCount(tx)
      // Another node may have counted them while this one waited.
      const due = await listDueDays(tx, last)
      if (due.length === 0) return []
      await stampNotes(tx, now())
      await replaceDays(tx, due, now())
      return due
    })
    if (days.length === 0) break
    counted += days.length
  }
  return counted
}

async function listDueDays(db: Db, last: RomeDay): Promise<RomeDay[]> {
  const missing = await listMissingDays(db, last, DAYS_AT_ONCE)
  return missing.length > 0 ? missing : listTouchedDays(db, DAYS_AT_ONCE)
}
