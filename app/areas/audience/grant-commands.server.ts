import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { MEMBER_CHANNEL } from '#platform/session/model.ts'
import { type Grants, insertGrants } from './grant-store.server.ts'

/** Gives a member something more; the news leaves with the commit of whoever called. */
export async function extendMembership(db: Db, memberId: string, grants: Grants): Promise<void> {
  await db.transaction(async (tx) => {
    await insertGrants(tx, memberId, grants)
    await notify(tx, MEMBER_CHANNEL, memberId)
  })
}
