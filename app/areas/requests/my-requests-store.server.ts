import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Lead } from '#areas/leads/model.ts'
import { leads } from '#areas/leads/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { RequestAnswer, RequestFile } from './model.ts'
import { listPapers } from './paper-store.server.ts'
import { listAnswers } from './store.server.ts'

export type MyRequest = Pick<Lead, 'id' | 'formType' | 'createdAt' | 'dueAt' | 'state'> & {
  readonly note: string | null
  readonly papers: readonly RequestFile[]
  readonly answers: readonly Omit<RequestAnswer, 'author' | 'refusedAt'>[]
}

const MOST = 200

/** What a member asked for, the latest first, with what was answered; never who wrote it, and never what the team noted. */
export async function listMyRequests(db: Db, memberId: string): Promise<MyRequest[]> {
  const { id, formType, createdAt, dueAt, state } = leads
  const note = sql<string | null>`${leads.fields} ->> 'note'`
  const rows = await db
    .select({ id, formType, createdAt, dueAt, state, note })
    .from(leads)
    .where(eq(leads.memberId, memberId))
    .orderBy(desc(createdAt), asc(id))
    .limit(MOST)
  const ids = rows.map((row) => row.id)
  const [answers, papers] = await Promise.all([listAnswers(db, ids), listPapers(db, ids)])
  return rows.map((row) => ({
    ...row,
    papers: papers.filter(({ requestId }) => requestId === row.id),
    answers: answers
      .filter(({ requestId }) => requestId === row.id)
      .map(({ author: _, refusedAt: _refused, requestId: _request, ...answer }) => answer),
  }))
}

export type LatestRequest = Pick<Lead, 'id' | 'formType' | 'state' | 'dueAt'>

/** What the club is working on for a member: the latest requests still open, then the latest of all. */
export async function listLatestRequests(db: Db, memberId: string, limit: number): Promise<LatestRequest[]> {
  const { id, formType, state, dueAt } = leads
  return db
    .select({ id, formType, state, dueAt })
    .from(leads)
    .where(eq(leads.memberId, memberId))
    .orderBy(sql`${state} = 'closed'`, desc(leads.createdAt), asc(id))
    .limit(limit)
}
