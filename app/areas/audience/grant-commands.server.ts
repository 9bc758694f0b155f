import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { cutGrants, type Grants, insertGrants, restoreGrants, type TakenGrants } from './grant-store.server.ts'

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
