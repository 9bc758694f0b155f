import type { Disk } from 'flydrive'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { putFile, removeFile } from '#platform/files/commands.server.ts'
import type { StoredFile } from '#platform/files/model.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import { findMobi } from './article-store.server.ts'
import { bumpRevision } from './store.server.ts'
import { updateMobi } from './writing-store.server.ts'

/** CNT-018. Readers are offered the new one at once; the old one is forgotten after, so that no moment has none. */
export async function uploadMobi(
  db: Db,
  disk: Disk,
  { itemId, file }: { itemId: string; file: SentFile },
): Promise<StoredFile> {
  const [stored, old] = await db.transaction(async (tx) => {
    const before = await findMobi(tx, itemId)
    const put = await putFile(tx, disk, { ...file, accepts: ['ebook'], ownerId: null, isPublic: false })
    if (!(await updateMobi(tx, itemId, put.id))) throw new NotFound('Questo contenuto non esiste più.')
    await bumpRevision(tx)
    return [put, before] as const
  })
  if (old) await removeFile(db, disk, old)
  return stored
}

export async function removeMobi(db: Db, disk: Disk, itemId: string): Promise<void> {
  const old = await db.transaction(async (tx) => {
    const before = await findMobi(tx, itemId)
    if (!(await updateMobi(tx, itemId, null))) throw new NotFound('Questo contenuto non esiste più.')
    await bumpRevision(tx)
    return before
  })
  if (old) await removeFile(db, disk, old)
}
