import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { ByStaff, TrailChange, TrailFacts } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { FIELD_NAMES } from './desk-copy.ts'
import {
  type CourseErrors,
  type CourseTyped,
  expiryError,
  frozenErrors,
  isFrozen,
  judgeCourse,
  typedOf,
} from './desk-rules.ts'
import {
  countEnrolled,
  insertDraft,
  isAddressTaken,
  isEditionTaken,
  lockCourse,
  lockNewCourses,
  updateCourse,
} from './desk-store.server.ts'
import type { Course } from './model.ts'
import { getCourse, listSeries } from './store.server.ts'
import { listTutors, replaceTutors, type Tutor } from './tutor-store.server.ts'

/** One line of the trail, in the transaction of what it tells. */
/** DSK-046. Who follows a course among those who follow only what is assigned to them. */
export async function assignTutors(db: Db, courseId: number, memberIds: readonly string[], by: ByStaff): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const all = await listTutors(tx, courseId, by.now)
    const names = (some: readonly Tutor[]) => some.map(({ name }) => name).join(', ') || 'nessuno'
    const [before, after] = [all.filter(({ isAssigned }) => isAssigned), all.filter(({ id }) => memberIds.includes(id))]
    if (names(before) === names(after)) return
    await replaceTutors(
      tx,
      courseId,
      after.map(({ id }) => id),
    )
    const changes = [{ field: 'Tutor', from: names(before), to: names(after) }]
    await recordCourseChange(tx, by, courseId, 'tutors-assigned', { name: course.title, changes })
  })
}

export async function recordCourseChange(
  db: Db,
  { staffId, now }: ByStaff,
  courseId: number,
  what: ActOf<'course'>,
  facts: TrailFacts = {},
): Promise<void> {
  const done = { thing: 'course', id: courseId, what } as const
  const name = facts.name ?? (await getCourse(db, courseId)).title
  await recordTrail(db, { at: now, kind: 'course-edited', actorId: staffId, done, ...facts, name })
}

export type SavedCourse = { kind: 'saved'; courseId: number } | { kind: 'refused'; errors: CourseErrors }

/** A new course is a draft: nobody but the staff sees it until it is opened. */
export async function createCourse(
  db: Db,
  { typed, wrong, ...by }: ByStaff & { typed: CourseTyped; wrong?: CourseErrors },
): Promise<SavedCourse> {
  return db.transaction(async (tx) => {
    await lockNewCourses(tx)
    const seriesIds = (await listSeries(tx)).map(({ id }) => id)
    const judged = judgeCourse(typed, { seriesIds, groups: [], ...(wrong && { wrong }) })
    if (judged.kind === 'refused') return judged
    const taken = await takenErrors(tx, judged.fields)
    if (taken) return { kind: 'refused', errors: taken }
    const courseId = await insertDraft(tx, judged.fields)
    await recordCourseChange(tx, by, courseId, 'created', { name: judged.fields.title })
    return { kind: 'saved', courseId }
  })
}

/** Saves what was typed of a course. Of one that has been opened, only what neither certificate nor report tells may change. */
export async function correctCourse(
  db: Db,
  {
    courseId,
    seenVersion,
    typed,
    wrong,
    ...by
  }: ByStaff & { courseId: number; seenVersion: number; typed: CourseTyped; wrong?: CourseErrors },
): Promise<SavedCourse> {
  return db.transaction(async (tx) => {
    await lockNewCourses(tx)
    const before = await lockCourse(tx, courseId)
    checkVersion(before, seenVersion)
    const seriesIds = (await listSeries(tx)).map(({ id }) => id)
    if (isFrozen(before)) {
      const errors = frozenErrors(typedOf(before, before.seriesId), typed)
      if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
    }
    const judged = judgeCourse(typed, {
      seriesIds,
      groups: before.groups,
      isOpened: isFrozen(before),
      ...(wrong && { wrong }),
    })
    if (judged.kind === 'refused') return judged
    const fields = isFrozen(before) ? { ...judged.fields, publishedAt: before.publishedAt } : judged.fields
    const { studying } = await countEnrolled(tx, courseId, by.now)
    const tooSoon = expiryError(before, fields.expiryDate, { studying, today: romeDayOf(by.now) })
    const errors = tooSoon ? { expiresOn: tooSoon } : await takenErrors(tx, fields, courseId)
    if (errors) return { kind: 'refused', errors }
    await updateCourse(tx, courseId, fields)
    await recordCourseChange(tx, by, courseId, 'corrected', {
      name: fields.title,
      changes: changesIn(before, fields),
    })
    if (isFrozen(before)) await bumpRevision(tx)
    return { kind: 'saved', courseId }
  })
}

async function takenErrors(
  db: Db,
  fields: Pick<Course, 'slug' | 'eventId' | 'edition'>,
  exceptId?: number,
): Promise<CourseErrors | null> {
  const errors: CourseErrors = {}
  if (await isAddressTaken(db, fields.slug, exceptId)) errors.slug = 'Questo indirizzo è già di un altro corso.'
  if (await isEditionTaken(db, fields, exceptId))
    errors.edition = `L’edizione ${fields.edition} dell’evento ${fields.eventId} esiste già.`
  return Object.keys(errors).length > 0 ? errors : null
}

/** What is not as it was, for the trail: long words and lists only by their name. */
function changesIn(before: object, after: object): TrailChange[] {
  const old = before as Record<string, unknown>
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name]))
    .map(([name, value]) => {
      const field = FIELD_NAMES[name] ?? name
      const [from, to] = [shortly(old[name]), shortly(value)]
      return from === undefined || to === undefined ? { field } : { field, from, to }
    })
}

/** A value in a few words; undefined where it takes more. */
function shortly(value: unknown): string | null | undefined {
  if (value === null || value === '') return null
  if (value instanceof Date) return formatDateIt(value)
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  if (Array.isArray(value) || typeof value === 'object') return undefined
  const words = String(value)
  return words.length <= LONGEST_CHANGE ? words : undefined
}

const LONGEST_CHANGE = 120
