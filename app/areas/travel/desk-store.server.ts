import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { lastPosition, listInOrder, lockOrder, updateOrder } from '#platform/db/hand-order.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { TravelFields } from './desk-rules.ts'
import type { TravelOffer } from './model.ts'
import { travelOffers } from './tables.server.ts'

export type DeskTravel = TravelOffer & { isHidden: boolean; version: number; position: number }

export function listDeskTravels(
  db: Db,
  asked: { typed: string; isHidden: boolean | null },
  page: { limit: number; offset: number },
): Promise<{ total: number; list: DeskTravel[] }> {
  const said = sql`${travelOffers.title} || ' ' || ${travelOffers.place} || ' ' || ${travelOffers.location}`
  return listInOrder(db, travelOffers, { said, ...asked }, page)
}

export async function getDeskTravel(db: Db, slug: string, isHeld = false): Promise<DeskTravel> {
  const asked = db.select().from(travelOffers).where(eq(travelOffers.slug, slug))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound('Questo viaggio non esiste.')
  return row
}

/** Born hidden, after the others. False when its address is already another's. */
export async function insertTravel(db: Db, fields: TravelFields): Promise<boolean> {
  const { rowCount } = await db
    .insert(travelOffers)
    .values({ ...fields, position: lastPosition(travelOffers), isHidden: true })
    .onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

type Change = Partial<TravelFields> & { isHidden?: boolean; imagePath?: string | null }

export async function updateTravel(db: Db, slug: string, change: Change): Promise<void> {
  await db
    .update(travelOffers)
    .set({ ...change, version: sql`${travelOffers.version} + 1` })
    .where(eq(travelOffers.slug, slug))
}

export const lockTravels = (db: Db) => lockOrder(db, travelOffers)

export const updateTravelOrder = (db: Db, slugs: readonly string[]) => updateOrder(db, travelOffers, slugs)
