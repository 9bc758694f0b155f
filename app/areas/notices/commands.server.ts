import { daysLeft } from '#areas/audience/membership-rules.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotAllowed } from '#platform/errors.ts'
import { listMemberNotices } from './personal-store.server.ts'
import { personalNotices, visibleNotices } from './rules.ts'
import { insertNoticeReads, listNotices } from './store.server.ts'

/** Marks as read what the member can see at this moment; ids of anything else are not kept. */
export async function readNotices(db: Db, viewer: Viewer, ids: readonly string[], now: Date): Promise<void> {
  const { member, audience } = viewer
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  const { expiration } = member
  const known = new Set([
    ...visibleNotices(await listNotices(db, now), audience).map(({ id }) => id),
    ...personalNotices(audience.type, daysLeft(expiration, now), expiration.expDate).map(({ id }) => id),
    ...(await listMemberNotices(db, member.id, now)).map(({ id }) => id),
  ])
  await insertNoticeReads(
    db,
    member.id,
    ids.filter((id) => known.has(id)),
    now,
  )
}
