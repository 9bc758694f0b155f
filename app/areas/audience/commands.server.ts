import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import type { Viewer } from './model.ts'
import { type NewMembership, updateLastVisit, updateMembership } from './store.server.ts'

/** Changes what a member may see; the news leaves with the commit, so nobody hears of a change that did not happen. */
export async function changeMembership(db: Db, memberId: string, membership: NewMembership, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await updateMembership(tx, memberId, membership, now)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}

/**
 * DSK-022. Remembers the day somebody was last here. Kept pages never ask: the call that follows them does. DSK-036: whoever looks as a
 * member is not the member.
 */
export async function noteVisit(db: Db, { member, viewAs }: Viewer, now: Date): Promise<void> {
  const today = romeDayOf(now)
  if (member && !viewAs && member.lastVisitOn !== today) await updateLastVisit(db, member.id, today)
}
