import { and, asc, desc, eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { daysAfter } from '#platform/pure/dates.ts'
import { ARCHIVE_DAYS, type Archive } from './model.ts'
import { memberArchives } from './tables.server.ts'

const columns = {
  id: memberArchives.id,
  memberId: memberArchives.memberId,
  state: memberArchives.state,
  requestedAt: memberArchives.requestedAt,
  attempts: memberArchives.attempts,
  byteSize: memberArchives.byteSize,
  pieceBytes: memberArchives.pieceBytes,
  expiresAt: memberArchives.expiresAt,
}

/** The newest first; more than these no member has in a week. */
export function listArchives(db: Db, memberId: string): Promise<Archive[]> {
  return db
    .select(columns)
    .from(memberArchives)
    .where(eq(memberArchives.memberId, memberId))
    .orderBy(desc(memberArchives.requestedAt))
    .limit(50)
}

export async function findArchive(db: Db, id: string): Promise<Archive | null> {
  const [row] = await db.select(columns).from(memberArchives).where(eq(memberArchives.id, id))
  return row ?? null
}

export async function insertArchive(db: Db, memberId: string, now: Date): Promise<string> {
  const [row] = await db
    .insert(memberArchives)
    .values({ memberId, requestedAt: now, expiresAt: daysAfter(now, ARCHIVE_DAYS) })
    .returning({ id: memberArchives.id })
  if (!row) throw new Error('An archive was not written.')
  return row.id
}

/** Takes the archive that waits longest, for a while: no other process takes it until then. */
export async function leaseArchive(db: Db, { now, until }: { now: Date; until: Date }): Promise<Archive | null> {
  const next = db
    .select({ id: memberArchives.id })
    .from(memberArchives)
    .where(
      and(
        eq(memberArchives.state, 'preparing'),
        or(isNull(memberArchives.leasedUntil), lt(memberArchives.leasedUntil, now)),
      ),
    )
    .orderBy(asc(memberArchives.requestedAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(memberArchives)
    .set({ leasedUntil: until, attempts: sql`${memberArchives.attempts} + 1` })
    .where(sql`${memberArchives.id} in ${next}`)
    .returning(columns)
  return row ?? null
}

const isBeingMade = ({ id, attempts }: Pick<Archive, 'id' | 'attempts'>) =>
  and(eq(memberArchives.id, id), eq(memberArchives.state, 'preparing'), eq(memberArchives.attempts, attempts))

/** False when another process has taken it since, or nobody wants it any more. */
export async function renewLease(db: Db, archive: Archive, until: Date): Promise<boolean> {
  const { rowCount } = await db.update(memberArchives).set({ leasedUntil: until }).where(isBeingMade(archive))
  return (rowCount ?? 0) > 0
}

type Made = { byteSize: number; pieceBytes: number; expiresAt: Date }

export async function markArchiveReady(db: Db, archive: Archive, made: Made): Promise<boolean> {
  const { rowCount } = await db
    .update(memberArchives)
    .set({ ...made, state: 'ready', leasedUntil: null })
    .where(isBeingMade(archive))
  return (rowCount ?? 0) > 0
}

export async function markArchiveFailed(db: Db, archive: Archive): Promise<void> {
  await db.update(memberArchives).set({ state: 'failed', leasedUntil: null }).where(isBeingMade(archive))
}

/** The member goes: what was made is for nobody, and the job removes it. */
export async function expireArchivesOf(db: Db, memberId: string, now: Date): Promise<void> {
  await db.update(memberArchives).set({ state: 'failed', expiresAt: now }).where(eq(memberArchives.memberId, memberId))
}

export function listExpiredArchives(db: Db, now: Date, limit: number): Promise<Archive[]> {
  return db
    .select(columns)
    .from(memberArchives)
    .where(lte(memberArchives.expiresAt, now))
    .orderBy(asc(memberArchives.expiresAt))
    .limit(limit)
}

export async function deleteArchive(db: Db, id: string): Promise<void> {
  await db.delete(memberArchives).where(eq(memberArchives.id, id))
}
