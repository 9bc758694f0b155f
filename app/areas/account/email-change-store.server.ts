import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { linkTokenHash } from '#platform/secrets/link-token.server.ts'
import { EMAIL_CHANGE_STOP_MS, type EmailChange } from './email-change-model.ts'
import { emailChanges } from './email-change-tables.server.ts'

const isPending = and(isNull(emailChanges.doneAt), isNull(emailChanges.endedAt))

const columns = {
  id: emailChanges.id,
  memberId: emailChanges.memberId,
  oldEmail: emailChanges.oldEmail,
  newEmail: emailChanges.newEmail,
  askedAt: emailChanges.askedAt,
  expiresAt: emailChanges.expiresAt,
  doneAt: emailChanges.doneAt,
}

/** The change a member is waiting for. */
export async function findPendingChange(db: Db, memberId: string, now: Date): Promise<EmailChange | null> {
  const [row] = await db
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), isPending, gt(emailChanges.expiresAt, now)))
  return row ?? null
}

/** The change that the link of the new mailbox confirms. Looking uses nothing up. */
export async function findChangeByToken(db: Db, token: string, now: Date): Promise<EmailChange | null> {
  const [row] = await db
    .select(columns)
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, linkTokenHash(token)), isPending, gt(emailChanges.expiresAt, now)))
  return row ?? null
}

/** The change that the link of the old mailbox stops, or takes back. */
export async function findChangeByStop(db: Db, token: string, now: Date): Promise<EmailChange | null> {
  const since = new Date(now.getTime() - EMAIL_CHANGE_STOP_MS)
  const [row] = await db
    .select(columns)
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.stopHash, linkTokenHash(token)),
        isNull(emailChanges.endedAt),
        gt(emailChanges.askedAt, since),
      ),
    )
  return row ?? null
}

type NewChange = Pick<EmailChange, 'memberId' | 'oldEmail' | 'newEmail' | 'askedAt' | 'expiresAt'> & {
  token: string | null
  stop: string
}

export async function insertChange(db: Db, { token, stop, ...change }: NewChange): Promise<void> {
  await db
    .insert(emailChanges)
    .values({ ...change, tokenHash: token && linkTokenHash(token), stopHash: linkTokenHash(stop) })
}

/** Whatever a member is waiting for waits no more. */
export async function endPendingChanges(db: Db, memberId: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.memberId, memberId), isPending))
    .returning({ id: emailChanges.id })
  return ended.length > 0
}

export async function endChange(db: Db, id: string, now: Date): Promise<void> {
  await db.update(emailChanges).set({ endedAt: now }).where(eq(emailChanges.id, id))
}

/** The changes after one that was taken back had its address as their own. */
export async function endLaterChanges(db: Db, { memberId, askedAt }: EmailChange, now: Date): Promise<void> {
  await db
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.memberId, memberId), gt(emailChanges.askedAt, askedAt), isNull(emailChanges.endedAt)))
}

export async function markChangeDone(db: Db, id: string, now: Date): Promise<void> {
  await db.update(emailChanges).set({ doneAt: now }).where(eq(emailChanges.id, id))
}

/** The address whoever asked has shown to read. */
export async function updateProvedEmail(db: Db, memberId: string, email: string, now: Date): Promise<void> {
  await db.update(members).set({ email, emailVerifiedAt: now, updatedAt: now }).where(eq(members.id, memberId))
}

/** Old addresses serve nobody once nothing can be stopped any more. */
export async function deleteOldChanges(db: Db, before: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.askedAt, before))
}
