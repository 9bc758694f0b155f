import { asc, eq, inArray } from 'drizzle-orm'
import { contentCategories } from '#areas/content/article-tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { HealthPost } from '#platform/outside/health-news/port.ts'
import { favoriteCategories, feedCopies } from './tables.server.ts'

/** NWS-018. In the order of the categories of the club. */
export async function listFavoriteCategories(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ slug: favoriteCategories.categorySlug })
    .from(favoriteCategories)
    .innerJoin(contentCategories, eq(contentCategories.slug, favoriteCategories.categorySlug))
    .where(eq(favoriteCategories.memberId, memberId))
    .orderBy(asc(contentCategories.position))
  return rows.map(({ slug }) => slug)
}

/** The slugs among these that are categories of the club. */
export async function listKnownCategories(db: Db, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ slug: contentCategories.slug })
    .from(contentCategories)
    .where(inArray(contentCategories.slug, [...slugs]))
  return rows.map(({ slug }) => slug)
}

export async function deleteFavoriteCategories(db: Db, memberId: string): Promise<void> {
  await db.delete(favoriteCategories).where(eq(favoriteCategories.memberId, memberId))
}

export async function insertFavoriteCategories(db: Db, memberId: string, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  await db
    .insert(favoriteCategories)
    .values(slugs.map((categorySlug) => ({ memberId, categorySlug })))
    .onConflictDoNothing()
}

/** The last good copy of a feed, or null before the first. */
export async function findFeedCopy(db: Db, name: string): Promise<HealthPost[] | null> {
  const [row] = await db.select({ posts: feedCopies.posts }).from(feedCopies).where(eq(feedCopies.name, name))
  return row?.posts ?? null
}

export async function upsertFeedCopy(db: Db, name: string, posts: HealthPost[], savedAt: Date): Promise<void> {
  await db
    .insert(feedCopies)
    .values({ name, posts, savedAt })
    .onConflictDoUpdate({ target: feedCopies.name, set: { posts, savedAt } })
}
