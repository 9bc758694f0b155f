import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { holds } from '#areas/audience/role-store.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { courses, courseTutors } from './tables.server.ts'

/** Whether a course is assigned to somebody. */
export const isAssignedTo = (memberId: string): SQL =>
  sql`exists (select from ${courseTutors} t where t.course_id = ${courses.id} and t.member_id = ${memberId})`

export async function isTutorOf(db: Db, memberId: string, courseId: number): Promise<boolean> {
  const { courseId: course, memberId: tutor } = courseTutors
  return (await db.$count(courseTutors, and(eq(course, courseId), eq(tutor, memberId)))) > 0
}

const MOST_TUTORS = 100

export type Tutor = { id: string; name: string; isAssigned: boolean }

/** Whoever follows courses, and whether this one is assigned to them. */
export function listTutors(db: Db, courseId: number, now: Date): Promise<Tutor[]> {
  const today: RomeDay = romeDayOf(now)
  return db
    .select({
      id: members.id,
      name: sql<string>`${members.name} || ' ' || ${members.surname}`,
      isAssigned: sql<boolean>`exists (select from ${courseTutors} t where t.course_id = ${courseId} and t.member_id = members.id)`,
    })
    .from(members)
    .where(holds('courses.follow', today))
    .orderBy(asc(members.surname), asc(members.name))
    .limit(MOST_TUTORS)
}

export async function replaceTutors(db: Db, courseId: number, memberIds: readonly string[]): Promise<void> {
  await db.delete(courseTutors).where(eq(courseTutors.courseId, courseId))
  if (memberIds.length > 0) await db.insert(courseTutors).values(memberIds.map((memberId) => ({ courseId, memberId })))
}
