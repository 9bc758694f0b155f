import { and, asc, between, count, desc, eq, gt, inArray, isNotNull, notLike, sql } from 'drizzle-orm'
import { memberDetails } from '#areas/account/tables.server.ts'
import { cancelledEmail } from '#areas/audience/model.ts'
import { members } from '#areas/audience/tables.server.ts'
import { questionnaires } from '#areas/classroom/tables.server.ts'
import { PASSED } from '#areas/courses/model.ts'
import { areaOf } from '#areas/courses/objectives-model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { CreditPeriod, EarnedItem, MemberFact } from './model.ts'
import { MOST_DECLARED, MOST_FACTS } from './model.ts'
import { creditPeriods, declaredCredits, obligationFacts, triennialLetters } from './tables.server.ts'

/** A century of them. */
const MOST_PERIODS = 40

/** From the first to the last. */
export async function listPeriods(db: Db): Promise<CreditPeriod[]> {
  const rows = await db.select().from(creditPeriods).orderBy(asc(creditPeriods.firstDay)).limit(MOST_PERIODS)
  return rows.map(({ version: _version, ...period }) => period)
}

/** What members have written of days inside a period. */
export async function countSaidWithin(db: Db, { firstDay, lastDay }: CreditPeriod): Promise<number> {
  const [[declared], [facts]] = await Promise.all([
    db
      .select({ count: count() })
      .from(declaredCredits)
      .where(between(declaredCredits.day, firstDay, lastDay)),
    db
      .select({ count: count() })
      .from(obligationFacts)
      .where(between(obligationFacts.fromDay, firstDay, lastDay)),
  ])
  return (declared?.count ?? 0) + (facts?.count ?? 0)
}

export async function listFacts(db: Db, memberId: string): Promise<MemberFact[]> {
  const { id, kind, fromDay, toDay, credits, filePath } = obligationFacts
  return db
    .select({ id, kind, fromDay, toDay, credits, filePath })
    .from(obligationFacts)
    .where(eq(obligationFacts.memberId, memberId))
    .orderBy(asc(fromDay), asc(id))
    .limit(MOST_FACTS)
}

export async function insertFact(db: Db, row: typeof obligationFacts.$inferInsert): Promise<void> {
  await db.insert(obligationFacts).values(row)
}

/** Answers the address of its paper, where it had one; null when there was no such row. */
export async function deleteFact(db: Db, memberId: string, id: string): Promise<{ filePath: string | null } | null> {
  const [row] = await db
    .delete(obligationFacts)
    .where(and(eq(obligationFacts.id, id), eq(obligationFacts.memberId, memberId)))
    .returning({ filePath: obligationFacts.filePath })
  return row ?? null
}

const DAY_OF_PASS = sql<RomeDay>`(${enrolments.endedAt} at time zone 'Europe/Rome')::date::text`
/** More courses than anybody follows in a life. */
const MOST_PASSED = 2000

/** What was obtained with the club's courses; how is what the report to the register says. */
async function listClubItems(db: Db, memberId: string): Promise<EarnedItem[]> {
  const rows = await db
    .select({
      courseId: courses.id,
      title: courses.title,
      day: DAY_OF_PASS,
      credits: courses.credits,
      objective: courses.objective,
      isSponsored: sql<boolean>`coalesce(${questionnaires.isRecruitedBySponsor}, false)`,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(
      questionnaires,
      and(
        eq(questionnaires.memberId, enrolments.memberId),
        eq(questionnaires.courseId, enrolments.courseId),
        eq(questionnaires.cycle, enrolments.cycle),
      ),
    )
    .where(
      and(
        eq(enrolments.memberId, memberId),
        eq(enrolments.status, PASSED),
        isNotNull(enrolments.endedAt),
        enrolments.earnsCredits,
      ),
    )
    .orderBy(enrolments.endedAt)
    .limit(MOST_PASSED)
  return rows.map(({ courseId, objective, ...row }) => ({
    ...row,
    area: areaOf({ objective }),
    id: `corso-${courseId}`,
    source: 'club' as const,
    provider: '',
    kind: 'FAD' as const,
    filePath: null,
  }))
}

async function listDeclaredItems(db: Db, memberId: string): Promise<EarnedItem[]> {
  const rows = await db
    .select()
    .from(declaredCredits)
    .where(eq(declaredCredits.memberId, memberId))
    .orderBy(desc(declaredCredits.day), asc(declaredCredits.id))
    .limit(MOST_DECLARED)
  return rows.map(({ memberId: _member, createdAt: _created, ...row }) => ({ ...row, source: 'declared' as const }))
}

/** Everything somebody has, the club's and what they declare. */
export async function listItems(db: Db, memberId: string): Promise<EarnedItem[]> {
  const [club, declared] = await Promise.all([listClubItems(db, memberId), listDeclaredItems(db, memberId)])
  return [...club, ...declared]
}

/** One writer at a time of each member: the most that may be written is never passed. */
export async function lockMemberCredits(db: Db, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`triennium ${memberId}`}))`)
}

export async function countDeclared(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(declaredCredits).where(eq(declaredCredits.memberId, memberId))
  return row?.count ?? 0
}

export async function insertDeclared(db: Db, row: typeof declaredCredits.$inferInsert): Promise<void> {
  await db.insert(declaredCredits).values(row)
}

export async function deleteDeclared(
  db: Db,
  memberId: string,
  id: string,
): Promise<{ filePath: string | null } | null> {
  const [row] = await db
    .delete(declaredCredits)
    .where(and(eq(declaredCredits.id, id), eq(declaredCredits.memberId, memberId)))
    .returning({ filePath: declaredCredits.filePath })
  return row ?? null
}

/** The month that stands for all of them. */
const OFF = 'off'

export async function wantsLetters(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ month: triennialLetters.month })
    .from(triennialLetters)
    .where(and(eq(triennialLetters.memberId, memberId), eq(triennialLetters.month, OFF)))
  return rows.length === 0
}

export async function setLetters(db: Db, memberId: string, areWanted: boolean, now: Date): Promise<boolean> {
  if (!areWanted) {
    const { rowCount } = await db
      .insert(triennialLetters)
      .values({ memberId, month: OFF, at: now })
      .onConflictDoNothing()
    return (rowCount ?? 0) > 0
  }
  const { rowCount } = await db
    .delete(triennialLetters)
    .where(and(eq(triennialLetters.memberId, memberId), eq(triennialLetters.month, OFF)))
  return (rowCount ?? 0) > 0
}

/** Takes the turn to write to somebody this month, and answers the key of the letter; null where it was done, or is not wanted. */
export async function takeMonth(db: Db, memberId: string, month: string, now: Date): Promise<string | null> {
  if (!(await wantsLetters(db, memberId))) return null
  const [row] = await db
    .insert(triennialLetters)
    .values({ memberId, month, at: now })
    .onConflictDoNothing()
    .returning({ key: triennialLetters.key })
  return row?.key ?? null
}

/** Whoever got the letter of a key. */
export async function findMemberOfLetter(db: Db, key: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: triennialLetters.memberId })
    .from(triennialLetters)
    .where(eq(triennialLetters.key, key))
  return row?.memberId ?? null
}

/** Members who have not been written to this month, some at a time, in the order of their ids. */
export async function listUnwritten(
  db: Db,
  { month, after, limit }: { month: string; after: string; limit: number },
): Promise<{ id: string; email: string; name: string }[]> {
  const written = sql`exists (select 1 from ${triennialLetters} l where l.member_id = ${members.id} and ${inArray(sql`l.month`, [OFF, month])})`
  return db
    .select({ id: members.id, email: members.email, name: members.name })
    .from(members)
    .where(
      and(
        gt(members.id, after),
        isNotNull(members.emailVerifiedAt),
        notLike(members.email, cancelledEmail('%')),
        sql`not exists (select 1 from ${memberDetails} d where d.member_id = ${members.id} and d.closed_at is not null)`,
        isNotNull(members.profession),
        sql`not ${written}`,
      ),
    )
    .orderBy(asc(members.id))
    .limit(limit)
}
