import type { Viewer } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { StoredFile } from '#platform/files/model.ts'
import { isShownTo } from './rules.ts'
import { findCardByPicture, isCardFile } from './store.server.ts'

/** A picture follows its card; documents are for their owner and for whoever verifies them. */
export async function mayReadCardFile(db: Db, { member, audience }: Viewer, file: StoredFile): Promise<boolean> {
  if (member && file.ownerId === member.id) return true
  if (member && staffMay(member, 'cards.review')) {
    if (await isCardFile(db, file)) return true
  }
  const card = await findCardByPicture(db, file.id)
  return card !== null && isShownTo(card.visibility, audience)
}
