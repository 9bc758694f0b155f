import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { Course, CourseStatus, CourseSummary, Enrolment } from './model.ts'
import { toCourse } from './store.server.ts'
import { courseAccessLinks, courseSeries, courses, enrolments } from './tables.server.ts'

/** CRS-023. What was not finished by its last day is expired from the day after, in Rome, without anybody writing it. */
export const statusNow = (now: Date) =>
  sql<CourseStatus>`(case when ${enrolments.status} = 1 and ${courses.expiryDate} < ${romeDayOf(now)} then 4 else ${enrolments.status} end)::int`

export async function findEnrolment(
  db: Db,
  memberId: string,
  courseId: number,
  now: Date,
  { isLocked = false } = {},
): Promise<Enrolment | null> {
  const query = db
    .select({ row: enrolments, status: statusNow(now) })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseId, courseId)))
  const [found] = await (isLocked ? query.for('update', { of: enrolments }) : query)
  return found ? { ...found.row, status: found.status } : null
}

/** Every course of a member, for the cards of a page: few columns, and no more than one would follow in a life. */
export async function listEnrolments(
  db: Db,
  memberId: string,
  now: Date,
  { limit = 500, courseIds }: { limit?: number; courseIds?: readonly number[] } = {},
): Promise<Enrolment[]> {
  const rows = await db
    .select({ row: enrolments, status: statusNow(now) })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.memberId, memberId), courseIds && inArray(enrolments.courseId, [...courseIds])))
    .orderBy(desc(enrolments.subscribedAt), enrolments.courseId)
    .limit(limit)
  return rows.map(({ row, status }) => ({ ...row, status }))
}

export type PersonalCourse = Course & { enrolment: Enrolment }

/** TRN-011, TRN-012. A page of the member's courses of one status. */
export async function listPersonalCourses(
  db: Db,
  { memberId, status, page, limit }: { memberId: string; status: CourseStatus; page: number; limit: number },
  now: Date,
): Promise<{ total: number; list: PersonalCourse[] }> {
  const where = and(eq(enrolments.memberId, memberId), sql`${statusNow(now)} = ${status}`)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: courses, series: courseSeries.name, enrolment: enrolments })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .innerJoin(courseSeries, eq(courseSeries.id, courses.seriesId))
      .where(where)
      .orderBy(desc(enrolments.subscribedAt), enrolments.courseId)
      .limit(limit)
      .offset(page * limit),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(where),
  ])
  const list = rows.map(({ row, series, enrolment }) => ({
    ...toCourse({ row, series }),
    enrolment: { ...enrolment, status },
  }))
  return { total: counted?.count ?? 0, list }
}

/** TRN-008. */
export async function summariseCourses(db: Db, memberId: string, now: Date): Promise<CourseSummary> {
  const rows = await db
    .select({ status: statusNow(now), count: sql<number>`count(*)::int` })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(eq(enrolments.memberId, memberId))
    .groupBy(sql`1`)
  const counts = new Map(rows.map(({ status, count }) => [Number(status), count]))
  return {
    active: counts.get(1) ?? 0,
    passed: counts.get(2) ?? 0,
    failed: counts.get(3) ?? 0,
    expired: counts.get(4) ?? 0,
  }
}

/** A new enrolment, or a new cycle of one that ended badly. */
export async function insertEnrolment(
  db: Db,
  {
    memberId,
    courseId,
    cycle,
    earnsCredits,
    now,
  }: Pick<Enrolment, 'memberId' | 'courseId' | 'cycle' | 'earnsCredits'> & { now: Date },
): Promise<void> {
  const fresh = {
    cycle,
    status: 1,
    subscribedAt: now,
    startedAt: null,
    endedAt: null,
    score: null,
    percentageOfCompletion: 0,
    earnsCredits,
  }
  await db
    .insert(enrolments)
    .values({ memberId, courseId, ...fresh })
    .onConflictDoUpdate({ target: [enrolments.memberId, enrolments.courseId], set: fresh })
}

export async function updateEnrolment(
  db: Db,
  memberId: string,
  courseId: number,
  change: Partial<Pick<Enrolment, 'status' | 'startedAt' | 'endedAt' | 'score' | 'percentageOfCompletion'>>,
): Promise<void> {
  await db
    .update(enrolments)
    .set(change)
    .where(and(eq(enrolments.memberId, memberId), eq(enrolments.courseId, courseId)))
}

/** One enrolment at a time of each member and course, also before there is a row to lock. */
export async function lockEnrolling(db: Db, memberId: string, courseId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`enrol ${memberId} ${courseId}`}))`)
}

export async function insertAccessLink(
  db: Db,
  link: { tokenHash: string; memberId: string; courseId: number | null; expiresAt: Date },
): Promise<void> {
  await db.insert(courseAccessLinks).values(link)
}

/** Opens a link once: whoever comes second, or is somebody else, finds nothing. */
export async function consumeAccessLink(
  db: Db,
  { tokenHash, memberId, now }: { tokenHash: string; memberId: string; now: Date },
): Promise<{ courseId: number | null } | null> {
  const [row] = await db
    .update(courseAccessLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(courseAccessLinks.tokenHash, tokenHash),
        eq(courseAccessLinks.memberId, memberId),
        isNull(courseAccessLinks.usedAt),
        gt(courseAccessLinks.expiresAt, now),
      ),
    )
    .returning({ courseId: courseAccessLinks.courseId })
  return row ?? null
}

export async function deleteOldAccessLinks(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from ${courseAccessLinks} where expires_at < ${now.toISOString()}`)
  return rowCount ?? 0
}

/** Who has a course in progress, in an order that can be walked. */
export async function listStudyingMembers(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: enrolments.memberId })
    .from(enrolments)
    .where(and(eq(enrolments.status, 1), after ? gt(enrolments.memberId, after) : undefined))
    .orderBy(enrolments.memberId)
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

export async function insertEnrolments(db: Db, rows: (typeof enrolments.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(enrolments).values(rows).onConflictDoNothing()
}
