import { and, desc, eq, getTableColumns, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { sessions } from '#platform/session/tables.server.ts'
import type { ViewAsEnding, ViewAsVisit } from './model.ts'
import { viewAsVisits } from './tables.server.ts'

const MOST_SHOWN = 50
const MOST_AT_ONCE = 200

/** The visit that is on in a session of the desk. */
export async function findRunningVisit(db: Db, sessionId: string, now: Date): Promise<ViewAsVisit | null> {
  const [visit] = await db
    .select()
    .from(viewAsVisits)
    .where(and(eq(viewAsVisits.sessionId, sessionId), isNull(viewAsVisits.endedAt), gt(viewAsVisits.endsAt, now)))
  return visit ?? null
}

/** Null when the same person is looking already. */
export async function insertVisit(
  db: Db,
  visit: Omit<ViewAsVisit, 'id' | 'endedAt' | 'staffId'> & { staffId: string },
): Promise<string | null> {
  const [made] = await db.insert(viewAsVisits).values(visit).onConflictDoNothing().returning({ id: viewAsVisits.id })
  return made?.id ?? null
}

/** False when it was over already. */
export async function updateVisitEnd(db: Db, id: string, endedAt: Date, ending: ViewAsEnding): Promise<boolean> {
  const ended = await db
    .update(viewAsVisits)
    .set({ endedAt, ending })
    .where(and(eq(viewAsVisits.id, id), isNull(viewAsVisits.endedAt)))
    .returning({ id: viewAsVisits.id })
  return ended.length > 0
}

/** Visits whose end nobody has written yet: their time is over, or the session of the desk is. */
export async function listVisitsToEnd(db: Db, now: Date, staffId?: string): Promise<ViewAsVisit[]> {
  const isOpen = and(eq(sessions.id, viewAsVisits.sessionId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now))
  const session = db.select({ one: sql`1` }).from(sessions).where(isOpen)
  return db
    .select(getTableColumns(viewAsVisits))
    .from(viewAsVisits)
    .where(
      and(
        isNull(viewAsVisits.endedAt),
        or(lte(viewAsVisits.endsAt, now), notExists(session)),
        staffId === undefined ? undefined : eq(viewAsVisits.staffId, staffId),
      ),
    )
    .limit(MOST_AT_ONCE)
}

/** DSK-037. Who was looked at, and why: the last first. */
export function listVisitsTo(db: Db, memberId: string): Promise<ViewAsVisit[]> {
  return db
    .select()
    .from(viewAsVisits)
    .where(eq(viewAsVisits.memberId, memberId))
    .orderBy(desc(viewAsVisits.startedAt), viewAsVisits.id)
    .limit(MOST_SHOWN)
}
