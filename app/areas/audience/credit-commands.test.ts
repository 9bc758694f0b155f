import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { spendCredits } from './credit-commands.server.ts'
import { listCreditMovements } from './credit-store.server.ts'
import { listWallets } from './store.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
const now = new Date('2026-11-15T12:00:00Z')
beforeEach(() => database.clear())

async function memberWith(credits: number): Promise<string> {
  const memberId = await makeMember(database.db, { now, type: 'PREMIUM', withoutWallets: ['ecm'] })
  await database.db.execute(
    sql`insert into wallets (member_id, tag, active_from, initial_credits) values (${memberId}, 'ecm', ${new Date('2026-01-01')}, ${credits})`,
  )
  return memberId
}

const spending = (memberId: string, key: string, amount = 10) => ({
  memberId,
  tag: 'ecm',
  amount,
  reason: 'corso',
  idempotencyKey: key,
  now,
})

async function balanceOf(memberId: string): Promise<number | undefined> {
  return (await listWallets(database.db, memberId, now)).find(({ tag }) => tag === 'ecm')?.balance
}

async function ledgerSum(memberId: string): Promise<number> {
  const movements = await listCreditMovements(database.db, memberId, 'ecm', 1000)
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}

describe('spending credits', () => {
  test('a balance of 50 and 200 spends of 10 at once: exactly five happen', async () => {
    const memberId = await memberWith(50)
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => spendCredits(database.db, spending(memberId, `k${index}`))),
    )
    expect(outcomes.filter(({ kind }) => kind === 'spent')).toHaveLength(5)
    expect(await balanceOf(memberId)).toBe(0)
    expect(await ledgerSum(memberId)).toBe(0)
  })

  test('the same key twenty times at once is one effect and one answer', async () => {
    const memberId = await memberWith(50)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => spendCredits(database.db, spending(memberId, 'once'))),
    )
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome)))).toEqual(
      new Set([JSON.stringify({ kind: 'spent', balanceAfter: 40 })]),
    )
    expect(await balanceOf(memberId)).toBe(40)
  })

  test('the same key with another request is refused and changes nothing', async () => {
    const memberId = await memberWith(50)
    await spendCredits(database.db, spending(memberId, 'k'))
    await expect(spendCredits(database.db, spending(memberId, 'k', 20))).rejects.toMatchObject({ status: 409 })
    expect(await balanceOf(memberId)).toBe(40)
  })

  test('what is not there cannot be spent, and the key is still good', async () => {
    const memberId = await memberWith(5)
    expect(await spendCredits(database.db, spending(memberId, 'k'))).toEqual({ kind: 'insufficient', balance: 5 })
    await database.db.execute(sql`update wallets set bonus_credits = 10 where member_id = ${memberId} and tag = 'ecm'`)
    expect(await spendCredits(database.db, spending(memberId, 'k'))).toEqual({ kind: 'spent', balanceAfter: 5 })
  })
})

describe('the ledger', () => {
  test('records every change of a wallet, whoever makes it: its sum is the balance', async () => {
    const memberId = await memberWith(50)
    await spendCredits(database.db, spending(memberId, 'k'))
    await database.db.execute(sql`update wallets set bonus_credits = 7 where member_id = ${memberId} and tag = 'ecm'`)
    expect(await ledgerSum(memberId)).toBe(47)
    expect(
      (await listCreditMovements(database.db, memberId, 'ecm')).map(({ amount, reason }) => [amount, reason]),
    ).toEqual([
      [7, 'correction'],
      [-10, 'corso'],
      [50, 'grant'],
    ])
  })

  test.each([
    'update credit_movements set amount = 0',
    'delete from credit_movements',
    'delete from credit_operations',
  ])('refuses: %s', async (statement) => {
    const memberId = await memberWith(50)
    await spendCredits(database.db, spending(memberId, 'k'))
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  })
})
