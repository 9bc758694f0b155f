import { and, asc, count, eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { MOST_OFFERS, type TravelFilters, type TravelOffer, type TravelSummary } from './model.ts'
import { travelOffers } from './tables.server.ts'

const summaryColumns = {
  slug: travelOffers.slug,
  title: travelOffers.title,
  destination: travelOffers.destination,
  place: travelOffers.place,
  holidayType: travelOffers.holidayType,
  location: travelOffers.location,
  extract: travelOffers.extract,
  imagePath: travelOffers.imagePath,
}

const { position: _position, isHidden: _isHidden, version: _version, ...offerColumns } = getTableColumns(travelOffers)

export type TravelSearch = TravelFilters & { offset?: number; limit?: number }

export async function listTravelOffers(
  db: Db,
  { destination, holidayType, offset = 0, limit = MOST_OFFERS }: TravelSearch,
): Promise<{ items: TravelSummary[]; total: number }> {
  const where = and(
    destination ? eq(travelOffers.destination, destination) : undefined,
    holidayType ? eq(travelOffers.holidayType, holidayType) : undefined,
    eq(travelOffers.isHidden, false),
  )
  const [items, [total]] = await Promise.all([
    db
      .select(summaryColumns)
      .from(travelOffers)
      .where(where)
      .orderBy(asc(travelOffers.position))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(travelOffers).where(where),
  ])
  return { items, total: total?.total ?? 0 }
}

export async function getTravelOffer(db: Db, slug: string): Promise<TravelOffer> {
  const [row] = await db
    .select(offerColumns)
    .from(travelOffers)
    .where(and(eq(travelOffers.slug, slug), eq(travelOffers.isHidden, false)))
  if (!row) throw new NotFound('Questo viaggio non è più in catalogo.')
  return row
}

export async function insertTravelOffers(db: Db, offers: readonly TravelOffer[]): Promise<number> {
  const rows = offers.map((offer, position) => ({ ...offer, body: [...offer.body], position }))
  const { rowCount } = await db.insert(travelOffers).values(rows).onConflictDoNothing()
  return rowCount ?? 0
}
