import { and, between, eq, isNull, sql } from 'drizzle-orm'
import type { Period } from '#areas/audience/model.ts'
import type { NewWallet } from '#areas/audience/store.server.ts'
import { members, premiumPeriods, wallets } from '#areas/audience/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'

/** Two who register the same person at once come one after the other. */
export async function lockRegistrationOf(db: Db, subject: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('registration'), hashtext(${subject}))`)
}

/** REG-009. Writes the one trial of a member; false when there has already been one, also when two ask at once. */
export async function insertTrial(
  db: Db,
  memberId: string,
  { trial, grants, now }: { trial: Period; grants: readonly NewWallet[]; now: Date },
): Promise<boolean> {
  const written = await db
    .update(members)
    .set({ trialStart: trial.start, trialEnd: trial.end, updatedAt: now })
    .where(and(eq(members.id, memberId), isNull(members.trialStart)))
    .returning({ id: members.id })
  if (written.length === 0) return false
  await db
    .insert(wallets)
    .values(grants.map((grant) => ({ memberId, ...grant, activeFrom: grant.activeFrom ?? now })))
    .onConflictDoNothing()
  return true
}

export type EndingTrial = { id: string; name: string; email: string; trialEnd: Date }

/** Whose trial ends between two instants and who has bought nothing. */
export async function listEndingTrials(db: Db, from: Date, to: Date): Promise<EndingTrial[]> {
  const rows = await db
    .select({ id: members.id, name: members.name, email: members.email, trialEnd: members.trialEnd })
    .from(members)
    .where(
      and(
        between(members.trialEnd, from, to),
        sql`not exists (select 1 from ${premiumPeriods} p where p.member_id = ${members.id})`,
      ),
    )
    .orderBy(members.username)
  return rows.flatMap(({ trialEnd, ...row }) => (trialEnd ? [{ ...row, trialEnd }] : []))
}
