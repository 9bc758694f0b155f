import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { likeAnywhere, typedWords } from '#platform/pure/like.ts'
import type { RentalOffer } from './model.ts'
import type { RentalFields } from './rental-desk-rules.ts'
import { rentalOffers } from './tables.server.ts'

export type DeskRental = RentalOffer & { isHidden: boolean; version: number; position: number }

/** Every offer, shown or not, in the order of the public page. */
export async function listDeskRentals(
  db: Db,
  { typed, isHidden }: { typed: string; isHidden: boolean | null },
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; list: DeskRental[] }> {
  const words = typedWords(typed)
  const said = sql`search_text(${rentalOffers.brand} || ' ' || ${rentalOffers.model} || ' ' || ${rentalOffers.fuelType})`
  const where = and(
    ...words.map((word) => sql`${said} like search_text(${likeAnywhere(word)}::text)`),
    isHidden === null ? undefined : eq(rentalOffers.isHidden, isHidden),
  )
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(rentalOffers)
      .where(where)
      .orderBy(asc(rentalOffers.position), asc(rentalOffers.slug))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(rentalOffers).where(where),
  ])
  return { total: counted?.total ?? 0, list }
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
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from rental_offers)`
  await db.insert(rentalOffers).values({ ...fields, slug, position })
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

/** The order, and the names, are changed by one at a time. */
export async function lockRentals(db: Db): Promise<{ slug: string }[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('rental order'))`)
  return db
    .select({ slug: rentalOffers.slug })
    .from(rentalOffers)
    .orderBy(asc(rentalOffers.position), asc(rentalOffers.slug))
}

export async function updateRentalOrder(db: Db, order: readonly { slug: string }[]): Promise<void> {
  for (const [position, { slug }] of order.entries())
    await db.update(rentalOffers).set({ position }).where(eq(rentalOffers.slug, slug))
}
