import { like, or } from 'drizzle-orm'
import type { Viewer } from '#areas/audience/model.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { IN_PROGRESS } from '#areas/courses/model.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { pathsLike, type StoredFile } from '#platform/files/model.ts'
import { lessonStates } from './rules.ts'
import { listLessons, listProgress } from './store.server.ts'
import { lessons } from './tables.server.ts'

/** An edition shares the films it was made with. */
const MOST_EDITIONS = 50

/** The film of a lesson is for whoever is enrolled and has come that far: an address that is passed on opens nothing. */
export async function mayWatchLesson(db: Db, { member }: Viewer, file: StoredFile, now: Date): Promise<boolean> {
  if (!member) return false
  const paths = pathsLike(file)
  const found = await db
    .select({ id: lessons.id, courseId: lessons.courseId })
    .from(lessons)
    .where(or(like(lessons.filmPath, paths), like(lessons.captionsPath, paths)))
    .limit(MOST_EDITIONS)
  for (const lesson of found) if (await isOpenTo(db, member.id, lesson, now)) return true
  return false
}

/** Whether a lesson is open to somebody: enrolled, and come that far. */
export async function isOpenTo(
  db: Db,
  memberId: string,
  { id, courseId }: { id: number; courseId: number },
  now: Date,
): Promise<boolean> {
  const enrolment = await findEnrolment(db, memberId, courseId, now)
  if (!enrolment) return false
  if (enrolment.status !== IN_PROGRESS) return true
  const [course, all, progress] = await Promise.all([
    getCourse(db, courseId),
    listLessons(db, courseId),
    listProgress(db, memberId, courseId),
  ])
  const state = lessonStates(all, progress, course)[all.findIndex((lesson) => lesson.id === id)]
  return state !== undefined && state !== 'locked'
}
