import { and, asc, count, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { ListView } from './model.ts'
import { listPreferences, listViews } from './tables.server.ts'

const columns = {
  id: listViews.id,
  authorId: listViews.authorId,
  isShared: listViews.isShared,
  name: listViews.name,
  query: listViews.query,
  version: listViews.version,
}

/** Their own views of a list and those of the team. */
export function listViewsFor(db: Db, list: string, memberId: string): Promise<ListView[]> {
  return db
    .select(columns)
    .from(listViews)
    .where(and(eq(listViews.list, list), or(eq(listViews.isShared, true), eq(listViews.authorId, memberId))))
    .orderBy(asc(listViews.isShared), asc(listViews.key), asc(listViews.id))
}

/** More than whoever has the most can have kept, of every list there is. */
const MOST_VIEWS_OF_ALL = 2_000

/** The same of every list. */
export function listAllViewsFor(db: Db, memberId: string): Promise<(ListView & { list: string })[]> {
  return db
    .select({ ...columns, list: listViews.list })
    .from(listViews)
    .where(or(eq(listViews.isShared, true), eq(listViews.authorId, memberId)))
    .orderBy(asc(listViews.isShared), asc(listViews.key), asc(listViews.id))
    .limit(MOST_VIEWS_OF_ALL)
}

/** Those who save views of one list do so one after the other. */
export async function lockViews(db: Db, list: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`views of ${list}`}))`)
}

export async function findView(db: Db, id: string): Promise<(ListView & { list: string }) | null> {
  const [row] = await db
    .select({ ...columns, list: listViews.list })
    .from(listViews)
    .where(eq(listViews.id, id))
  return row ?? null
}

type Shelf = { list: string; isShared: boolean; authorId: string }

const onShelf = ({ list, isShared, authorId }: Shelf) =>
  and(
    eq(listViews.list, list),
    eq(listViews.isShared, isShared),
    isShared ? undefined : eq(listViews.authorId, authorId),
  )

export async function countViews(db: Db, shelf: Shelf): Promise<number> {
  const [row] = await db.select({ count: count() }).from(listViews).where(onShelf(shelf))
  return row?.count ?? 0
}

export async function hasViewNamed(db: Db, shelf: Shelf, key: string): Promise<boolean> {
  const found = await db
    .select({ id: listViews.id })
    .from(listViews)
    .where(and(onShelf(shelf), eq(listViews.key, key)))
  return found.length > 0
}

type NewView = Shelf & { name: string; key: string; query: string }

export async function insertView(db: Db, view: NewView, now: Date): Promise<string> {
  const [row] = await db
    .insert(listViews)
    .values({ ...view, updatedAt: now })
    .returning({ id: listViews.id })
  if (!row) throw new Error('A view was not written.')
  return row.id
}

export async function updateViewQuery(db: Db, id: string, query: string, now: Date): Promise<void> {
  await db
    .update(listViews)
    .set({ query, updatedAt: now, version: sql`${listViews.version} + 1` })
    .where(eq(listViews.id, id))
}

export async function deleteView(db: Db, id: string): Promise<void> {
  await db.delete(listViews).where(eq(listViews.id, id))
}

export type ListPreferences = { readonly pageSize: number | null; readonly columns: readonly string[] | null }

export async function findPreferences(db: Db, list: string, memberId: string): Promise<ListPreferences | null> {
  const [row] = await db
    .select({ pageSize: listPreferences.pageSize, columns: listPreferences.columns })
    .from(listPreferences)
    .where(and(eq(listPreferences.memberId, memberId), eq(listPreferences.list, list)))
  return row ?? null
}

export async function upsertPreferences(
  db: Db,
  list: string,
  memberId: string,
  chosen: { pageSize?: number; columns?: string[] | null },
): Promise<void> {
  await db
    .insert(listPreferences)
    .values({ memberId, list, ...chosen })
    .onConflictDoUpdate({ target: [listPreferences.memberId, listPreferences.list], set: chosen })
}
