import { and, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { formerIdentities } from './tables.server.ts'

/** Two who come with one mailbox at once come one after the other, however each spells it. */
export async function lockMailbox(db: Db, mailbox: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('mailbox'), hashtext(${mailbox}))`)
}

type Sharing = { mailbox: string; butId: string | null }

const isShared = ({ mailbox, butId }: Sharing) =>
  and(eq(members.mailbox, mailbox), butId === null ? undefined : ne(members.id, butId))

/** Whether another account has proved the same mailbox. */
export async function hasProvedTwin(db: Db, sharing: Sharing): Promise<boolean> {
  return (await db.$count(members, and(isShared(sharing), isNotNull(members.emailVerifiedAt)))) > 0
}

/** Whether another account of the same mailbox has had the trial. */
export async function hasTriedTwin(db: Db, sharing: Sharing): Promise<boolean> {
  return (await db.$count(members, and(isShared(sharing), isNotNull(members.trialStart)))) > 0
}

export type FormerIdentity = typeof formerIdentities.$inferSelect

export async function listFormerIdentities(db: Db, marks: readonly string[], now: Date): Promise<FormerIdentity[]> {
  return db
    .select()
    .from(formerIdentities)
    .where(and(inArray(formerIdentities.mark, [...marks]), gt(formerIdentities.forgetAt, now)))
}

/** An identity that leaves twice is remembered from the last time, and a trial it had stays had. */
export async function upsertFormerIdentity(db: Db, identity: FormerIdentity): Promise<void> {
  const { forgetAt, hadTrial } = identity
  await db
    .insert(formerIdentities)
    .values(identity)
    .onConflictDoUpdate({
      target: formerIdentities.mark,
      set: { forgetAt, hadTrial: sql`${formerIdentities.hadTrial} or ${hadTrial}` },
    })
}

export async function deleteForgottenIdentities(db: Db, now: Date): Promise<void> {
  await db.delete(formerIdentities).where(lte(formerIdentities.forgetAt, now))
}
