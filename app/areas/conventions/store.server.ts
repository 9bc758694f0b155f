import { and, asc, count, countDistinct, desc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { ConventionCounts } from './copy.ts'
import {
  BEST_OFFERS,
  type Eyes,
  OFFERS_PER_PAGE,
  type Offer,
  SHOPS_PER_PAGE,
  type Shop,
  type ShopCategory,
  type ShopTile,
  SLIDES,
  type Slide,
  TOP_SHOPS,
} from './model.ts'
import {
  conventionOffers as offers,
  conventionSecrets as secrets,
  conventionShops as shops,
  conventionSlides as slides,
  conventionWithdrawals as withdrawals,
} from './tables.server.ts'

const offerColumns = {
  id: offers.id,
  shopId: offers.shopId,
  shopName: shops.name,
  shopSiteUrl: shops.siteUrl,
  shopLogoPath: shops.logoPath,
  title: offers.title,
  description: offers.description,
  conditions: offers.conditions,
  linkUrl: offers.linkUrl,
  voucherCode: offers.voucherCode,
  offerType: offers.offerType,
  kind: offers.kind,
  fakeCouponType: offers.fakeCouponType,
  priceValue: offers.priceValue,
  priceSymbol: offers.priceSymbol,
  endsAt: offers.endsAt,
}

const shopColumns = {
  id: shops.id,
  name: shops.name,
  category: shops.category,
  about: shops.about,
  siteUrl: shops.siteUrl,
  logoPath: shops.logoPath,
}

/** The hourly job marks what ended; until it has passed, the dates themselves decide. */
function isOn({ now, type }: Eyes) {
  return and(
    isNull(offers.expiredAt),
    eq(offers.isHidden, false),
    or(isNull(offers.startsAt), lte(offers.startsAt, now)),
    or(isNull(offers.endsAt), gt(offers.endsAt, now)),
    or(isNull(offers.seenBy), sql`${type} = any(${offers.seenBy})`),
    eq(shops.isHidden, false),
  )
}

/** Names are written out: in a query of one table a column loses its table, and `id` would be the offer's own. */
const offersOfShop = ({ now, type }: Eyes) =>
  sql`from convention_offers o where o.shop_id = convention_shops.id and o.expired_at is null and not o.is_hidden
    and (o.starts_at is null or o.starts_at <= ${now.toISOString()}) and (o.ends_at is null or o.ends_at > ${now.toISOString()})
    and (o.seen_by is null or ${type}::text = any(o.seen_by))`

/** A shop is among the conventions while it offers something: one that a catalogue has left is not shown empty. */
const hasOffers = (eyes: Eyes) => sql`not convention_shops.is_hidden and exists (select 1 ${offersOfShop(eyes)})`

const tileColumns = (eyes: Eyes) => ({
  id: shops.id,
  name: shops.name,
  category: shops.category,
  logoPath: shops.logoPath,
  offers: sql<number>`(select count(*)::int ${offersOfShop(eyes)})`,
})

/** A shop readers may open: a hidden one does not exist. */
export async function findShop(db: Db, id: number): Promise<Shop | null> {
  const [row] = await db
    .select(shopColumns)
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.isHidden, false)))
  return row ?? null
}

export async function getShop(db: Db, id: number | null): Promise<Shop> {
  const shop = id === null ? null : await findShop(db, id)
  if (!shop) throw new NotFound('Questo negozio non è tra le convenzioni.')
  return shop
}

export type ShopSearch = Eyes & { category: ShopCategory | null; page: number }

export async function listShops(db: Db, { category, page, ...eyes }: ShopSearch): Promise<Paged<ShopTile>> {
  const where = and(category ? eq(shops.category, category) : undefined, hasOffers(eyes))
  const [[total], items] = await Promise.all([
    db.select({ total: count() }).from(shops).where(where),
    db
      .select(tileColumns(eyes))
      .from(shops)
      .where(where)
      .orderBy(asc(shops.name))
      .limit(SHOPS_PER_PAGE)
      .offset((page - 1) * SHOPS_PER_PAGE),
  ])
  return { items, total: total?.total ?? 0 }
}

export type Paged<Item> = { items: Item[]; total: number }

export async function countShopsByCategory(db: Db, eyes: Eyes): Promise<Map<ShopCategory, number>> {
  const rows = await db
    .select({ category: shops.category, total: count() })
    .from(shops)
    .where(hasOffers(eyes))
    .groupBy(shops.category)
  return new Map(rows.map(({ category, total }) => [category, total]))
}

/** CNV-004. What a reader may use today. */
export async function countConventions(db: Db, eyes: Eyes): Promise<ConventionCounts> {
  const [row] = await db
    .select({ offers: count(), shops: countDistinct(offers.shopId) })
    .from(offers)
    .innerJoin(shops, eq(shops.id, offers.shopId))
    .where(isOn(eyes))
  return row ?? { offers: 0, shops: 0 }
}

export async function listOffers(
  db: Db,
  { shopId, page, ...eyes }: Eyes & { shopId: number; page: number },
): Promise<Paged<Offer>> {
  const where = and(eq(offers.shopId, shopId), isOn(eyes))
  const [[total], items] = await Promise.all([
    db.select({ total: count() }).from(offers).innerJoin(shops, eq(shops.id, offers.shopId)).where(where),
    selectOffers(db)
      .where(where)
      .orderBy(asc(offers.id))
      .limit(OFFERS_PER_PAGE)
      .offset((page - 1) * OFFERS_PER_PAGE),
  ])
  return { items, total: total?.total ?? 0 }
}

export async function findOffer(db: Db, id: number, eyes: Eyes): Promise<Offer | null> {
  const [row] = await selectOffers(db).where(and(eq(offers.id, id), isOn(eyes)))
  return row ?? null
}

/** CNV-017, CNV-020. Those the club put first; where a catalogue has ended some, the newest take their place. */
export async function listBestOffers(db: Db, eyes: Eyes, limit: number = BEST_OFFERS.list): Promise<Offer[]> {
  const chosen = await selectOffers(db)
    .where(and(isNotNull(offers.bestRank), isOn(eyes)))
    .orderBy(asc(offers.bestRank))
    .limit(limit)
  if (chosen.length >= limit) return chosen
  const newest = await selectOffers(db)
    .where(and(isNull(offers.bestRank), isOn(eyes)))
    .orderBy(desc(offers.id))
    .limit(limit - chosen.length)
  return [...chosen, ...newest]
}

/** CNV-018. Those the club put first, then those with the most offers. */
export async function listTopShops(db: Db, eyes: Eyes): Promise<ShopTile[]> {
  const columns = tileColumns(eyes)
  const chosen = await db
    .select(columns)
    .from(shops)
    .where(and(isNotNull(shops.topRank), hasOffers(eyes)))
    .orderBy(asc(shops.topRank))
    .limit(TOP_SHOPS)
  if (chosen.length >= TOP_SHOPS) return chosen
  const fullest = await db
    .select(columns)
    .from(shops)
    .where(and(isNull(shops.topRank), hasOffers(eyes)))
    .orderBy(desc(columns.offers), asc(shops.name))
    .limit(TOP_SHOPS - chosen.length)
  return [...chosen, ...fullest]
}

/** CNV-019 */
export async function listSlides(db: Db, eyes: Eyes): Promise<Slide[]> {
  return db
    .select({
      id: slides.id,
      shopId: slides.shopId,
      shopName: shops.name,
      title: slides.title,
      imageKey: slides.imageKey,
      imagePath: slides.imagePath,
    })
    .from(slides)
    .innerJoin(shops, eq(shops.id, slides.shopId))
    .where(hasOffers(eyes))
    .orderBy(asc(slides.position))
    .limit(SLIDES)
}

export async function findSlidePicture(db: Db, imageKey: string): Promise<string | null> {
  const [row] = await db.select({ path: slides.imagePath }).from(slides).where(eq(slides.imageKey, imageKey)).limit(1)
  return row?.path ?? null
}

export function selectOffers(db: Db) {
  return db.select(offerColumns).from(offers).innerJoin(shops, eq(shops.id, offers.shopId)).$dynamic()
}

export async function insertWithdrawal(
  db: Db,
  { memberId, offerId, now }: { memberId: string; offerId: number; now: Date },
): Promise<void> {
  await db.insert(withdrawals).values({ memberId, offerId, withdrawnAt: now }).onConflictDoNothing()
}

export async function listWithdrawals(db: Db, memberId: string): Promise<{ offerId: number; withdrawnAt: Date }[]> {
  return db
    .select({ offerId: withdrawals.offerId, withdrawnAt: withdrawals.withdrawnAt })
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(desc(withdrawals.withdrawnAt))
    .limit(200)
}

export async function findSecret(db: Db): Promise<string | null> {
  const [row] = await db.select({ secret: secrets.secret }).from(secrets)
  return row?.secret ?? null
}

/** Of two nodes that make a secret at the same time, the first decides for both. */
export async function keepSecret(db: Db, made: string): Promise<string> {
  await db.insert(secrets).values({ secret: made }).onConflictDoNothing()
  return (await findSecret(db)) ?? made
}

export async function expireEnded(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(offers)
    .set({ expiredAt: now })
    .where(and(lte(offers.endsAt, now), isNull(offers.expiredAt)))
  return rowCount ?? 0
}

/** Whether between two instants an offer came to its first day: the kept pages do not show it yet. */
export async function hasBegun(db: Db, from: Date, to: Date): Promise<boolean> {
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(gt(offers.startsAt, from), lte(offers.startsAt, to), eq(offers.isHidden, false)))
    .limit(1)
  return rows.length > 0
}

/** What ended long ago is of no use to anybody, nor is who asked for it. */
export async function deleteExpiredBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(offers).where(lt(offers.expiredAt, before))
  return rowCount ?? 0
}

export async function hasShops(db: Db): Promise<boolean> {
  return (await db.select({ id: shops.id }).from(shops).limit(1)).length > 0
}

export async function insertSlides(db: Db, rows: readonly (typeof slides.$inferInsert)[]): Promise<void> {
  await db.insert(slides).values([...rows])
}
