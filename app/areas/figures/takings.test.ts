import { beforeEach, expect, test } from 'vitest'
import { netOf, sumOf } from '#areas/billing/takings-rules.ts'
import { listTakings } from '#areas/billing/takings-store.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { keepWhetherDemo, readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const now = () => new Date('2026-04-10T09:00:00Z')

beforeEach(async () => {
  await database.clear()
  await query(`insert into members (id, username, email, name, surname, client_code, registration_date)
    values ('00000000-0000-4000-8000-000000000001', 100001, 'a@posta.example', 'Anna', 'Neri', 'C1', '2025-12-01T09:00:00Z')`)
  await query(`insert into orders (id, member_id, state, way, year, number, fingerprint, billing, total_cents, created_at)
    values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'cancelled', 'online', 2025, 1, 'x', '{}', 1, '2025-12-01T09:00:00Z')`)
})

type Paid = {
  cents: number
  at: string
  provider?: string
  method?: string | null
  refundedAt?: string
  state?: string
}

async function paid({ cents, at, provider = 'stripe', method = 'card', refundedAt, state = 'succeeded' }: Paid) {
  const { rows } = await query(
    `insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents)
     values ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'Base', 1, 1, '2025-12-01', $1) returning id`,
    [cents],
  )
  const payment = await query(
    `insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, method)
     values ($1, '00000000-0000-4000-8000-000000000001', $5, $2, $3, $3, $4, $6) returning id`,
    [rows[0].id, cents, at, provider, state, method],
  )
  if (!refundedAt) return
  await query(`update payments set refund = 'due' where id = $1`, [payment.rows[0].id])
  await query(`update payments set refund = 'done', changed_at = $2 where id = $1`, [payment.rows[0].id, refundedAt])
}

const taken = (from: RomeDay, to: RomeDay, isDemo = false) => listTakings(database.db, { from, to, isDemo })

test('[ACC-045] the last instant of a year is of that year, and each way is told apart', async () => {
  await paid({ cents: 100_01, at: '2025-12-31T22:59:59.999Z' })
  await paid({ cents: 7, at: '2025-12-31T23:00:00Z', method: 'paypal' })
  await paid({ cents: 20, at: '2026-01-01T10:00:00Z', method: 'sepa-debit', refundedAt: '2026-01-02T10:00:00Z' })
  await paid({ cents: 30, at: '2026-01-01T10:00:00Z', provider: 'transfer', method: null })
  await paid({ cents: 40, at: '2026-01-01T10:00:00Z', method: null })
  await paid({ cents: 50, at: '2026-01-01T10:00:00Z', state: 'refused' })
  await paid({ cents: 60, at: '2026-01-01T10:00:00Z', provider: 'stand-in' })
  const none = { refunds: 0, refundedCents: 0 }
  expect(await taken('2025-12-01', '2025-12-31')).toEqual([
    { day: '2025-12-31', way: 'card', count: 1, grossCents: 100_01, ...none },
  ])
  expect(await taken('2026-01-01', '2026-12-31')).toEqual([
    { day: '2026-01-01', way: 'online', count: 1, grossCents: 40, ...none },
    { day: '2026-01-01', way: 'paypal', count: 1, grossCents: 7, ...none },
    { day: '2026-01-01', way: 'sepa-debit', count: 1, grossCents: 20, ...none },
    { day: '2026-01-01', way: 'transfer', count: 1, grossCents: 30, ...none },
    { day: '2026-01-02', way: 'sepa-debit', count: 0, grossCents: 0, refunds: 1, refundedCents: 20 },
  ])
  // The imitated company takes money in a demo alone.
  expect(sumOf(await taken('2026-01-01', '2026-01-01', true)).grossCents).toBe(7 + 20 + 30 + 40 + 60)
})

test('[ACC-045] [FIG-030] the page of the accountant, the figures and the payments say the same of every day, to the cent', async () => {
  const random = seededRandom(45)
  const instant = () => new Date(Date.UTC(2026, 0, 1) + random.below(98 * 86_400_000)).toISOString()
  const sums = { in: 0, out: 0 }
  for (let index = 0; index < 120; index++) {
    const [one, other] = [instant(), instant()].toSorted() as [string, string]
    const cents = 1 + random.below(100_000)
    const isBack = random.below(4) === 0
    const provider = random.pick(['stripe', 'transfer', 'stand-in'])
    await paid({
      cents,
      at: one,
      provider,
      method: provider === 'transfer' ? null : random.pick(['card', 'paypal', 'sepa-debit', 'other', null]),
      ...(isBack && { refundedAt: other }),
    })
    sums.in += cents
    if (isBack) sums.out += cents
  }
  for (const isDemo of [true, false]) {
    await keepWhetherDemo(database.db, isDemo)
    await query(`update figure_day_states set state = 'touched'`)
    await countDueDays(database.db, { now })
    const [from, to]: [RomeDay, RomeDay] = ['2026-01-01', addRomeDays(romeDayOf(now()), -1)]
    const takings = await taken(from, to, isDemo)
    if (isDemo) expect(sumOf(takings)).toMatchObject({ grossCents: sums.in, refundedCents: sums.out })
    const kept = (code: string, split?: string) =>
      readSeries(database.db, { code, from, to, ...(split && { split }) }).then((rows) =>
        Object.fromEntries(
          rows.flatMap(({ day, value, amount }) => (amount ? [[`${day} ${value}`, Number(amount)]] : [])),
        ),
      )
    const said = (of: (taking: (typeof takings)[number]) => number, isByWay: boolean) => {
      const found: Record<string, number> = {}
      for (const taking of takings) {
        const name = `${taking.day} ${isByWay ? taking.way : ''}`
        found[name] = (found[name] ?? 0) + of(taking)
      }
      return Object.fromEntries(Object.entries(found).filter(([, cents]) => cents !== 0))
    }
    for (const isByWay of [false, true]) {
      const split = isByWay ? 'way' : undefined
      expect(await kept('money.takings', split)).toEqual(said(netOf, isByWay))
      expect(await kept('money.received', split)).toEqual(said(({ grossCents }) => grossCents, isByWay))
      expect(await kept('money.refunded', split)).toEqual(said(({ refundedCents }) => refundedCents, isByWay))
    }
    expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
  }
})
