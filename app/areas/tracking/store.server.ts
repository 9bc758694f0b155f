import { asc, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { CookieConsent, EventRecord } from './model.ts'
import { cookieConsents, trackingEvents } from './tables.server.ts'

/** An event that arrives twice, because a page that was leaving sent it again, is one event. */
export async function insertEvents(db: Db, events: readonly EventRecord[]): Promise<number> {
  if (events.length === 0) return 0
  const added = await db
    .insert(trackingEvents)
    .values([...events])
    .onConflictDoNothing()
    .returning({ id: trackingEvents.id })
  return added.length
}

export async function listEvents(db: Db, limit = 100): Promise<EventRecord[]> {
  return db.select().from(trackingEvents).orderBy(desc(trackingEvents.occurredAt)).limit(limit)
}

export async function deleteEventsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(trackingEvents).where(lt(trackingEvents.occurredAt, instant))
}

export async function insertCookieConsent(db: Db, { purposes, ...consent }: CookieConsent): Promise<void> {
  await db
    .insert(cookieConsents)
    .values({ ...consent, purposes: [...purposes] })
    .onConflictDoNothing()
}

/** Every choice made under one number, oldest first. */
export async function listCookieConsents(db: Db, id: string): Promise<CookieConsent[]> {
  return db.select().from(cookieConsents).where(eq(cookieConsents.id, id)).orderBy(asc(cookieConsents.givenAt))
}

export async function deleteCookieConsentsBefore(db: Db, instant: Date): Promise<void> {
  await db.delete(cookieConsents).where(lt(cookieConsents.givenAt, instant))
}
