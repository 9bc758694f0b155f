import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { lastPosition, listInOrder, lockOrder, updateOrder } from '#platform/db/hand-order.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { RentalOffer } from './model.ts'
import type { RentalFields } from './rental-desk-rules.ts'
import { rentalOffers } from './tables.server.ts'

export type DeskRental = RentalOffer & { isHidden: boolean; version: number; position: number }

/** Every offer, shown or not, in the order of the public page. */
export function listDeskRentals(
  db: Db,
  asked: { typed: string; isHidden: boolean | null },
  page: { limit: number; offset: number },
): Promise<{ total: number; list: DeskRental[] }> {
  const said = sql`${rentalOffers.brand} || ' ' || ${rentalOffers.model} || ' ' || ${rentalOffers.fuelType}`
  return listInOrder(db, rentalOffers, { said, ...asked }, page)
}

export async function findDeskRental(db: Db, slug: string, isHeld = false): Promise<DeskRental | null> {
  const asked = db.select().from(rentalOffers).where(eq(rentalOffers.slug, slug))
  const [row] = await (isHeld ? asked.for('update') : asked)
  return row ?? null
}

export async function getDeskRental(db: Db, slug: string, isHeld = false): Promise<DeskRental> {
  const offer = await findDeskRental(db, slug, isHeld)
  if (!offer) throw new NotFound('Questa offerta non c’è più.')
  return offer
}

/** After the others. */
export async function insertRental(db: Db, slug: string, fields: RentalFields & { isHidden: boolean }): Promise<void> {
  await db.insert(rentalOffers).values({ ...fields, slug, position: lastPosition(rentalOffers) })
}

type Change = Partial<RentalFields> & { isHidden?: boolean; imagePath?: string | null }

export async function updateRental(db: Db, slug: string, change: Change): Promise<void> {
  await db
    .update(rentalOffers)
    .set({ ...change, version: sql`${rentalOffers.version} + 1` })
    .where(eq(rentalOffers.slug, slug))
}

export async function deleteRental(db: Db, slug: string): Promise<void> {
  await db.delete(rentalOffers).where(eq(rentalOffers.slug, slug))
}

export const lockRentals = (db: Db) => lockOrder(db, rentalOffers)

export const updateRentalOrder = (db: Db, slugs: readonly string[]) => updateOrder(db, rentalOffers, slugs)
