import { bumpRevision } from '#areas/content/store.server.ts'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { FIELD_NAMES } from '#areas/courses/desk-copy.ts'
import { deskStatus } from '#areas/courses/desk-rules.ts'
import {
  countEnrolled,
  deleteCourse,
  insertDraft,
  isAddressTaken,
  listEditions,
  lockCourse,
  lockNewCourses,
  updateCourseState,
} from '#areas/courses/desk-store.server.ts'
import type { Course } from '#areas/courses/model.ts'
import { listTeachersOf } from '#areas/courses/teacher-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { addRomeMonths, formatDateIt, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { typedTenth } from '#platform/pure/tenths.ts'
import { checkVersion } from '#platform/seen.server.ts'
import type { TrailChange } from '#platform/trail/model.ts'
import { missingToOpen, type OpeningFacts } from './desk-rules.ts'
import { copyMaterial, countFormer, deleteMaterial } from './desk-store.server.ts'
import type { OfCourse } from './lesson-commands.server.ts'
import { listLessons, listQuestions } from './store.server.ts'

type OfVersion = OfCourse & { seenVersion: number }
/** What is of the club and not of the course. */
type Classroom = Pick<OpeningFacts, 'isElsewhere' | 'hasProvider'>

async function lockSeen(db: Db, { courseId, seenVersion }: OfVersion): Promise<Course & { seriesId: number }> {
  const course = await lockCourse(db, courseId)
  checkVersion(course, seenVersion)
  return course
}

/** What keeps this course from being opened. */
export async function listMissing(
  db: Db,
  course: Course,
  { isElsewhere, hasProvider, now }: Classroom & { now: Date },
): Promise<string[]> {
  const lessons = await listLessons(db, course.id)
  const bank = await listQuestions(db, course.id)
  return missingToOpen({
    course,
    people: await listTeachersOf(db, course),
    lessons,
    bank,
    isElsewhere,
    hasProvider,
    today: romeDayOf(now),
  })
}

export type Opened = { kind: 'opened' } | { kind: 'refused'; missing: string[] }

/** Offers a draft. It begins on its day, or now if that day has come: an event is never told to have begun before it was there. */
export async function openEdition(db: Db, asked: OfVersion & Classroom): Promise<Opened> {
  const { courseId, now } = asked
  return db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    if (course.state !== 'draft') throw new Conflict('Questo corso è già stato aperto.')
    const missing = await listMissing(tx, course, asked)
    if (missing.length > 0) return { kind: 'refused', missing }
    await updateCourseState(tx, courseId, {
      state: 'open',
      publishedAt: course.publishedAt > now ? course.publishedAt : now,
    })
    await recordCourseChange(tx, asked, courseId, 'opened', {
      name: course.title,
      changes: [{ field: 'Crediti', to: typedTenth(course.credits) }, ...studyChanges(course)],
    })
    await bumpRevision(tx)
    return { kind: 'opened' }
  })
}

/** LRN-007. With which words it was opened, where the lessons last less than what is declared. */
function studyChanges({ restOfStudy }: Course): TrailChange[] {
  return restOfStudy ? [{ field: FIELD_NAMES.restOfStudy ?? '', to: restOfStudy }] : []
}

/** Everybody who has ever followed it, also who has deleted the account since. */
async function countEver(db: Db, courseId: number, now: Date): Promise<number> {
  return (await countEnrolled(db, courseId, now)).all + (await countFormer(db, courseId))
}

/** A course nobody has enrolled in may be mended as if it had never been opened. */
export async function returnToDraft(db: Db, asked: OfVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    if (course.state === 'draft') return
    if (deskStatus(course, asked.now) === 'closed')
      throw new Conflict('L’evento è chiuso: per riproporlo fai una nuova edizione.')
    if ((await countEver(tx, course.id, asked.now)) > 0)
      throw new Conflict('Qualcuno si è già iscritto: il corso resta com’è. Per cambiarlo fai una nuova edizione.')
    await updateCourseState(tx, course.id, { state: 'draft' })
    await recordCourseChange(tx, asked, course.id, 'back-to-draft', { name: course.title })
    await bumpRevision(tx)
  })
}

/** Off the catalogue, and nobody new; who is enrolled goes on until the last day. */
export async function withdrawEdition(db: Db, asked: OfVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    if (course.state !== 'open') throw new Conflict('Questo corso non è aperto.')
    await updateCourseState(tx, course.id, { state: 'withdrawn' })
    await recordCourseChange(tx, asked, course.id, 'withdrawn', { name: course.title })
    await bumpRevision(tx)
  })
}

export async function offerAgain(db: Db, asked: OfVersion & Classroom): Promise<Opened> {
  return db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    if (course.state !== 'withdrawn') throw new Conflict('Questo corso non è stato ritirato.')
    const missing = await listMissing(tx, course, asked)
    if (missing.length > 0) return { kind: 'refused', missing }
    await updateCourseState(tx, course.id, { state: 'open' })
    await recordCourseChange(tx, asked, course.id, 'offered-again', {
      name: course.title,
      changes: studyChanges(course),
    })
    await bumpRevision(tx)
    return { kind: 'opened' }
  })
}

/** Ends an event before its day: today is the last one. Never on somebody who is still studying what they paid for. */
export async function closeEdition(db: Db, asked: OfVersion): Promise<void> {
  const { now } = asked
  await db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    const status = deskStatus(course, now)
    if (status !== 'open' && status !== 'withdrawn') throw new Conflict('Si chiude solo un corso aperto o ritirato.')
    const { studying } = await countEnrolled(tx, course.id, now)
    if (studying > 0)
      throw new Conflict(
        `${studying === 1 ? 'Una persona non ha' : `${studying} persone non hanno`} ancora concluso il corso: ritiralo dal catalogo, e si chiuderà da solo dopo il ${formatDateIt(course.expiryDate)}.`,
      )
    await updateCourseState(tx, course.id, { expiryDate: romeDayOf(now), state: 'withdrawn' })
    await recordCourseChange(tx, asked, course.id, 'closed', {
      name: course.title,
      changes: [{ field: 'Ultimo giorno', from: course.expiryDate }],
    })
    await bumpRevision(tx)
  })
}

/** Forgets a draft nobody has ever seen. */
export async function discardDraft(db: Db, asked: OfVersion): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockSeen(tx, asked)
    if (course.state !== 'draft' || (await countEver(tx, course.id, asked.now)) > 0)
      throw new Conflict('Si elimina solo una bozza a cui nessuno si è iscritto.')
    await deleteMaterial(tx, course.id)
    await deleteCourse(tx, course.id)
    await recordCourseChange(tx, asked, course.id, 'discarded', { name: course.title })
  })
}

const EDITION_MONTHS = 12

/**
 * The same event again, as a draft with its own number, dates and address: whatever must change, changes there. `seenEdition` is the last
 * that whoever asks has seen: where another was made since, as by the same form sent twice, that one is answered.
 */
export async function makeEdition(
  db: Db,
  { courseId, seenEdition, ...by }: OfCourse & { seenEdition?: number },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockNewCourses(tx)
    const course = await lockCourse(tx, courseId)
    const editions = await listEditions(tx, course.eventId)
    const last = editions.reduce((one, other) => (other.edition > one.edition ? other : one), course)
    if (seenEdition !== undefined && last.edition > seenEdition) return last.id
    const edition = last.edition + 1
    const today = romeDayOf(by.now)
    const newId = await insertDraft(tx, {
      ...fieldsOf(course),
      edition,
      slug: await freeAddress(tx, course.slug, edition),
      publishedAt: startOfRomeDay(today),
      expiryDate: addRomeMonths(today, EDITION_MONTHS),
      isHighlighted: false,
    })
    await copyMaterial(tx, courseId, newId)
    await recordCourseChange(tx, by, newId, 'created', { changes: [{ field: 'Edizione', to: String(edition) }] })
    return newId
  })
}

function fieldsOf(course: Course & { seriesId: number }) {
  const {
    id: _id,
    series: _series,
    state: _state,
    version: _version,
    cardHeading: _heading,
    downloadPdfUrl: _pdf,
    ...fields
  } = course
  return fields
}

async function freeAddress(db: Db, slug: string, edition: number): Promise<string> {
  const base = slug.replace(/-ed-\d+$/, '').slice(0, 90)
  for (let number = edition; ; number += 1) {
    const address = `${base}-ed-${number}`
    if (!(await isAddressTaken(db, address))) return address
  }
}
