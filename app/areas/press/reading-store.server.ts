import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { LiteratureRecord } from '#platform/outside/pubmed/port.ts'
import { MOST_SAVED } from './model.ts'
import { literatureColumns } from './store.server.ts'
import { literatureRecords, pressReadingList } from './tables.server.ts'

/** What a member put aside, the latest first. */
export function listReadingList(db: Db, memberId: string): Promise<LiteratureRecord[]> {
  return db
    .select(literatureColumns)
    .from(pressReadingList)
    .innerJoin(literatureRecords, eq(literatureRecords.pmid, pressReadingList.pmid))
    .where(eq(pressReadingList.memberId, memberId))
    .orderBy(desc(pressReadingList.savedAt), desc(pressReadingList.pmid))
    .limit(MOST_SAVED)
}

export async function listSavedPmids(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .select({ pmid: pressReadingList.pmid })
    .from(pressReadingList)
    .where(eq(pressReadingList.memberId, memberId))
    .orderBy(desc(pressReadingList.savedAt), desc(pressReadingList.pmid))
    .limit(MOST_SAVED)
  return rows.map(({ pmid }) => pmid)
}

export async function countSaved(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(pressReadingList).where(eq(pressReadingList.memberId, memberId))
  return row?.n ?? 0
}

export async function insertSaved(db: Db, memberId: string, pmid: number, now: Date): Promise<void> {
  await db.insert(pressReadingList).values({ memberId, pmid, savedAt: now }).onConflictDoNothing()
}

export async function deleteSaved(db: Db, memberId: string, pmid: number): Promise<void> {
  await db.delete(pressReadingList).where(and(eq(pressReadingList.memberId, memberId), eq(pressReadingList.pmid, pmid)))
}
