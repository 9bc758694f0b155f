import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { type OfferLine, stateCondition } from './desk-store.server.ts'
import { conventionOffers as offers, conventionShops as shops, conventionSlides as slides } from './tables.server.ts'

/** Places are given one at a time, so that two editors cannot take the same. */
export async function lockWindow(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('convention window'))`)
}

export type Ranked = { id: number; title: string; shopName: string; state: 'shown' | 'unseen' }
/** A list of the window is read and written whole: what came after these would be lost by the next move. */
export const MOST_RANKED = 60

export async function listRankedOffers(db: Db, now: Date): Promise<(OfferLine & { bestRank: number })[]> {
  const rows = await db
    .select({ offer: offers, shopName: shops.name })
    .from(offers)
    .innerJoin(shops, eq(shops.id, offers.shopId))
    .where(and(isNotNull(offers.bestRank), sql`not ${stateCondition('expired', now)}`))
    .orderBy(asc(offers.bestRank), asc(offers.id))
    .limit(MOST_RANKED)
  return rows.map(({ offer, shopName }) => ({ ...offer, shopName, withdrawals: 0, bestRank: offer.bestRank ?? 0 }))
}

export async function listRankedShops(db: Db): Promise<{ id: number; name: string; isHidden: boolean }[]> {
  return db
    .select({ id: shops.id, name: shops.name, isHidden: shops.isHidden })
    .from(shops)
    .where(isNotNull(shops.topRank))
    .orderBy(asc(shops.topRank), asc(shops.id))
    .limit(MOST_RANKED)
}

/** The offers in this order are the best; no other is. */
export async function replaceRankedOffers(db: Db, ids: readonly number[]): Promise<void> {
  await db.update(offers).set({ bestRank: null }).where(isNotNull(offers.bestRank))
  for (const [index, id] of ids.entries())
    await db
      .update(offers)
      .set({ bestRank: index + 1 })
      .where(eq(offers.id, id))
}

export async function replaceRankedShops(db: Db, ids: readonly number[]): Promise<void> {
  await db.update(shops).set({ topRank: null }).where(isNotNull(shops.topRank))
  for (const [index, id] of ids.entries())
    await db
      .update(shops)
      .set({ topRank: index + 1 })
      .where(eq(shops.id, id))
}

export async function listDeskSlides(
  db: Db,
): Promise<
  { id: number; title: string; shopId: number; shopName: string; imageKey: string; imagePath: string | null }[]
> {
  return db
    .select({
      id: slides.id,
      title: slides.title,
      shopId: slides.shopId,
      shopName: shops.name,
      imageKey: slides.imageKey,
      imagePath: slides.imagePath,
    })
    .from(slides)
    .innerJoin(shops, eq(shops.id, slides.shopId))
    .orderBy(asc(slides.position), asc(slides.id))
    .limit(MOST_RANKED)
}

export async function insertSlide(
  db: Db,
  fields: { shopId: number; title: string; imageKey: string; imagePath: string | null },
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from convention_slides)`
  await db.insert(slides).values({ ...fields, position })
}

/** The slides in this order; those that are not in it are taken away. Answers the pictures that nothing shows any more. */
export async function replaceSlides(db: Db, ids: readonly number[]): Promise<string[]> {
  const all = await db.select({ id: slides.id, imagePath: slides.imagePath }).from(slides)
  const gone = all.filter(({ id }) => !ids.includes(id))
  if (gone.length > 0)
    await db.delete(slides).where(
      inArray(
        slides.id,
        gone.map(({ id }) => id),
      ),
    )
  for (const [position, id] of ids.entries()) await db.update(slides).set({ position }).where(eq(slides.id, id))
  return gone.flatMap(({ imagePath }) => imagePath ?? [])
}

/** Whether offers or promotions are of this shop, whatever their state. */
export async function isShopNeeded(db: Db, shopId: number): Promise<boolean> {
  const promotions = await db.$count(slides, eq(slides.shopId, shopId))
  return promotions + (await db.$count(offers, eq(offers.shopId, shopId))) > 0
}
