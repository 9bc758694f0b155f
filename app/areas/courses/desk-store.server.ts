import { and, asc, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { says } from '#platform/db/searched.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { typedWords } from '#platform/pure/like.ts'
import type { CourseFields } from './desk-rules.ts'
import { statusNow } from './enrolment-store.server.ts'
import type { Course, CourseState, CourseStatus } from './model.ts'
import { countCourseWords, selectCourses, toCourse } from './store.server.ts'
import { courseSeries, courses, enrolments } from './tables.server.ts'
import { writeNamesOf } from './teacher-store.server.ts'

/** Whether the club has any, in whatever state. */
export async function hasCourses(db: Db): Promise<boolean> {
  return (await db.select({ id: courses.id }).from(courses).limit(1)).length > 0
}

/** Open courses whose last day is in a stretch of days. */
export async function listCoursesEnding(
  db: Db,
  { from, to, limit }: { from: RomeDay; to: RomeDay; limit: number },
): Promise<{ id: number; title: string; day: RomeDay }[]> {
  const rows = await db
    .select({ id: courses.id, title: courses.title, day: courses.expiryDate })
    .from(courses)
    .where(and(eq(courses.state, 'open'), sql`${courses.expiryDate} >= ${from} and ${courses.expiryDate} < ${to}`))
    .orderBy(asc(courses.expiryDate), asc(courses.id))
    .limit(limit)
  return rows.map((row) => ({ ...row, day: row.day as RomeDay }))
}

export type CallerCourse = Course & {
  enrolment: {
    status: CourseStatus
    subscribedAt: Date
    endedAt: Date | null
    score: number | null
    percentage: number
  } | null
}

/** The courses of one member, the latest enrolment first; with words, whatever course has them, also where they are not enrolled. */
export async function listCallerCourses(
  db: Db,
  { memberId, typed, status }: { memberId: string; typed: string; status: CourseStatus | null },
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ total: number; list: CallerCourse[] }> {
  const isTheirs = and(eq(enrolments.courseId, courses.id), eq(enrolments.memberId, memberId))
  const where = and(
    ...typedWords(typed).map(isCourseOf),
    status ? sql`${statusNow(now)} = ${status}` : undefined,
    typed === '' || status ? isNotNull(enrolments.memberId) : undefined,
  )
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: courses, series: courseSeries.name, enrolment: enrolments, status: statusNow(now) })
      .from(courses)
      .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
      .leftJoin(enrolments, isTheirs)
      .where(where)
      .orderBy(sql`${enrolments.subscribedAt} desc nulls last`, desc(courses.publishedAt), courses.id)
      .limit(limit)
      .offset(offset),
    db.select({ count: sql<number>`count(*)::int` }).from(courses).leftJoin(enrolments, isTheirs).where(where),
  ])
  const list = rows.map(({ enrolment, status: reached, ...course }) => ({
    ...toCourse(course),
    enrolment: enrolment && { ...enrolment, status: reached, percentage: enrolment.percentageOfCompletion },
  }))
  return { total: counted?.count ?? 0, list }
}

/** That a course is called so, or its event numbered so. */
export function isCourseOf(word: string): SQL {
  const isSaid = says(sql`${courses.title} || ' ' || ${courses.description}`, word)
  return /^\d{1,9}$/.test(word) ? sql`(${isSaid} or ${courses.eventId} = ${Number(word)})` : isSaid
}

/** How many enrolled, and how many of them have neither passed nor failed and still have time. */
export async function countEnrolled(db: Db, courseId: number, now: Date): Promise<{ all: number; studying: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      studying: sql<number>`count(*) filter (where ${enrolments.status} = 1 and ${courses.expiryDate} >= ${romeDayOf(now)})::int`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.courseId, courseId))
  return row ?? { all: 0, studying: 0 }
}

/** The course, held: whoever else changes it or enrols in it waits until this transaction ends. */
export async function lockCourse(db: Db, id: number): Promise<Course & { seriesId: number }> {
  const [held] = await selectCourses(db, eq(courses.id, id)).for('update', { of: courses })
  if (!held) throw new NotFound('Questo corso non esiste.')
  return { ...toCourse(held), seriesId: held.row.seriesId }
}

export async function findSeriesIdOf(db: Db, courseId: number): Promise<number> {
  const [row] = await db.select({ seriesId: courses.seriesId }).from(courses).where(eq(courses.id, courseId))
  return row?.seriesId ?? 0
}

export async function isAddressTaken(db: Db, slug: string, exceptId = 0): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), ne(courses.id, exceptId)))
  return rows.length > 0
}

export async function isEditionTaken(
  db: Db,
  { eventId, edition }: { eventId: number; edition: number },
  exceptId = 0,
): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.eventId, eventId), eq(courses.edition, edition), ne(courses.id, exceptId)))
  return rows.length > 0
}

/** The editions of one event, the first first. */
export async function listEditions(
  db: Db,
  eventId: number,
): Promise<{ id: number; edition: number; state: CourseState; publishedAt: Date; expiryDate: RomeDay }[]> {
  const rows = await db
    .select({
      id: courses.id,
      edition: courses.edition,
      state: courses.state,
      publishedAt: courses.publishedAt,
      expiryDate: courses.expiryDate,
    })
    .from(courses)
    .where(eq(courses.eventId, eventId))
    .orderBy(asc(courses.edition))
    .limit(100)
  return rows.map((row) => ({ ...row, expiryDate: row.expiryDate as RomeDay }))
}

/** Addresses and editions are given one at a time, so that two new courses cannot take the same. */
export async function lockNewCourses(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('new course'))`)
}

export async function insertDraft(db: Db, fields: CourseFields & { image?: string | null }): Promise<number> {
  const [row] = await db
    .insert(courses)
    .values({ ...toRow(fields), image: fields.image ?? null, state: 'draft' })
    .returning({ id: courses.id })
  const id = row?.id ?? 0
  await writeNamesOf(db, id)
  return id
}

function toRow(fields: CourseFields) {
  const lists = {
    professions: [...fields.professions],
    disciplines: [...fields.disciplines],
    teachers: [...fields.teachers],
    teacherSlugs: [...fields.teacherSlugs],
    outcomes: [...fields.outcomes],
    groups: [...fields.groups],
    promoCodes: [...fields.promoCodes],
  }
  // SRC-007: the search answers the heading of the card, which is what the course is called.
  return { ...fields, ...lists, cardHeading: fields.title }
}

const nextVersion = { version: sql`${courses.version} + 1` }

export async function updateCourse(db: Db, id: number, fields: CourseFields): Promise<void> {
  await db
    .update(courses)
    .set({ ...toRow(fields), ...nextVersion })
    .where(eq(courses.id, id))
  await writeNamesOf(db, id)
  await countCourseWords(db, [id])
}

export async function updateCourseState(
  db: Db,
  id: number,
  change: { state?: CourseState; publishedAt?: Date; expiryDate?: RomeDay; objective?: string },
): Promise<void> {
  await db
    .update(courses)
    .set({ ...change, ...nextVersion })
    .where(eq(courses.id, id))
  await countCourseWords(db, [id])
}

/** Apart from everything else: who is writing the rest meanwhile is not in its way. */
export async function updateCover(db: Db, id: number, image: string | null): Promise<void> {
  await db.update(courses).set({ image }).where(eq(courses.id, id))
}

/** Whether some course shows this cover. */
export async function isCoverShared(db: Db, image: string): Promise<boolean> {
  const rows = await db.select({ id: courses.id }).from(courses).where(eq(courses.image, image)).limit(1)
  return rows.length > 0
}

export async function deleteCourse(db: Db, id: number): Promise<void> {
  await db.delete(courses).where(eq(courses.id, id))
}

/** Whether between two instants a course began to be offered or came to its end: the kept pages still tell the old story. */
export async function hasTurned(db: Db, from: Date, to: Date): Promise<boolean> {
  const rows = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        eq(courses.state, 'open'),
        or(
          sql`${courses.publishedAt} > ${from.toISOString()}::timestamptz and ${courses.publishedAt} <= ${to.toISOString()}::timestamptz`,
          sql`${courses.expiryDate} >= ${romeDayOf(from)} and ${courses.expiryDate} < ${romeDayOf(to)}`,
        ),
      ),
    )
    .limit(1)
  return rows.length > 0
}
