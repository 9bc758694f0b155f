import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { type NewMembership, updateMembership } from './store.server.ts'

/** Changes what a member may see; the news leaves with the commit, so nobody hears of a change that did not happen. */
export async function changeMembership(db: Db, memberId: string, membership: NewMembership, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await updateMembership(tx, memberId, membership, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
