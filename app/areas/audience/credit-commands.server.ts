import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { toTenth } from '#platform/pure/tenths.ts'
import {
  findCreditOperation,
  insertCreditOperation,
  lockActiveWallet,
  updateBonusCredits,
  updateUsedCredits,
} from './credit-store.server.ts'

export type Spending = {
  memberId: string
  tag: string
  amount: number
  reason: string
  /** The same key again is the same request: one effect, one answer. */
  idempotencyKey: string
  now: Date
}

export type Spent = { kind: 'spent'; balanceAfter: number } | { kind: 'insufficient'; balance: number }

/**
 * Spends credits or points, once per key. The wallet's row is locked before the key is looked for, so that of many equal requests
 * one spends and the others find what it did. Called inside the transaction of what the credits buy: both happen or neither.
 */
export async function spendCredits(db: Db, spending: Spending): Promise<Spent> {
  const { memberId, tag, amount, reason, idempotencyKey, now } = spending
  return db.transaction(async (tx) => {
    const wallet = await lockActiveWallet(tx, memberId, tag, now)
    const known = await findCreditOperation(tx, memberId, idempotencyKey)
    if (known) {
      if (known.tag !== tag || known.amount !== amount || known.reason !== reason) {
        throw new Conflict('Questa richiesta è già stata usata per un’altra operazione.')
      }
      return { kind: 'spent', balanceAfter: known.balanceAfter }
    }
    if (!wallet || wallet.balance < amount) return { kind: 'insufficient', balance: wallet?.balance ?? 0 }
    const balanceAfter = toTenth(wallet.balance - amount)
    if (amount > 0) await updateUsedCredits(tx, wallet.id, amount, reason)
    await insertCreditOperation(tx, { memberId, idempotencyKey, tag, amount, reason, balanceAfter, now })
    return { kind: 'spent', balanceAfter }
  })
}

/**
 * Gives credits to the active wallet of a tag, once per key, as `spendCredits` takes them: the operation is written with the sign
 * of a spending turned round. Null when the member holds no such wallet.
 */
export async function giveCredits(db: Db, giving: Spending): Promise<{ balanceAfter: number } | null> {
  const { memberId, tag, amount, reason, idempotencyKey, now } = giving
  return db.transaction(async (tx) => {
    const wallet = await lockActiveWallet(tx, memberId, tag, now)
    const known = await findCreditOperation(tx, memberId, idempotencyKey)
    if (known) {
      if (known.tag !== tag || known.amount !== -amount || known.reason !== reason) {
        throw new Conflict('Questa richiesta è già stata usata per un’altra operazione.')
      }
      return { balanceAfter: known.balanceAfter }
    }
    if (!wallet) return null
    const balanceAfter = toTenth(wallet.balance + amount)
    await updateBonusCredits(tx, wallet.id, amount, reason)
    await insertCreditOperation(tx, { memberId, idempotencyKey, tag, amount: -amount, reason, balanceAfter, now })
    return { balanceAfter }
  })
}
