import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { likeAnywhere, typedWords } from '#platform/pure/like.ts'
import type { TravelFields } from './desk-rules.ts'
import type { TravelOffer } from './model.ts'
import { travelOffers } from './tables.server.ts'

export type DeskTravel = TravelOffer & { isHidden: boolean; version: number; position: number }

export async function listDeskTravels(
  db: Db,
  { typed, isHidden }: { typed: string; isHidden: boolean | null },
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; list: DeskTravel[] }> {
  const words = typedWords(typed)
  const said = sql`search_text(${travelOffers.title} || ' ' || ${travelOffers.place} || ' ' || ${travelOffers.location})`
  const where = and(
    ...words.map((word) => sql`${said} like search_text(${likeAnywhere(word)}::text)`),
    isHidden === null ? undefined : eq(travelOffers.isHidden, isHidden),
  )
  const [list, [total]] = await Promise.all([
    db
      .select()
      .from(travelOffers)
      .where(where)
      .orderBy(asc(travelOffers.position), asc(travelOffers.slug))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(travelOffers).where(where),
  ])
  return { total: total?.total ?? 0, list }
}

export async function getDeskTravel(db: Db, slug: string, isHeld = false): Promise<DeskTravel> {
  const asked = db.select().from(travelOffers).where(eq(travelOffers.slug, slug))
  const [row] = await (isHeld ? asked.for('update') : asked)
  if (!row) throw new NotFound('Questo viaggio non esiste.')
  return row
}

/** Born hidden, after the others. False when its address is already another's. */
export async function insertTravel(db: Db, fields: TravelFields): Promise<boolean> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from travel_offers)`
  const { rowCount } = await db
    .insert(travelOffers)
    .values({ ...fields, position, isHidden: true })
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

/** The order is changed by one at a time. */
export async function lockTravelOrder(db: Db): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('travel order'))`)
  const rows = await db
    .select({ slug: travelOffers.slug })
    .from(travelOffers)
    .orderBy(asc(travelOffers.position), asc(travelOffers.slug))
  return rows.map(({ slug }) => slug)
}

export async function updateTravelOrder(db: Db, slugs: readonly string[]): Promise<void> {
  for (const [position, slug] of slugs.entries())
    await db.update(travelOffers).set({ position }).where(eq(travelOffers.slug, slug))
}
