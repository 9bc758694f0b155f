import { and, like, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { pathsLike, type StoredFile } from '#platform/files/model.ts'
import { isClipShown } from './store.server.ts'
import { videoClips } from './tables.server.ts'

/** CRS-018. A clip is for anybody, while it is shown: its film and its captions are too. */
export async function isFilmOfShownClip(db: Db, file: StoredFile, now: Date): Promise<boolean> {
  const paths = pathsLike(file)
  const rows = await db
    .select({ id: videoClips.id })
    .from(videoClips)
    .where(and(or(like(videoClips.videoPath, paths), like(videoClips.captionsPath, paths)), isClipShown(now)))
    .limit(1)
  return rows.length > 0
}
