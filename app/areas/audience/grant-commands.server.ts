import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import {
  cutGrants,
  endWallets,
  type Grants,
  insertGrants,
  movePeriods,
  moveWallets,
  type PeriodMove,
  restoreGrants,
  type TakenGrants,
} from './grant-store.server.ts'

/** Gives a member something more; the news leaves with the commit of whoever called. */
export async function extendMembership(db: Db, memberId: string, grants: Grants): Promise<void> {
  await db.transaction(async (tx) => {
    await insertGrants(tx, memberId, grants)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

/** Takes away for a time what a member has, and answers what to give back. */
export async function suspendMembership(db: Db, memberId: string, now: Date): Promise<TakenGrants> {
  return db.transaction(async (tx) => {
    const taken = await cutGrants(tx, memberId, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
    return taken
  })
}

export async function resumeMembership(db: Db, memberId: string, taken: TakenGrants): Promise<void> {
  await db.transaction(async (tx) => {
    await restoreGrants(tx, memberId, taken)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

/** What was given at these instants until that one. */
type Given = { starts: readonly Date[]; end: Date }

/** Takes back for good what was given, and moves what was to follow it. */
export async function shortenMembership(
  db: Db,
  memberId: string,
  { given, moves }: { given: Given; moves: readonly PeriodMove[] },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await endWallets(tx, memberId, given, now)
    await movePeriods(tx, memberId, moves)
    for (const { from, to } of moves.slice(1)) if (to) await moveWallets(tx, memberId, from, to)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
