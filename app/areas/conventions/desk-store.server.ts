import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { SUBSCRIPTION_TYPES, type SubscriptionType } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { OfferState } from './desk-rules.ts'
import { OFFERS_PER_PAGE, type Offer, type Shop } from './model.ts'
import { type Paged, selectOffers } from './store.server.ts'
import { conventionOffers as offers, conventionShops as shops } from './tables.server.ts'

export type DeskShop = Shop & { topRank: number | null; isHidden: boolean; version: number }

/** The rule `offerState`, said in SQL. */
export function stateCondition(state: OfferState, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`(${offers.expiredAt} is not null or coalesce(${offers.endsAt} <= ${at}, false))`
  const isToCome = sql`coalesce(${offers.startsAt} > ${at}, false)`
  const conditions: Record<OfferState, SQL> = {
    expired: isOver,
    hidden: sql`not ${isOver} and ${offers.isHidden}`,
    future: sql`not ${isOver} and not ${offers.isHidden} and ${isToCome}`,
    active: sql`not ${isOver} and not ${offers.isHidden} and not ${isToCome}`,
  }
  return conditions[state]
}

/** What the fields of an offer are found by, where no column holds them as they are. */
export const offerValues = {
  startsOn: 'startsAt',
  endsOn: sql`(${offers.endsAt} - interval '1 millisecond')`,
  seenBy: sql`coalesce(${offers.seenBy}, ${sql.param([...SUBSCRIPTION_TYPES])}::text[])`,
  isBest: sql`(${offers.bestRank} is not null)`,
}
export const shopValues = { isTop: sql`(${shops.topRank} is not null)` }

const withdrawalsOfOffer = sql<number>`(select count(*)::int from convention_withdrawals w where w.offer_id = convention_offers.id)`

export type OfferQuery = { typed: string; state: OfferState | null; shopId: number | null }
export type OfferLine = {
  id: number
  title: string
  shopId: number
  shopName: string
  isHidden: boolean
  startsAt: Date | null
  endsAt: Date | null
  expiredAt: Date | null
  seenBy: SubscriptionType[] | null
  withdrawals: number
}

/** How many offers that readers see have their last day in a stretch of time, day by day, and the name of one. */
export async function listOfferEnds(
  db: Db,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<{ day: RomeDay; count: number; id: number; title: string }[]> {
  // The instant kept is the first at which it is over.
  const lastDay = sql<RomeDay>`((${offers.endsAt} - interval '1 second') at time zone 'Europe/Rome')::date::text`
  const isInside = sql`${offers.endsAt} > ${from.toISOString()}::timestamptz and ${offers.endsAt} <= ${to.toISOString()}::timestamptz`
  return db
    .select({
      day: lastDay,
      count: sql<number>`count(*)::int`,
      id: sql<number>`min(${offers.id})::int`,
      title: sql<string>`(array_agg(${offers.title} order by ${offers.id}))[1]`,
    })
    .from(offers)
    .where(and(isInside, stateCondition('active', now)))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** A page of all offers, whatever their state, the newest first. Their codes are not in it. */
export async function listDeskOffers(
  db: Db,
  { typed, state, shopId }: OfferQuery,
  { page, limit, now }: { page: number; limit: number; now: Date },
): Promise<Paged<OfferLine>> {
  const where = and(
    ...saysAll(sql`${offers.title} || ' ' || ${shops.name}`, typed),
    state ? stateCondition(state, now) : undefined,
    shopId === null ? undefined : eq(offers.shopId, shopId),
  )
  const [items, [total]] = await Promise.all([
    db
      .select({
        id: offers.id,
        title: offers.title,
        shopId: offers.shopId,
        shopName: shops.name,
        isHidden: offers.isHidden,
        startsAt: offers.startsAt,
        endsAt: offers.endsAt,
        expiredAt: offers.expiredAt,
        seenBy: offers.seenBy,
        withdrawals: withdrawalsOfOffer,
      })
      .from(offers)
      .innerJoin(shops, eq(shops.id, offers.shopId))
      .where(where)
      .orderBy(desc(offers.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(offers).innerJoin(shops, eq(shops.id, offers.shopId)).where(where),
  ])
  return { items, total: total?.total ?? 0 }
}

/** How many offers of each shop are on, by its id. */
export async function countActiveOffers(db: Db, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({ shopId: offers.shopId, active: count() })
    .from(offers)
    .where(stateCondition('active', now))
    .groupBy(offers.shopId)
  return new Map(rows.map(({ shopId, active }) => [String(shopId), active]))
}

/** The shops that are hidden, that offer nothing now, or that members find. */
export function shopsIn(state: string, now: Date): SQL {
  const isOn = sql`exists (select from ${offers} where ${offers.shopId} = ${shops.id} and ${stateCondition('active', now)})`
  if (state === 'hidden') return eq(shops.isHidden, true)
  return state === 'empty' ? sql`not ${shops.isHidden} and not ${isOn}` : sql`not ${shops.isHidden} and ${isOn}`
}

const deskShopColumns = {
  id: shops.id,
  name: shops.name,
  category: shops.category,
  about: shops.about,
  siteUrl: shops.siteUrl,
  logoPath: shops.logoPath,
  topRank: shops.topRank,
  isHidden: shops.isHidden,
  version: shops.version,
}

export async function getDeskShop(db: Db, id: number | null, isHeld = false): Promise<DeskShop> {
  const asked = db
    .select(deskShopColumns)
    .from(shops)
    .where(eq(shops.id, id ?? 0))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound('Questo negozio non esiste.')
  return row
}

export async function isShopNameTaken(db: Db, name: string, exceptId: number): Promise<boolean> {
  const isSame = sql`lower(${shops.name}) = lower(${name})`
  const rows = await db
    .select({ id: shops.id })
    .from(shops)
    .where(and(isSame, ne(shops.id, exceptId)))
    .limit(1)
  return rows.length > 0
}

/** The place after the others among the shops shown first. */
export const lastTop = sql<number>`(select coalesce(max(top_rank), 0) + 1 from convention_shops)`
export const lastBest = sql<number>`(select coalesce(max(best_rank), 0) + 1 from convention_offers)`

/** What the desk knows of these offers beside what is written of them. */
export async function listOfferFacts(db: Db, ids: readonly number[]) {
  const { id, externalId, shopId, startsAt, endsAt, expiredAt } = offers
  return db
    .select({
      id,
      externalId,
      shopId,
      startsAt,
      endsAt,
      expiredAt,
      shopName: shops.name,
      isShopHidden: shops.isHidden,
      withdrawals: withdrawalsOfOffer,
    })
    .from(offers)
    .innerJoin(shops, eq(shops.id, offers.shopId))
    .where(inArray(id, [...ids]))
    .limit(ids.length)
}

/** The name of its shop, for a search. */
export const shopOfOffer = sql`(select name from convention_shops s where s.id = convention_offers.shop_id)`

/** Each of a shop's offers that is not over, hidden or not yet begun as it may be, as one type would have it. */
export async function listOffersForPreview(
  db: Db,
  { shopId, type, now }: { shopId: number; type: SubscriptionType; now: Date },
): Promise<Offer[]> {
  return selectOffers(db)
    .where(
      and(
        eq(offers.shopId, shopId),
        isNull(offers.expiredAt),
        or(isNull(offers.endsAt), sql`${offers.endsAt} > ${now.toISOString()}::timestamptz`),
        or(isNull(offers.seenBy), sql`${type} = any(${offers.seenBy})`),
      ),
    )
    .orderBy(desc(offers.id))
    .limit(OFFERS_PER_PAGE)
}

/** Ends an offer, or no longer; false where it was so already. */
export async function updateOfferEnd(db: Db, id: number, expiredAt: Date | null): Promise<boolean> {
  const isOther = expiredAt ? isNull(offers.expiredAt) : isNotNull(offers.expiredAt)
  const { rowCount } = await db
    .update(offers)
    .set({ expiredAt })
    .where(and(eq(offers.id, id), isOther))
  return (rowCount ?? 0) > 0
}

const MOST_CHOICES = 2_000

export async function listShopNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db.select({ id: shops.id, name: shops.name }).from(shops).orderBy(asc(shops.name)).limit(MOST_CHOICES)
}
