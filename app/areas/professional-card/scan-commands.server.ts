import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { removeFile } from '#platform/files/commands.server.ts'
import type { StoredFile } from '#platform/files/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { lockCardOf, updateCard } from './store.server.ts'

/** IDN-053. Takes away a file in which the scanner found something after it was kept: from its card, the table and the disk. */
export async function removeInfectedFile(
  db: Db,
  disk: Disk,
  { file, signature, now }: { file: StoredFile; signature: string; now: Date },
): Promise<void> {
  const { ownerId, id } = file
  await db.transaction(async (tx) => {
    const card = ownerId && (await lockCardOf(tx, ownerId))
    if (card) {
      const certifications = card.details.certifications.map((each) =>
        each.fileId === id ? { ...each, fileId: null } : each,
      )
      const pictureFileId = card.pictureFileId === id ? null : card.pictureFileId
      await updateCard(tx, card.id, { ...card, pictureFileId, details: { ...card.details, certifications } }, now)
      await bumpRevision(tx)
    }
    const reason = signature.slice(0, 200)
    await recordTrail(tx, { at: now, kind: 'infected-file-removed', memberId: ownerId, reason })
  })
  await removeFile(db, disk, id)
}
