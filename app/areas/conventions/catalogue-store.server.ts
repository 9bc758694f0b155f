import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { CatalogueOffer } from './catalogue-rules.ts'
import type { Shop } from './model.ts'
import type { KnownOffer } from './rehearsal-rules.ts'
import type { Paged } from './store.server.ts'
import { conventionOffers as offers, conventionShops as shops } from './tables.server.ts'

export type NewShop = Omit<Shop, 'id' | 'logoPath'> & { topRank?: number | null }

/** Answers the id of each shop by its name. A shop that is there keeps what the club wrote of it. */
export async function upsertShops(db: Db, wanted: readonly NewShop[]): Promise<Map<string, number>> {
  const names = wanted.map(({ name }) => name)
  for (const part of partsOf(wanted)) await db.insert(shops).values(part).onConflictDoNothing()
  const rows = await db.select({ id: shops.id, name: shops.name }).from(shops).where(inArray(shops.name, names))
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** The part of an offer's name before the slash says whose it is; no file can write a slash there. */
export const OWN_OFFERS = 'club/'
export const isOfPartner = sql`${offers.externalId} not like ${`${OWN_OFFERS}%`}`

export type OfferRow = Omit<CatalogueOffer, 'shop'> & { shopId: number }

/** Where the file does not say which offers are the best, those that were stay so. */
export async function upsertOffers(db: Db, rows: readonly OfferRow[], now: Date): Promise<void> {
  const ranks = rows.some(({ bestRank }) => bestRank !== undefined) ? { bestRank: sql`excluded.best_rank` } : {}
  for (const part of partsOf(rows)) {
    await db
      .insert(offers)
      .values(part.map((row) => ({ ...row, importedAt: now, expiredAt: null })))
      .onConflictDoUpdate({
        target: offers.externalId,
        set: {
          shopId: sql`excluded.shop_id`,
          title: sql`excluded.title`,
          description: sql`excluded.description`,
          voucherCode: sql`excluded.voucher_code`,
          offerType: sql`excluded.offer_type`,
          kind: sql`excluded.kind`,
          priceValue: sql`excluded.price_value`,
          priceSymbol: sql`excluded.price_symbol`,
          endsAt: sql`excluded.ends_at`,
          importedAt: sql`excluded.imported_at`,
          expiredAt: sql`excluded.expired_at`,
          version: sql`${offers.version} + 1`,
          ...ranks,
        },
      })
  }
}

/** Offers that a whole catalogue of this instant did not name; those the club wrote itself are in no partner's file. */
export async function expireNotImportedAt(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db
    .update(offers)
    .set({ expiredAt: now })
    .where(and(ne(offers.importedAt, now), isNull(offers.expiredAt), isOfPartner))
  return rowCount ?? 0
}

/** What the club already has of these offers, by the partner's name of each. */
export async function findKnownOffers(db: Db, externalIds: readonly string[]): Promise<Map<string, KnownOffer>> {
  const known = new Map<string, KnownOffer>()
  for (const part of partsOf(externalIds)) {
    const rows = await db
      .select({ offer: offers, shopName: shops.name })
      .from(offers)
      .innerJoin(shops, eq(shops.id, offers.shopId))
      .where(inArray(offers.externalId, part))
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

const PART = 500

/** A statement has room for some thousands of values, and a catalogue has many more. */
function partsOf<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PART) }, (_, part) =>
    items.slice(part * PART, (part + 1) * PART),
  )
}
