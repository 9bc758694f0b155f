import { and, asc, between, desc, eq, gt, inArray, lte, max, notExists, sql } from 'drizzle-orm'
import { specializationFamilies } from '#areas/professions/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Period, SpecializationFamily } from './model.ts'
import { literatureColumns } from './store.server.ts'
import {
  literatureCategories,
  literatureRecords,
  pressCategories,
  pressDigestPapers,
  pressDigests,
  pressDigestWeeks,
  pressReviewSubscriptions,
} from './tables.server.ts'

const family = { id: specializationFamilies.id, name: specializationFamilies.name }

/** Two tabs that change the same person's choice wait for each other. */
export async function lockReview(db: Db, memberId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`press_review:${memberId}`}))`)
}

/** API-243. By name. */
export function listChosenFamilies(db: Db, memberId: string): Promise<SpecializationFamily[]> {
  return db
    .select(family)
    .from(pressReviewSubscriptions)
    .innerJoin(specializationFamilies, eq(specializationFamilies.id, pressReviewSubscriptions.familyId))
    .where(eq(pressReviewSubscriptions.memberId, memberId))
    .orderBy(asc(specializationFamilies.name))
}

export async function insertSubscriptions(db: Db, memberId: string, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .insert(pressReviewSubscriptions)
    .values(ids.map((familyId) => ({ memberId, familyId, subscribedAt: now })))
    .onConflictDoNothing()
}

export async function deleteSubscriptions(db: Db, memberId: string, ids: readonly number[] | 'all'): Promise<void> {
  if (ids !== 'all' && ids.length === 0) return
  await db
    .delete(pressReviewSubscriptions)
    .where(
      and(
        eq(pressReviewSubscriptions.memberId, memberId),
        ids === 'all' ? undefined : inArray(pressReviewSubscriptions.familyId, [...ids]),
      ),
    )
}

/** Who had subscribed by an instant, some at a time, after the one given. */
export async function listSubscribers(
  db: Db,
  by: Date,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: pressReviewSubscriptions.memberId })
    .from(pressReviewSubscriptions)
    .where(
      and(
        lte(pressReviewSubscriptions.subscribedAt, by),
        after === null ? undefined : gt(pressReviewSubscriptions.memberId, after),
      ),
    )
    .orderBy(asc(pressReviewSubscriptions.memberId))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

export function listFamiliesChosenBy(db: Db, memberId: string, by: Date): Promise<SpecializationFamily[]> {
  return db
    .select(family)
    .from(pressReviewSubscriptions)
    .innerJoin(specializationFamilies, eq(specializationFamilies.id, pressReviewSubscriptions.familyId))
    .where(and(eq(pressReviewSubscriptions.memberId, memberId), lte(pressReviewSubscriptions.subscribedAt, by)))
    .orderBy(asc(specializationFamilies.name))
}

/** Papers of a family that entered in a period and that this member was never sent, newest first. */
export async function listUnsentPapers(
  db: Db,
  memberId: string,
  { familyId, from, to, limit }: Period & { familyId: number; limit: number },
): Promise<LiteratureRecord[]> {
  const sent = db
    .select({ pmid: pressDigestPapers.pmid })
    .from(pressDigestPapers)
    .where(and(eq(pressDigestPapers.memberId, memberId), eq(pressDigestPapers.pmid, literatureCategories.pmid)))
  const found = db
    .selectDistinct({ pmid: literatureCategories.pmid, enteredOn: literatureCategories.enteredOn })
    .from(literatureCategories)
    .innerJoin(pressCategories, eq(pressCategories.id, literatureCategories.categoryId))
    .where(
      and(eq(pressCategories.familyId, familyId), between(literatureCategories.enteredOn, from, to), notExists(sent)),
    )
    .orderBy(desc(literatureCategories.enteredOn), desc(literatureCategories.pmid))
    .limit(limit)
    .as('found')
  return db
    .select(literatureColumns)
    .from(literatureRecords)
    .innerJoin(found, eq(found.pmid, literatureRecords.pmid))
    .orderBy(desc(literatureRecords.enteredOn), desc(literatureRecords.pmid))
}

export type SentDigest = { id: string; unsubscribeKey: string }

/** Null when this member has already had the letter of this week. */
export async function insertDigest(db: Db, memberId: string, week: RomeDay, now: Date): Promise<SentDigest | null> {
  const [row] = await db
    .insert(pressDigests)
    .values({ memberId, week, sentAt: now })
    .onConflictDoNothing()
    .returning({ id: pressDigests.id, unsubscribeKey: pressDigests.unsubscribeKey })
  return row ?? null
}

export type DigestPaper = { pmid: number; familyId: number }

export async function insertDigestPapers(
  db: Db,
  { memberId, digestId }: { memberId: string; digestId: string },
  papers: readonly DigestPaper[],
): Promise<void> {
  await db
    .insert(pressDigestPapers)
    .values(papers.map((paper, position) => ({ ...paper, memberId, digestId, position })))
}

/** A letter and what it held, in its order. */
export async function findDigest(
  db: Db,
  id: string,
): Promise<{ week: RomeDay; papers: { family: SpecializationFamily; record: LiteratureRecord }[] } | null> {
  const [digest] = await db.select({ week: pressDigests.week }).from(pressDigests).where(eq(pressDigests.id, id))
  if (!digest) return null
  const papers = await db
    .select({ family, record: literatureColumns })
    .from(pressDigestPapers)
    .innerJoin(literatureRecords, eq(literatureRecords.pmid, pressDigestPapers.pmid))
    .innerJoin(specializationFamilies, eq(specializationFamilies.id, pressDigestPapers.familyId))
    .where(eq(pressDigestPapers.digestId, id))
    .orderBy(asc(pressDigestPapers.position))
  return { week: digest.week, papers }
}

/** Whose subscription a key ends; a key outlives the subscription, so that pressing twice is no error. */
export async function findMemberOfKey(db: Db, unsubscribeKey: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: pressDigests.memberId })
    .from(pressDigests)
    .where(eq(pressDigests.unsubscribeKey, unsubscribeKey))
  return row?.memberId ?? null
}

export async function findLastDigestWeek(db: Db): Promise<RomeDay | null> {
  const [row] = await db.select({ week: max(pressDigestWeeks.week) }).from(pressDigestWeeks)
  return row?.week ?? null
}

export async function insertDigestWeek(db: Db, week: RomeDay, now: Date): Promise<void> {
  await db.insert(pressDigestWeeks).values({ week, finishedAt: now }).onConflictDoNothing()
}
