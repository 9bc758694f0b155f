import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { endedLots, expiryOf, returnedExpiryOf, returnedTo, takenFrom } from './ledger-rules.ts'
import {
  findOperation,
  insertLot,
  insertOperation,
  listEntriesOf,
  listLots,
  lockAccount,
} from './ledger-store.server.ts'
import type { MissionCode } from './model.ts'

type Written = { memberId: string; description: string /** The same key again is the same request. */; key: string }

export type Earning = Written & { points: number; at: Date; mission?: MissionCode; expiresAt?: Date }

/** Gives points, once per key; false when that key had given them already. */
export async function earnPoints(db: Db, earning: Earning): Promise<boolean> {
  const { memberId, points, description, key, at, mission = null, expiresAt = expiryOf(at) } = earning
  return db.transaction(async (tx) => {
    const { balance } = await lockAccount(tx, memberId)
    if (await findOperation(tx, memberId, key)) return false
    const lotId = await insertLot(tx, { memberId, points, earnedAt: at, expiresAt })
    const operation = { memberId, kind: 'earn' as const, mission, amount: points, description, key, at }
    await insertOperation(tx, { ...operation, balanceAfter: balance + points }, [{ lotId, amount: points }])
    return true
  })
}

export type Spent = { kind: 'spent'; balanceAfter: number } | { kind: 'insufficient'; balance: number }

/**
 * Spends points, once per key, from the lots that end first. The account is locked before the key is looked for, so that of many
 * equal requests one spends and the others find what it did. Called inside the transaction of what the points buy.
 */
export async function spendPoints(db: Db, spending: Written & { points: number; now: Date }): Promise<Spent> {
  const { memberId, points, description, key, now } = spending
  return db.transaction(async (tx) => {
    await lockAccount(tx, memberId)
    const known = await findOperation(tx, memberId, key)
    if (known) {
      if (known.kind !== 'spend' || known.amount !== -points)
        throw new Conflict('Questa richiesta è già stata usata per un’altra operazione.')
      return { kind: 'spent', balanceAfter: known.balanceAfter }
    }
    const balance = await expireWithin(tx, memberId, now)
    const entries = takenFrom(await listLots(tx, memberId), points, now)
    if (!entries) return { kind: 'insufficient', balance }
    const balanceAfter = balance - points
    const operation = { memberId, kind: 'spend' as const, amount: -points, description, key, at: now, balanceAfter }
    await insertOperation(tx, operation, entries)
    return { kind: 'spent', balanceAfter }
  })
}

/** Gives back what a spending took, once; false when it had been given back, or was never spent. */
export async function returnPoints(db: Db, returning: Written & { spentKey: string; now: Date }): Promise<boolean> {
  const { memberId, description, key, spentKey, now } = returning
  return db.transaction(async (tx) => {
    await lockAccount(tx, memberId)
    const spent = await findOperation(tx, memberId, spentKey)
    if (spent?.kind !== 'spend' || (await findOperation(tx, memberId, key))) return false
    const balance = await expireWithin(tx, memberId, now)
    const taken = await listEntriesOf(tx, spent.id)
    const lots = taken.map(({ lotId, expiresAt }) => ({ id: lotId, expiresAt }))
    const { entries, givenAnew } = returnedTo(taken, lots, now)
    if (givenAnew > 0) {
      const lot = { memberId, points: givenAnew, earnedAt: now, expiresAt: returnedExpiryOf(now) }
      entries.push({ lotId: await insertLot(tx, lot), amount: givenAnew })
    }
    const operation = { memberId, kind: 'return' as const, amount: -spent.amount, description, key, at: now }
    await insertOperation(tx, { ...operation, balanceAfter: balance - spent.amount }, entries)
    return true
  })
}

/** Takes away the points whose time has ended; answers what is left. */
export async function expirePoints(db: Db, memberId: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, memberId)
    return expireWithin(tx, memberId, now)
  })
}

/** One line of activity for each lot that ended, dated when it did. The account is already locked. */
async function expireWithin(tx: Db, memberId: string, now: Date): Promise<number> {
  let { balance } = await lockAccount(tx, memberId)
  for (const { id, remaining, expiresAt } of endedLots(await listLots(tx, memberId), now)) {
    balance -= remaining
    const written = { memberId, kind: 'expire' as const, description: 'Punti scaduti', at: expiresAt }
    const key = `expire:${id}:${expiresAt.getTime()}:${remaining}`
    await insertOperation(tx, { ...written, key, amount: -remaining, balanceAfter: balance }, [
      { lotId: id, amount: -remaining },
    ])
  }
  return balance
}
