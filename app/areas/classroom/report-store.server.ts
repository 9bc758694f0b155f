import { and, eq, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { members } from '#areas/audience/tables.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { courses, enrolments, traineeIdentities } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import type { ReportedPerson } from './model.ts'
import type { Participant, ParticipantAccount } from './report-rules.ts'
import { certificates, dataRequests, formerParticipants, questionnaires } from './tables.server.ts'

export type ClosedEvent = {
  courseId: number
  title: string
  eventId: number
  edition: number
  closedOn: RomeDay
  passed: number
}

/** The schema counts participants with six digits. */
const MOST_PARTICIPANTS = 999_999

/** Who passed an event, by surname; and how many had followed it. Who has deleted the account since is among them. */
export async function listParticipants(
  db: Db,
  courseId: number,
): Promise<{ participants: Participant[]; followers: number }> {
  const [followed, former] = await Promise.all([
    listFollowed(db, eq(enrolments.courseId, courseId)),
    db
      .select({ person: formerParticipants.person, passedOn: formerParticipants.passedOn })
      .from(formerParticipants)
      .where(eq(formerParticipants.courseId, courseId))
      .limit(MOST_PARTICIPANTS),
  ])
  const all: Pick<Followed, 'person' | 'passedOn' | 'account'>[] = [...followed, ...former]
  const participants = all.flatMap(({ person, passedOn, account }) =>
    person && passedOn ? [{ ...person, passedOn, account }] : [],
  )
  const order = new Intl.Collator('it')
  participants.sort((a, b) => order.compare(a.surname, b.surname) || order.compare(a.name, b.name))
  return { participants, followers: all.length }
}

type Followed = {
  courseId: number
  person: ReportedPerson | null
  passedOn: RomeDay | null
  account?: ParticipantAccount
}

/** Courses that were begun or passed, each with who passed it. */
async function listFollowed(db: Db, where: SQL): Promise<Followed[]> {
  const rows = await db
    .select({
      courseId: enrolments.courseId,
      status: enrolments.status,
      endedAt: enrolments.endedAt,
      isRecruitedBySponsor: sql<boolean>`coalesce(${questionnaires.isRecruitedBySponsor}, false)`,
      person: {
        name: members.name,
        surname: members.surname,
        profession: members.profession,
        specializations: members.specializations,
        fiscalCode: memberDetails.fiscalCode,
        employment: traineeIdentities.employment,
        sponsorName: questionnaires.sponsorName,
        earnsCredits: enrolments.earnsCredits,
        isRevoked: sql<boolean>`coalesce((select bool_and(c.revoked_at is not null) from ${certificates} c
          where c.member_id = enrolments.member_id and c.course_id = enrolments.course_id and c.cycle = enrolments.cycle), false)`,
      },
      account: {
        memberId: members.id,
        username: members.username,
        email: members.email,
        isClosed: sql<boolean>`${memberDetails.closedAt} is not null`,
      },
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
    .where(and(where, or(isNotNull(enrolments.startedAt), eq(enrolments.status, PASSED))))
    .limit(MOST_PARTICIPANTS)
  return rows.map(({ courseId, status, endedAt, isRecruitedBySponsor, person, account }) =>
    status === PASSED && endedAt
      ? { courseId, person: { ...person, isRecruitedBySponsor }, passedOn: romeDayOf(endedAt), account }
      : { courseId, person: null, passedOn: null },
  )
}

/** What the regulator may still ask of a member's courses, apart from the account. */
export async function insertFormerParticipant(db: Db, memberId: string): Promise<void> {
  const followed = await listFollowed(db, eq(enrolments.memberId, memberId))
  const unnamed = followed.map(({ courseId, person, passedOn }) => ({ courseId, person, passedOn }))
  if (unnamed.length > 0) await db.insert(formerParticipants).values(unnamed)
}

/** Answers how many were forgotten: those of events that were over before this day. */
export async function deleteFormerParticipants(db: Db, before: RomeDay): Promise<number> {
  const over = db.select({ id: courses.id }).from(courses).where(lt(courses.expiryDate, before))
  const { rowCount } = await db.delete(formerParticipants).where(inArray(formerParticipants.courseId, over))
  return rowCount ?? 0
}

/** DSK-033. When each of these members was last asked for what the report of an event lacks. */
export async function listDataRequests(db: Db, courseId: number, memberIds: string[]): Promise<Map<string, Date>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .select({ memberId: dataRequests.memberId, askedAt: dataRequests.askedAt })
    .from(dataRequests)
    .where(and(eq(dataRequests.courseId, courseId), inArray(dataRequests.memberId, memberIds)))
  return new Map(rows.map(({ memberId, askedAt }) => [memberId, askedAt]))
}

/** Takes the turn to ask: false where the person was asked after this instant, also by somebody else just now. */
export async function upsertDataRequest(
  db: Db,
  { courseId, memberId, since }: { courseId: number; memberId: string; since: Date },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .insert(dataRequests)
    .values({ courseId, memberId, askedAt: now })
    .onConflictDoUpdate({
      target: [dataRequests.courseId, dataRequests.memberId],
      set: { askedAt: now },
      setWhere: lte(dataRequests.askedAt, since),
    })
  return (rowCount ?? 0) > 0
}
