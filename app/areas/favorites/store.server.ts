import { and, count, desc, eq, lte } from 'drizzle-orm'
import { contentItems } from '#areas/content/article-tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Favorite, MOST_FAVORITES } from './model.ts'
import { favorites } from './tables.server.ts'

/** Newest first; what was withdrawn from publication is left out. */
export async function listFavorites(db: Db, memberId: string, now: Date): Promise<Favorite[]> {
  return db
    .select({ id: favorites.itemId, type: favorites.type })
    .from(favorites)
    .innerJoin(contentItems, eq(contentItems.id, favorites.itemId))
    .where(and(eq(favorites.memberId, memberId), lte(contentItems.publicationDate, now)))
    .orderBy(desc(favorites.savedAt))
    .limit(MOST_FAVORITES)
}

export async function countFavorites(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(favorites).where(eq(favorites.memberId, memberId))
  return row?.n ?? 0
}

/** Saved once, however many times it is asked. */
export async function insertFavorite(db: Db, memberId: string, { id, type }: Favorite, now: Date): Promise<void> {
  await db.insert(favorites).values({ memberId, itemId: id, type, savedAt: now }).onConflictDoNothing()
}

export async function deleteFavorite(db: Db, memberId: string, itemId: string): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.memberId, memberId), eq(favorites.itemId, itemId)))
}
