import { bumpRevision } from '#areas/content/store.server.ts'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { isFrozen } from '#areas/courses/desk-rules.ts'
import { lockCourse } from '#areas/courses/desk-store.server.ts'
import type { Course } from '#areas/courses/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { filmFaults } from '#platform/files/film-commands.server.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff } from '#platform/trail/model.ts'
import {
  judgeLesson,
  type LessonErrors,
  type LessonFields,
  type LessonTyped,
  mayReshape,
  RESHAPE_REFUSAL,
  textOf,
  typedLessonOf,
} from './desk-rules.ts'
import { deleteLesson, getLesson, insertLesson, isStudied, swapLessons, updateLesson } from './desk-store.server.ts'
import { isMaterialReady, listLessons } from './store.server.ts'

export type OfCourse = ByStaff & { courseId: number }
export type SavedLesson = { kind: 'saved'; lessonId: number } | { kind: 'refused'; errors: LessonErrors }

/** Whether the material of this course may still take another shape. */
export async function isShapeFree(db: Db, course: Course): Promise<boolean> {
  if (!isFrozen(course)) return true
  const isReady = await isMaterialReady(db, course)
  return mayReshape(course, { isReady, isStudied: await isStudied(db, course.id) })
}

async function lockShape(db: Db, courseId: number): Promise<Course> {
  const course = await lockCourse(db, courseId)
  if (!(await isShapeFree(db, course))) throw new Conflict(RESHAPE_REFUSAL)
  return course
}

export async function addLesson(
  db: Db,
  { courseId, typed, ...by }: OfCourse & { typed: LessonTyped },
): Promise<SavedLesson> {
  return db.transaction(async (tx) => {
    await lockShape(tx, courseId)
    const judged = judgeLesson(typed)
    if (judged.kind === 'refused') return judged
    const same = (await listLessons(tx, courseId)).find((each) => isSameLesson(each, judged.fields))
    // Sent twice, it is one lesson.
    if (same) return { kind: 'saved', lessonId: same.id }
    const gone = await faultsOfFilm(tx, judged.fields)
    if (gone) return { kind: 'refused', errors: gone }
    const lessonId = await insertLesson(tx, courseId, judged.fields)
    await recordCourseChange(tx, by, courseId, 'lesson-added', { part: judged.fields.title })
    return { kind: 'saved', lessonId }
  })
}

const isSameLesson = (one: LessonFields, other: LessonFields) =>
  one.title === other.title &&
  one.kind === other.kind &&
  one.durationSeconds === other.durationSeconds &&
  one.filmPath === other.filmPath &&
  textOf(one.paragraphs) === textOf(other.paragraphs)

/** A film that nobody saved in time is gone. */
async function faultsOfFilm(db: Db, { filmPath, captionsPath }: LessonFields): Promise<LessonErrors | null> {
  const gone = await filmFaults(db, { film: filmPath, captions: captionsPath })
  if (!gone.film && !gone.captions) return null
  return { ...(gone.film && { filmPath: gone.film }), ...(gone.captions && { captionsPath: gone.captions }) }
}

type OfLesson = OfCourse & { lessonId: number }

/**
 * Saves a lesson. Of a course that has been opened the words may be corrected, because a mistake about health must not wait for a new
 * edition; its kind and its length may not. The trail keeps what was written before.
 */
export async function correctLesson(
  db: Db,
  { courseId, lessonId, seenVersion, typed, ...by }: OfLesson & { seenVersion: number; typed: LessonTyped },
): Promise<SavedLesson> {
  return db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const before = await getLesson(tx, courseId, lessonId)
    checkVersion(before, seenVersion)
    const judged = judgeLesson(typed)
    if (judged.kind === 'refused') return judged
    const { fields } = judged
    const isFree = await isShapeFree(tx, course)
    const errors: LessonErrors = { ...(await faultsOfFilm(tx, fields)) }
    if (!isFree && fields.kind !== before.kind)
      errors.kind = 'Il corso è stato aperto: la lezione resta di questo tipo.'
    if (!isFree && fields.durationSeconds !== before.durationSeconds)
      errors.duration = `Il corso è stato aperto: la durata resta ${typedLessonOf(before).duration}.`
    if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
    await updateLesson(tx, lessonId, fields)
    await recordCourseChange(tx, by, courseId, 'lesson-corrected', {
      part: fields.title,
      changes: [
        ...(fields.filmPath === before.filmPath ? [] : [{ field: fields.filmPath ? 'Film cambiato' : 'Film tolto' }]),
        ...(fields.title === before.title ? [] : [{ field: 'Titolo', from: before.title, to: fields.title }]),
      ],
      ...(isFrozen(course) && { before: textOf(before.paragraphs) }),
    })
    if (isFrozen(course)) await bumpRevision(tx)
    return { kind: 'saved', lessonId }
  })
}

/** One place earlier or later. At the ends there is nowhere to go, and nothing happens. */
export async function moveLesson(
  db: Db,
  { courseId, lessonId, isEarlier, ...by }: OfLesson & { isEarlier: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShape(tx, courseId)
    const list = await listLessons(tx, courseId)
    const index = list.findIndex(({ id }) => id === lessonId)
    const lesson = list[index]
    if (!lesson) throw new NotFound('Questa lezione non esiste più.')
    const other = list[isEarlier ? index - 1 : index + 1]
    if (!other) return
    await swapLessons(tx, lesson, other)
    await recordCourseChange(tx, by, courseId, 'lesson-moved', { part: lesson.title })
  })
}

export async function removeLesson(db: Db, { courseId, lessonId, ...by }: OfLesson): Promise<void> {
  await db.transaction(async (tx) => {
    await lockShape(tx, courseId)
    const { title, paragraphs } = await getLesson(tx, courseId, lessonId)
    await deleteLesson(tx, lessonId)
    await recordCourseChange(tx, by, courseId, 'lesson-removed', {
      part: title,
      before: textOf(paragraphs),
    })
  })
}
