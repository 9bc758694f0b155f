import type { Disk } from 'flydrive'
import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { putPicture, removeFileAt } from '#platform/files/commands.server.ts'
import type { SentFile } from '#platform/http/call.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import { recordCourseChange } from './desk-commands.server.ts'
import { isFrozen } from './desk-rules.ts'
import { isCoverShared, lockCourse, updateCover } from './desk-store.server.ts'

/** Another cover, or none: then the club draws one. An edition shares the cover it was made with, so it goes with the last of them. */
export async function changeCover(
  db: Db,
  disk: Disk,
  { courseId, file, ...by }: ByStaff & { courseId: number; file: SentFile | null },
): Promise<string | null> {
  const [image, old] = await db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const path = file && (await putPicture(tx, disk, file))
    await updateCover(tx, courseId, path)
    await recordCourseChange(tx, by, courseId, 'cover-changed')
    if (isFrozen(course)) await bumpRevision(tx)
    const before = course.image
    return [path, before && !(await isCoverShared(tx, before)) ? before : null] as const
  })
  await removeFileAt(db, disk, old)
  return image
}
