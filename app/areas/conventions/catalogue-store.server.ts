import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { KnownOffer } from './rehearsal-rules.ts'
import { isOfPartner, type Paged } from './store.server.ts'
import { conventionOffers as offers, conventionShops as shops } from './tables.server.ts'

const PART = 1_000

/** What the club already has of these offers, by the partner's name of each. */
export async function findKnownOffers(db: Db, externalIds: readonly string[]): Promise<Map<string, KnownOffer>> {
  const known = new Map<string, KnownOffer>()
  for (let from = 0; from < externalIds.length; from += PART) {
    const rows = await db
      .select({ offer: offers, shopName: shops.name })
      .from(offers)
      .innerJoin(shops, eq(shops.id, offers.shopId))
      .where(inArray(offers.externalId, externalIds.slice(from, from + PART)))
    for (const { offer, shopName } of rows) known.set(offer.externalId, { ...offer, shopName })
  }
  return known
}

/** The partner's offers that are on and that a whole file would end, because it does not name them. */
export async function listUnnamedOffers(
  db: Db,
  externalIds: readonly string[],
  limit: number,
): Promise<Paged<{ title: string; shopName: string }>> {
  const named = sql`(select jsonb_array_elements_text(${JSON.stringify(externalIds)}::jsonb))`
  const where = and(isNull(offers.expiredAt), isOfPartner, sql`${offers.externalId} not in ${named}`)
  const [items, [total]] = await Promise.all([
    db
      .select({ title: offers.title, shopName: shops.name })
      .from(offers)
      .innerJoin(shops, eq(shops.id, offers.shopId))
      .where(where)
      .orderBy(asc(shops.name), asc(offers.id))
      .limit(limit),
    db.select({ total: count() }).from(offers).where(where),
  ])
  return { items, total: total?.total ?? 0 }
}
