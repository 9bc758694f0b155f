import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/database.server.ts'
import { gatherTotalsOf, insertRemains, moveToWideGroups } from './erasure-store.server.ts'
import { keepTotalsAsTheyAre, lockCount } from './store.server.ts'

/**
 * FIG-010. Before an account is erased, what it had added to the totals is kept under a random number, so that the past stays as it was and
 * can be counted again. No table ever says whose number it is.
 */
export async function keepTotals(tx: Db, memberId: string, now: Date): Promise<void> {
  await lockCount(tx)
  await keepTotalsAsTheyAre(tx)
  await gatherTotalsOf(tx, memberId, now)
  await insertRemains(tx, randomUUID())
  await moveToWideGroups(tx)
}
