import type { Viewer } from '#areas/audience/model.ts'
import { mayWatchLesson } from '#areas/classroom/film-store.server.ts'
import { mayReadLessonFile } from '#areas/classroom/lesson-file-store.server.ts'
import { mayReadSignature } from '#areas/club/store.server.ts'
import { isFilmFile, watchesEveryFilm } from '#areas/content/film-rules.ts'
import { isFilmOfShownClip } from '#areas/courses/film-store.server.ts'
import { mayReadCardFile } from '#areas/professional-card/file-store.server.ts'
import { mayReadRequestFile } from '#areas/requests/file-store.server.ts'
import { mayPlayFilm } from '#areas/services/film-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { StoredFile } from '#platform/files/model.ts'

/** CONTENTS: who may read a private file, asked of the areas it could belong to. */
export async function mayReadFile(db: Db, viewer: Viewer, file: StoredFile, now: Date): Promise<boolean> {
  // IDN-053. Nobody else reads what no scanner has looked at.
  if (file.awaitsScan) return viewer.member !== null && viewer.member.id === file.ownerId
  if (!isFilmFile(file))
    return (
      (await mayReadCardFile(db, viewer, file)) ||
      (await mayReadSignature(db, viewer, file)) ||
      (await mayReadRequestFile(db, viewer, file, now)) ||
      (await mayReadLessonFile(db, viewer, file, now))
    )
  return (
    watchesEveryFilm(viewer) ||
    (await isFilmOfShownClip(db, file, now)) ||
    (await mayPlayFilm(db, viewer.audience, file)) ||
    (await mayWatchLesson(db, viewer, file, now))
  )
}
