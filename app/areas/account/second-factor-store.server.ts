import { and, count, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { SecondFactor } from './second-factor-model.ts'
import { credentials, recoveryCodes, secondFactors } from './tables.server.ts'

/** The factor of a member, also one that was begun and never confirmed. */
export async function findSecondFactor(db: Db, memberId: string): Promise<SecondFactor | null> {
  const [row] = await db
    .select({ factor: secondFactors, isDemo: credentials.isDemo })
    .from(secondFactors)
    .leftJoin(credentials, eq(credentials.memberId, secondFactors.memberId))
    .where(eq(secondFactors.memberId, memberId))
  return row ? { ...row.factor, isDemo: row.isDemo ?? false } : null
}

/** Begins a factor, over one that was begun and never confirmed; false when the member has one already. */
export async function insertSecondFactor(
  db: Db,
  { memberId, sealedSecret, now }: { memberId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ memberId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: secondFactors.memberId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ memberId: secondFactors.memberId })
  return rows.length > 0
}

/** False when somebody else confirmed it first, or began another. */
export async function confirmSecondFactor(db: Db, factor: SecondFactor, now: Date): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(
      and(
        eq(secondFactors.memberId, factor.memberId),
        eq(secondFactors.sealedSecret, factor.sealedSecret),
        isNull(secondFactors.confirmedAt),
      ),
    )
    .returning({ memberId: secondFactors.memberId })
  return rows.length > 0
}

/** Null: it was found again. False when nothing changed. */
export async function updateFactorLoss(db: Db, memberId: string, lostAt: Date | null): Promise<boolean> {
  const isOther = lostAt ? isNull(secondFactors.lostAt) : isNotNull(secondFactors.lostAt)
  const rows = await db
    .update(secondFactors)
    .set({ lostAt })
    .where(and(eq(secondFactors.memberId, memberId), isNotNull(secondFactors.confirmedAt), isOther))
    .returning({ memberId: secondFactors.memberId })
  return rows.length > 0
}

/** Whose factor was said to be lost this long ago, a few at a time. */
export async function listLostFactors(db: Db, lostBefore: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ memberId: secondFactors.memberId })
    .from(secondFactors)
    .where(lte(secondFactors.lostAt, lostBefore))
    .limit(limit)
  return rows.map(({ memberId }) => memberId)
}

/** With its recovery codes. False when the member had none that was confirmed. */
export async function deleteSecondFactor(db: Db, memberId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
  const rows = await db
    .delete(secondFactors)
    .where(eq(secondFactors.memberId, memberId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return rows.some(({ confirmedAt }) => confirmedAt !== null)
}

/** These codes in the place of those before. */
export async function replaceRecoveryCodes(db: Db, memberId: string, hashes: readonly string[], now: Date) {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ memberId, codeHash, createdAt: now })))
}

/** True the first time, false for every copy, also when both arrive at once. */
export async function spendRecoveryCode(db: Db, memberId: string, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ codeHash: recoveryCodes.codeHash })
  return rows.length > 0
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
