import type { Disk } from 'flydrive'
import type { Db } from '#platform/db/database.server.ts'
import { putFile, putPicture } from '#platform/files/commands.server.ts'
import { fileIdIn, filePath } from '#platform/files/model.ts'
import { drawnSize } from '#platform/files/reencode.server.ts'
import { findFile } from '#platform/files/store.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import type { Picture } from './model.ts'

/** As wide as a cover is ever shown, on a screen of twice the pixels. */
const COVER_SIDE = 1280

/** Keeps a photograph for a cover; an item takes it when it is saved. */
export async function storeCover(
  db: Db,
  disk: Disk,
  file: SentFile,
): Promise<{ path: string; width: number; height: number }> {
  const path = await putPicture(db, disk, { ...file, maxSide: COVER_SIDE })
  return { path, ...(await drawnSize(file.bytes, COVER_SIDE)) }
}

/** Keeps a PDF that a page lets readers carry away; a page takes it when it is saved. */
export async function storeDocument(db: Db, disk: Disk, file: SentFile): Promise<string> {
  return filePath(await putFile(db, disk, { ...file, accepts: ['document'], ownerId: null, isPublic: true }))
}

/** A file of ours that no item took in time is forgotten: a form left open too long still names it. */
export async function isPhotographGone(db: Db, picture: Picture): Promise<boolean> {
  const fileId = picture.kind === 'photograph' ? fileIdIn(picture.path) : null
  return fileId !== null && (await findFile(db, fileId)) === null
}
