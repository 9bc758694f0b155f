import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { gatherTotalsOf, insertRemains, moveToWideGroups } from './erasure-store.server.ts'
import { keepTotalsAsTheyAre, touchSince, tryLockCount } from './store.server.ts'

/**
 * FIG-010. Before an account is erased, what it had added to the totals is kept under a random number, so that the past stays as it was and
 * can be counted again. No table ever says whose number it is.
 */
export async function keepTotals(tx: Db, memberId: string, now: Date): Promise<void> {
  const isAlone = await tryLockCount(tx)
  await keepTotalsAsTheyAre(tx)
  const first = await gatherTotalsOf(tx, memberId, now)
  await insertRemains(tx, randomUUID())
  // Nobody waits for a night's count, which may have seen the account and sees what remains of it too: it is made again.
  if (isAlone) await moveToWideGroups(tx)
  else if (first) await touchSince(tx, first)
}
