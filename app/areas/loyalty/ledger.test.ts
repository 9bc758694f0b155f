import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { earnPoints, expirePoints, returnPoints, spendPoints } from './ledger-commands.server.ts'
import { expiryOf, returnedExpiryOf } from './ledger-rules.ts'
import { findAccount, listLots, listOperations } from './ledger-store.server.ts'

const database = useTestDatabase({ maxConnections: 20 })
const memberId = '11111111-1111-4111-8111-111111111111'
const START = new Date('2026-01-10T10:00:00Z')
const dayAt = (days: number) => new Date(START.getTime() + days * 86_400_000)
const earn = (points: number, at: Date, key = `e${at.getTime()}-${points}`) =>
  earnPoints(database.db, { memberId, points, description: 'Guadagno', key, at })
const spend = (points: number, now: Date, key: string) =>
  spendPoints(database.db, { memberId, points, description: 'Premio', key, now })
const giveBack = (spentKey: string, now: Date) =>
  returnPoints(database.db, { memberId, spentKey, key: `r-${spentKey}`, description: 'Reso', now })

beforeEach(() => database.clear())

describe('a ledger of points', () => {
  test('points last 24 months, to the end of that day in Rome', () => {
    expect(expiryOf(new Date('2026-03-10T23:30:00Z')).toISOString()).toBe('2028-03-11T23:00:00.000Z')
  })

  test('the lot that ends first is spent first', async () => {
    await earn(100, dayAt(0))
    await earn(50, dayAt(30))
    expect(await spend(120, dayAt(40), 'a')).toEqual({ kind: 'spent', balanceAfter: 30 })
    expect((await listLots(database.db, memberId)).map(({ remaining }) => remaining)).toEqual([30])
    expect(await spend(31, dayAt(41), 'b')).toEqual({ kind: 'insufficient', balance: 30 })
  })

  test('ended points are gone, in a line of their own, and what was earned later is not', async () => {
    await earn(100, dayAt(0))
    await earn(40, dayAt(30))
    const end = expiryOf(dayAt(0))
    expect(await expirePoints(database.db, memberId, new Date(end.getTime() - 1))).toBe(140)
    expect(await expirePoints(database.db, memberId, end)).toBe(40)
    expect(await expirePoints(database.db, memberId, end)).toBe(40)
    const [last] = await listOperations(database.db, memberId, 1)
    expect(last).toMatchObject({ kind: 'expire', amount: -100, description: 'Punti scaduti', at: end })
  })

  test('points that come back go where they were; those whose lot has ended are given anew for a month', async () => {
    await earn(100, dayAt(0))
    await earn(100, dayAt(400))
    await spend(150, dayAt(401), 'a')
    const end = expiryOf(dayAt(0))
    expect(await giveBack('a', end)).toBe(true)
    expect(await giveBack('a', end)).toBe(false)
    const lots = await listLots(database.db, memberId)
    expect(lots.map(({ remaining }) => remaining)).toEqual([100, 100])
    expect(lots[0]?.expiresAt.getTime()).toBeGreaterThan(end.getTime() + 29 * 86_400_000)
    expect((await findAccount(database.db, memberId))?.balance).toBe(200)
  })

  test('the same key twenty times at once is one effect and one answer; another amount with it is refused', async () => {
    await earn(100, dayAt(0))
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend(30, dayAt(1), 'same')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ kind: 'spent', balanceAfter: 70 })]),
    )
    await expect(spend(31, dayAt(1), 'same')).rejects.toThrow('già stata usata')
  })

  test('200 parallel spendings with points for five spend exactly five', async () => {
    await earn(20, dayAt(0))
    await earn(30, dayAt(10))
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => spend(10, dayAt(20), `p${index}`)))
    expect(answers.filter(({ kind }) => kind === 'spent')).toHaveLength(5)
    expect((await findAccount(database.db, memberId))?.balance).toBe(0)
  })

  test.each([
    'update loyalty_operations set amount = 1000',
    'delete from loyalty_operations',
    'update loyalty_entries set amount = 1000',
    'delete from loyalty_entries',
  ])('is append-only: %s', async (statement) => {
    await earn(10, dayAt(0))
    await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    })
  })

  test('whatever is earned, spent, given back and left to end: lots, entries, operations and balance agree', async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('earn' as const), points: fc.integer({ min: 1, max: 300 }) }),
      fc.record({ do: fc.constant('spend' as const), points: fc.integer({ min: 1, max: 400 }) }),
      fc.record({ do: fc.constant('return' as const), points: fc.nat({ max: 20 }) }),
      fc.record({ do: fc.constant('wait' as const), points: fc.integer({ min: 1, max: 400 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 24 }), async (steps) => {
        await database.clear()
        /** The same in the simplest words: lots in the order in which they end. */
        let lots: { points: number; ends: number }[] = []
        const spent: { key: string; taken: { points: number; ends: number }[]; isReturned: boolean }[] = []
        let day = 0
        const alive = () => lots.filter(({ ends }) => ends > dayAt(day).getTime())
        const sum = (list: readonly { points: number }[]) => list.reduce((all, { points }) => all + points, 0)
        for (const [index, { do: what, points }] of steps.entries()) {
          if (what === 'wait') day += points
          if (what === 'earn') {
            await earn(points, dayAt(day), `e${index}`)
            lots.push({ points, ends: expiryOf(dayAt(day)).getTime() })
          }
          if (what === 'spend') {
            lots = alive()
            const answer = await spend(points, dayAt(day), `s${index}`)
            expect(answer.kind).toBe(points <= sum(lots) ? 'spent' : 'insufficient')
            if (answer.kind === 'insufficient') continue
            const taken: { points: number; ends: number }[] = []
            let missing = points
            for (const lot of lots.toSorted((a, b) => a.ends - b.ends)) {
              const part = Math.min(lot.points, missing)
              if (part > 0) taken.push({ points: part, ends: lot.ends })
              lot.points -= part
              missing -= part
            }
            spent.push({ key: `s${index}`, taken, isReturned: false })
          }
          const chosen = what === 'return' && spent.length > 0 ? spent[points % spent.length] : undefined
          if (chosen) {
            expect(await giveBack(chosen.key, dayAt(day))).toBe(!chosen.isReturned)
            if (!chosen.isReturned) {
              const month = returnedExpiryOf(dayAt(day)).getTime()
              for (const { points: part, ends } of chosen.taken)
                lots.push({ points: part, ends: ends > dayAt(day).getTime() ? ends : month })
            }
            chosen.isReturned = true
          }
        }
        const balance = await expirePoints(database.db, memberId, dayAt(day))
        expect(balance).toBe(sum(alive()))
        const { rows } = await database.db.execute<Record<string, number>>(sql`select
          (select coalesce(sum(balance), 0) from loyalty_accounts)::int as account,
          (select coalesce(sum(remaining), 0) from loyalty_lots)::int as lots,
          (select coalesce(sum(amount), 0) from loyalty_entries)::int as entries,
          (select coalesce(sum(amount), 0) from loyalty_operations)::int as operations,
          (select count(*) from loyalty_operations o
            where o.amount <> (select sum(e.amount) from loyalty_entries e where e.operation_id = o.id))::int as uneven`)
        expect(rows[0]).toEqual({ account: balance, lots: balance, entries: balance, operations: balance, uneven: 0 })
      }),
      { numRuns: 25 },
    )
  })
})
