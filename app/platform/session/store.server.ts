import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { notify } from '#platform/db/listen.server.ts'
import { deviceOf } from './device.ts'
import { sessionEnd } from './expiry.ts'
import { MEMBER_CHANNEL, MOST_SESSIONS, SESSION_CHANNEL, type Session } from './model.ts'
import { sessions } from './tables.server.ts'
import { newToken, sessionIdOf } from './token.server.ts'

const columns = {
  id: sessions.id,
  memberId: sessions.memberId,
  createdAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  provedAt: sessions.provedAt,
  secondFactorAt: sessions.secondFactorAt,
  device: sessions.device,
  role: sessions.role,
}

const isOpen = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

export type NewSession = {
  memberId: string
  now: Date
  userAgent?: string | undefined
  /** Left out: a member without a role. */
  role?: string | null
  /** Whether more than a password was shown to open it. */
  hasSecondFactor?: boolean
}

/** Opens a session under a token nobody has seen before; the token is returned once and stored nowhere. */
export async function createSession(
  db: Db,
  { memberId, now, userAgent, role = null, hasSecondFactor = false }: NewSession,
): Promise<string> {
  const token = newToken()
  const id = sessionIdOf(token)
  await db.insert(sessions).values({
    id,
    memberId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
    provedAt: now,
    secondFactorAt: hasSecondFactor ? now : null,
    device: deviceOf(userAgent),
    role,
  })
  await endOldestSessions(db, { memberId, butId: id, now })
  return token
}

type Ending = { memberId: string; butId: string; now: Date }

async function endOldestSessions(db: Db, { memberId, butId, now }: Ending): Promise<void> {
  const oldest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isOpen(now), ne(sessions.id, butId)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .offset(MOST_SESSIONS - 1)
  const ended = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(inArray(sessions.id, oldest))
    .returning({ id: sessions.id })
  for (const { id } of ended) await notify(db, SESSION_CHANNEL, id)
}

export async function findSession(db: Db, id: string, now: Date): Promise<Session | null> {
  const [session] = await db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.id, id), isOpen(now)))
  return session ?? null
}

export function listSessions(db: Db, memberId: string, now: Date): Promise<Session[]> {
  return db
    .select(columns)
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), isOpen(now)))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
}

/** Writes that the session was seen, moving its end; two nodes seeing it at once write the same. */
export async function touchSession(db: Db, session: Session, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sessionEnd(session.createdAt, now) })
    .where(and(eq(sessions.id, session.id), isOpen(now), lt(sessions.lastSeenAt, now)))
}

/** Whoever uses the session has just shown again to be its member, perhaps with a second factor: then it opens more, on every node. */
export async function updateSessionProof(db: Db, id: string, hasSecondFactor: boolean, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: now, ...(hasSecondFactor && { secondFactorAt: now }) })
    .where(and(eq(sessions.id, id), isOpen(now)))
  if (hasSecondFactor) await notify(db, SESSION_CHANNEL, id)
}

/** Ends one session, and tells every node to forget it as soon as the change is committed. */
export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id })
    if (ended.length > 0) await notify(tx, SESSION_CHANNEL, id)
  })
}

/** Ends every session of these members, but one if it is named; returns how many were ended. */
export async function revokeAllSessions(
  db: Db,
  memberIds: readonly string[],
  now: Date,
  exceptId: string | null = null,
): Promise<number> {
  if (memberIds.length === 0) return 0
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: now })
      .where(
        and(
          inArray(sessions.memberId, [...memberIds]),
          isOpen(now),
          exceptId === null ? undefined : ne(sessions.id, exceptId),
        ),
      )
      .returning({ memberId: sessions.memberId })
    for (const memberId of new Set(ended.map((session) => session.memberId))) {
      await notify(tx, MEMBER_CHANNEL, memberId)
    }
    return ended.length
  })
}

/** Rows of sessions ended for this long serve nobody any more. */
export async function deleteEndedSessions(db: Db, before: Date): Promise<number> {
  const gone = await db.delete(sessions).where(lt(sessions.expiresAt, before)).returning({ id: sessions.id })
  return gone.length
}
