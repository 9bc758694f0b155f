import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RentalOffer, ServiceForm, ServiceRequest, VideoTutorial } from './model.ts'
import { rentalOffers, serviceRequests, videoTutorials } from './tables.server.ts'

const MOST = 200

/** One request of a kind at a time for a member: the count that decides cannot be overtaken. */
export async function lockRequests(db: Db, memberId: string, form: ServiceForm): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`service-requests/${memberId}/${form}`}))`)
}

export async function countRequests(
  db: Db,
  { memberId, form, since }: { memberId: string; form: ServiceForm; since: Date },
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(serviceRequests)
    .where(
      and(
        eq(serviceRequests.memberId, memberId),
        eq(serviceRequests.form, form),
        gte(serviceRequests.createdAt, since),
      ),
    )
  return row?.total ?? 0
}

export async function findRequest(db: Db, id: string): Promise<ServiceRequest | null> {
  const [row] = await db.select().from(serviceRequests).where(eq(serviceRequests.id, id))
  return row ?? null
}

export async function insertRequest(db: Db, request: ServiceRequest): Promise<void> {
  await db.insert(serviceRequests).values(request)
}

export async function listRequests(db: Db, memberId: string): Promise<ServiceRequest[]> {
  return db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.memberId, memberId))
    .orderBy(desc(serviceRequests.createdAt))
    .limit(MOST)
}

/** For operators: what must be answered, the nearest day first. */
export async function listOpenRequests(db: Db): Promise<ServiceRequest[]> {
  return db
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.state, 'open'))
    .orderBy(sql`${serviceRequests.answerBy} nulls last`, asc(serviceRequests.createdAt))
    .limit(MOST)
}

export async function listRentalOffers(db: Db): Promise<RentalOffer[]> {
  const rows = await db.select().from(rentalOffers).orderBy(asc(rentalOffers.position)).limit(MOST)
  return rows.map(({ position: _, ...offer }) => offer)
}

export async function insertRentalOffers(db: Db, offers: readonly RentalOffer[]): Promise<void> {
  await db
    .insert(rentalOffers)
    .values(offers.map((offer, position) => ({ ...offer, position })))
    .onConflictDoNothing()
}

export async function listVideoTutorials(db: Db): Promise<VideoTutorial[]> {
  const rows = await db.select().from(videoTutorials).orderBy(asc(videoTutorials.position)).limit(MOST)
  return rows.map(({ position: _, ...video }) => video)
}

export async function insertVideoTutorials(db: Db, videos: readonly VideoTutorial[]): Promise<void> {
  await db
    .insert(videoTutorials)
    .values(videos.map((video, position) => ({ ...video, position })))
    .onConflictDoNothing()
}
