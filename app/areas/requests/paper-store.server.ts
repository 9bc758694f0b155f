import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Lead } from '#areas/leads/model.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { MOST_PAPERS, type RequestFile } from './model.ts'
import { requestPapers } from './tables.server.ts'

export type RequestPaper = RequestFile & { readonly requestId: string; readonly sentAt: Date }

/** What was sent after some requests, the first first. */
export async function listPapers(db: Db, requestIds: readonly string[]): Promise<RequestPaper[]> {
  if (requestIds.length === 0) return []
  return db
    .select()
    .from(requestPapers)
    .where(inArray(requestPapers.requestId, [...requestIds]))
    .orderBy(asc(requestPapers.sentAt), asc(requestPapers.path))
    .limit(requestIds.length * MOST_PAPERS)
}

export async function insertPaper(db: Db, paper: RequestPaper): Promise<void> {
  await db.insert(requestPapers).values(paper)
}

/** The request that a paper was sent for. */
export async function findRequestOfPaper(
  db: Db,
  fileId: string,
): Promise<Pick<Lead, 'id' | 'formType' | 'handledBy' | 'memberId'> | null> {
  const { id, formType, handledBy, memberId } = leads
  const [row] = await db
    .select({ id, formType, handledBy, memberId })
    .from(requestPapers)
    .innerJoin(leads, eq(leads.id, requestPapers.requestId))
    .where(sql`${requestPapers.path} like ${`/files/${fileId}/%`}`)
  return row ?? null
}
