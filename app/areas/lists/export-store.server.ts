import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { ListExport } from './model.ts'
import { listExports } from './tables.server.ts'

export const exportColumns = {
  id: listExports.id,
  list: listExports.list,
  actorId: listExports.actorId,
  askedAt: listExports.askedAt,
  query: listExports.query,
  question: listExports.question,
  columns: listExports.columns,
  reason: listExports.reason,
  state: listExports.state,
  rowCount: listExports.rowCount,
  byteSize: listExports.byteSize,
  pieceBytes: listExports.pieceBytes,
  expiresAt: listExports.expiresAt,
  downloadedAt: listExports.downloadedAt,
}

/** What one person takes out is asked for once at a time: a second press finds the first. */
export async function lockExportsOf(db: Db, actorId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`exports of ${actorId}`}))`)
}

type NewExport = Pick<
  ListExport,
  'list' | 'actorId' | 'askedAt' | 'query' | 'question' | 'columns' | 'reason' | 'rowCount' | 'expiresAt'
>

export async function insertExport(db: Db, { columns: named, ...asked }: NewExport): Promise<ListExport> {
  const [row] = await db
    .insert(listExports)
    .values({ ...asked, columns: [...named] })
    .returning(exportColumns)
  if (!row) throw new Error('An export was not written.')
  return row
}

/** The same file that the same person asked for after an instant, and that was not refused by a failure. */
export async function findSameExport(db: Db, asked: Omit<NewExport, 'rowCount' | 'expiresAt' | 'reason' | 'question'>) {
  const { list, actorId, askedAt, query, columns: named } = asked
  const [row] = await db
    .select(exportColumns)
    .from(listExports)
    .where(
      and(
        eq(listExports.list, list),
        eq(listExports.actorId, actorId),
        gt(listExports.askedAt, askedAt),
        eq(listExports.query, query),
        eq(listExports.columns, [...named]),
        ne(listExports.state, 'failed'),
      ),
    )
    .orderBy(desc(listExports.askedAt))
    .limit(1)
  return row ?? null
}

export async function findExport(db: Db, id: string): Promise<ListExport | null> {
  const [row] = await db.select(exportColumns).from(listExports).where(eq(listExports.id, id))
  return row ?? null
}

/** How many rows of a list somebody has taken out since an instant. */
export async function countRowsTaken(db: Db, taken: { list: string; actorId: string; since: Date }): Promise<number> {
  const [row] = await db
    .select({ rows: sql<number>`coalesce(sum(${listExports.rowCount}), 0)::int` })
    .from(listExports)
    .where(
      and(
        eq(listExports.list, taken.list),
        eq(listExports.actorId, taken.actorId),
        gt(listExports.askedAt, taken.since),
      ),
    )
  return row?.rows ?? 0
}

export async function markExportReady(
  db: Db,
  id: string,
  made: { byteSize: number | null; pieceBytes: number | null; rowCount: number },
): Promise<void> {
  await db
    .update(listExports)
    .set({ ...made, state: 'ready' })
    .where(eq(listExports.id, id))
}

export async function markExportFailed(db: Db, id: string): Promise<void> {
  await db.update(listExports).set({ state: 'failed' }).where(eq(listExports.id, id))
}

export async function markExportDownloaded(db: Db, id: string, now: Date): Promise<void> {
  await db.update(listExports).set({ downloadedAt: now }).where(eq(listExports.id, id))
}

export function listEndedExports(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: listExports.id })
    .from(listExports)
    .where(and(lte(listExports.expiresAt, now), eq(listExports.isForgotten, false)))
    .limit(limit)
}

export async function markExportForgotten(db: Db, id: string): Promise<void> {
  await db.update(listExports).set({ isForgotten: true }).where(eq(listExports.id, id))
}
