import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { creditMovements, creditOperations, wallets } from './tables.server.ts'

export type CreditOperation = { tag: string; amount: number; reason: string; balanceAfter: number }

/** Locks the wallet of a tag that is active at an instant; of two, the one given later counts. */
export async function lockActiveWallet(
  db: Db,
  memberId: string,
  tag: string,
  now: Date,
): Promise<{ id: string; balance: number } | null> {
  const [row] = await db
    .select({
      id: wallets.id,
      balance: sql<number>`(${wallets.initialCredits} + ${wallets.bonusCredits} - ${wallets.usedCredits})::float8`,
    })
    .from(wallets)
    .where(
      and(
        eq(wallets.memberId, memberId),
        eq(wallets.tag, tag),
        lte(wallets.activeFrom, now),
        or(isNull(wallets.activeUntil), gt(wallets.activeUntil, now)),
      ),
    )
    .orderBy(sql`${wallets.activeFrom} desc`)
    .limit(1)
    .for('update')
  return row ?? null
}

/** The trigger of the table writes the movement, with this reason. */
export async function updateUsedCredits(db: Db, walletId: string, amount: number, reason: string): Promise<void> {
  await db.execute(sql`select set_config('club.credit_reason', ${reason}, true)`)
  await db
    .update(wallets)
    .set({ usedCredits: sql`${wallets.usedCredits} + ${amount}` })
    .where(eq(wallets.id, walletId))
}

/** Adds to what a wallet was given; the movement is written as above. */
export async function updateBonusCredits(db: Db, walletId: string, amount: number, reason: string): Promise<void> {
  await db.execute(sql`select set_config('club.credit_reason', ${reason}, true)`)
  await db
    .update(wallets)
    .set({ bonusCredits: sql`${wallets.bonusCredits} + ${amount}` })
    .where(eq(wallets.id, walletId))
}

export async function findCreditOperation(db: Db, memberId: string, key: string): Promise<CreditOperation | null> {
  const [row] = await db
    .select()
    .from(creditOperations)
    .where(and(eq(creditOperations.memberId, memberId), eq(creditOperations.idempotencyKey, key)))
  return row ?? null
}

export async function insertCreditOperation(
  db: Db,
  operation: CreditOperation & { memberId: string; idempotencyKey: string; now: Date },
): Promise<void> {
  const { now, ...fields } = operation
  await db.insert(creditOperations).values({ ...fields, createdAt: now })
}

export type CreditMovement = { amount: number; balanceAfter: number; reason: string; createdAt: Date }

/** The last movements of a tag, newest first. */
export async function listCreditMovements(
  db: Db,
  memberId: string,
  tag: string,
  limit = 50,
): Promise<CreditMovement[]> {
  const { amount, balanceAfter, reason, createdAt } = creditMovements
  return db
    .select({ amount, balanceAfter, reason, createdAt })
    .from(creditMovements)
    .where(and(eq(creditMovements.memberId, memberId), eq(creditMovements.tag, tag)))
    .orderBy(sql`${creditMovements.id} desc`)
    .limit(limit)
}

/** Until this transaction ends, movements are dated when they happened: a demo has a past. `wallet` is the day a wallet begins. */
export async function dateMovements(tx: Db, at: Date | 'wallet'): Promise<void> {
  await tx.execute(sql`select set_config('club.credit_at', ${at === 'wallet' ? at : at.toISOString()}, true)`)
}
