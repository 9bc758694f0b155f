import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { preparedAnswers } from './tables.server.ts'

export type PreparedAnswer = { readonly id: string; readonly title: string; readonly text: string }

const MOST = 200

/** DSK-042. Those for a kind of request, by title. */
export async function listPreparedFor(db: Db, kind: string): Promise<PreparedAnswer[]> {
  const { id, title, text, kinds } = preparedAnswers
  return db
    .select({ id, title, text })
    .from(preparedAnswers)
    .where(sql`${kind} = any(${kinds})`)
    .orderBy(asc(title), asc(id))
    .limit(MOST)
}

/** How often each was used. */
export async function listUses(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: preparedAnswers.id, usedCount: preparedAnswers.usedCount }).from(preparedAnswers)
  return new Map(rows.map(({ id, usedCount }) => [id, usedCount]))
}

export async function countUse(db: Db, id: string): Promise<void> {
  await db
    .update(preparedAnswers)
    .set({ usedCount: sql`${preparedAnswers.usedCount} + 1` })
    .where(eq(preparedAnswers.id, id))
}

export type NewPreparedAnswer = PreparedAnswer & { readonly kinds: string[] }

/** Those that are there stay as the desk left them. */
export async function insertPreparedAnswers(db: Db, answers: readonly NewPreparedAnswer[]): Promise<void> {
  await db
    .insert(preparedAnswers)
    .values([...answers])
    .onConflictDoNothing()
}
