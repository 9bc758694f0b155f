import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { courses, enrolments, traineeIdentities } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { Participant } from './report-rules.ts'
import { questionnaires } from './tables.server.ts'

export type ClosedEvent = {
  courseId: number
  title: string
  eventId: number
  edition: number
  closedOn: RomeDay
  passed: number
}

/** Events whose last day has passed, the latest first, with how many passed them. */
export async function listClosedEvents(
  db: Db,
  { page, limit }: { page: number; limit: number },
  now: Date,
): Promise<{ total: number; list: ClosedEvent[] }> {
  const isClosed = lt(courses.expiryDate, romeDayOf(now))
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        courseId: courses.id,
        title: courses.title,
        eventId: courses.eventId,
        edition: courses.edition,
        closedOn: courses.expiryDate,
        passed: sql<number>`(select count(*)::int from ${enrolments} e where e.course_id = ${courses.id} and e.status = ${PASSED})`,
      })
      .from(courses)
      .where(isClosed)
      .orderBy(desc(courses.expiryDate), courses.id)
      .limit(limit)
      .offset(page * limit),
    db.select({ count: sql<number>`count(*)::int` }).from(courses).where(isClosed),
  ])
  const list = rows.map((row) => ({ ...row, closedOn: row.closedOn as RomeDay }))
  return { total: counted?.count ?? 0, list }
}

/** The schema counts participants with six digits. */
const MOST_PARTICIPANTS = 999_999

/** Who passed an event, by surname; and how many had followed it. */
export async function listParticipants(
  db: Db,
  courseId: number,
): Promise<{ participants: Participant[]; followers: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        name: members.name,
        surname: members.surname,
        profession: members.profession,
        specializations: members.specializations,
        fiscalCode: memberDetails.fiscalCode,
        employment: traineeIdentities.employment,
        isRecruitedBySponsor: questionnaires.isRecruitedBySponsor,
        sponsorName: questionnaires.sponsorName,
        endedAt: enrolments.endedAt,
      })
      .from(enrolments)
      .innerJoin(members, eq(members.id, enrolments.memberId))
      .leftJoin(memberDetails, eq(memberDetails.memberId, enrolments.memberId))
      .leftJoin(traineeIdentities, eq(traineeIdentities.memberId, enrolments.memberId))
      .leftJoin(
        questionnaires,
        and(
          eq(questionnaires.memberId, enrolments.memberId),
          eq(questionnaires.courseId, enrolments.courseId),
          eq(questionnaires.cycle, enrolments.cycle),
        ),
      )
      .where(and(eq(enrolments.courseId, courseId), eq(enrolments.status, PASSED)))
      .orderBy(asc(members.surname), asc(members.name), asc(members.id))
      .limit(MOST_PARTICIPANTS),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), sql`${enrolments.startedAt} is not null`)),
  ])
  const participants = rows.flatMap(({ endedAt, isRecruitedBySponsor, ...row }) =>
    endedAt ? [{ ...row, isRecruitedBySponsor: isRecruitedBySponsor ?? false, passedOn: romeDayOf(endedAt) }] : [],
  )
  return { participants, followers: Math.max(counted?.count ?? 0, participants.length) }
}
