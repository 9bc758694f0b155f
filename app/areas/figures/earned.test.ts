import { beforeEach, expect, test } from 'vitest'
import { closeMonth, reopenMonth } from '#areas/billing/earning-commands.server.ts'
import type { MonthEarning } from '#areas/billing/earning-rules.ts'
import { listEarnings } from '#areas/billing/earning-store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { recountMoney } from './money-recount-store.server.ts'
import { findMismatches } from './recount-store.server.ts'
import { readSeries } from './store.server.ts'

/** What the accounts say of revenue (ACC-047) and what the figures say of it are the same numbers. */
const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const now = () => new Date('2027-02-02T09:00:00Z')
const by = { staffId: '00000000-0000-4000-8000-000000000001', now: now() }
const FROM: RomeDay = '2026-01-01'
const TO: RomeDay = '2027-02-01'
const CODES = {
  'money.issued': 'issuedCents',
  'money.earned': 'earnedCents',
  'money.deferred': 'carriedCents',
} as const

let numbers = 0

type Sold = {
  product: string
  name: string
  from: string
  until: string
  installments: number
  cents: number
  lines?: string
}

/** A plan that is confirmed, and its first documents, a month from one another. */
async function sell({ product, name, from, until, installments, cents, lines }: Sold, issued: readonly string[]) {
  const number = ++numbers
  const { rows: members } = await query(
    `insert into members (username, email, name, surname, client_code, registration_date)
     values ($1, $2, 'Anna', 'Neri', $3, '2026-01-01T09:00:00Z') returning id`,
    [100_000 + number, `a${number}@posta.example`, `C${number}`],
  )
  const { rows: orders } = await query(
    `insert into orders (member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
     values ($1, 'confirmed', 'online', 2026, $2, 'x', '{}', $3, $4, $4) returning id`,
    [members[0].id, number, cents * installments, from],
  )
  const { rows: owned } = await query(
    `insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html)
     values ($1, $2, $3, 'plan', $4, $5, '') returning id`,
    [members[0].id, product, name, from, until],
  )
  await query(
    `insert into order_lines (order_id, product_id, product_name, installment_plan_id, installments, total_cents, owned_product_id)
     values ($1, $2, $3, 'x', $4, $5, $6)`,
    [orders[0].id, product, name, installments, cents * installments, owned[0].id],
  )
  for (const [index, at] of issued.entries())
    await query(
      `insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents, state, paid_at, issued_at, year, number, lines)
       values ($1, $2, $3, $4, $5, $6::date, $7, 1, $6, $6, 2026, $8, $9)`,
      [orders[0].id, members[0].id, name, index + 1, installments, at, cents, ++numbers, lines ?? null],
    )
  return { ownedId: owned[0].id as string, orderId: orders[0].id as string }
}

beforeEach(async () => {
  await database.clear()
  await query(`insert into products (id, name, summary, rank) values ('base', 'Base', '', 1), ('oro', 'Oro', '', 2)`)
})

const earnings = () => listEarnings(database.db, { from: '2026-01', to: '2027-01' })

/** Every number of the accounts, beside the same of the figures: by month and product, a level at its end and a flow over it. */
async function isTheSame(): Promise<MonthEarning[]> {
  const months = await earnings()
  for (const [code, part] of Object.entries(CODES)) {
    const days = await readSeries(database.db, { code, from: FROM, to: '2027-01-31', split: 'product' })
    const counted: Record<string, number> = {}
    const last = new Set([
      '01-31',
      '02-28',
      '03-31',
      '04-30',
      '05-31',
      '06-30',
      '07-31',
      '08-31',
      '09-30',
      '10-31',
      '11-30',
      '12-31',
    ])
    for (const { day, value, amount } of days)
      if (code !== 'money.deferred' || last.has(day.slice(5)))
        counted[`${day.slice(0, 7)} ${value}`] = (counted[`${day.slice(0, 7)} ${value}`] ?? 0) + Number(amount)
    const written = Object.fromEntries(months.map((each) => [`${each.month} ${each.product}`, each[part]]))
    const someOf = (all: Record<string, number>) =>
      Object.entries(all)
        .filter(([, cents]) => cents !== 0)
        .toSorted()
    expect(someOf(counted), code).toEqual(someOf(written))
  }
  for (const recount of recountMoney.filter(({ codes }) => codes.includes('money.earned')))
    expect(await findMismatches(database.db, recount, FROM, TO)).toEqual([])
  return months
}

test('[FIG-035] what is issued, earned and carried is the same in the figures and in the accounts, to the cent and by product', async () => {
  const year = { product: 'base', name: 'Base', from: '2026-01-10T09:00:00Z', until: '2027-01-10T23:00:00Z' }
  await sell({ ...year, installments: 1, cents: 366_00 }, ['2026-01-10T09:00:00Z'])
  // At night in Rome it is the day after.
  await sell({ ...year, installments: 12, cents: 30_53 }, [
    '2026-01-10T09:00:00Z',
    '2026-02-27T23:30:00Z',
    '2026-09-01T09:00:00Z',
  ])
  const lines = JSON.stringify([
    { description: 'Oro', cents: 100_01, vat: { rate: 22 } },
    { description: 'Altro', cents: 33_33, vat: { rate: 22 } },
    { description: 'Rimborso imposta di bollo', cents: 2_00, vat: { nature: 'N1', reference: 'x' } },
  ])
  const { orderId } = await sell(
    {
      product: 'oro',
      name: 'Oro',
      from: '2026-03-05T09:00:00Z',
      until: '2026-06-30T22:00:00Z',
      installments: 1,
      cents: 135_34,
      lines,
    },
    ['2026-03-05T09:00:00Z'],
  )
  await query(
    `insert into invoices (order_id, member_id, kind, product_name, installment, installments, due_on, amount_cents, state, paid_at, issued_at, year, number, lines, credited_id)
     select order_id, member_id, 'credit-note', product_name, 1, 1, due_on, amount_cents, 1, $2, $2, 2026, 9999, lines, id from invoices where order_id = $1`,
    [orderId, '2026-04-02T09:00:00Z'],
  )
  await countDueDays(database.db, { now })
  const months = await isTheSame()
  expect(months.some(({ product, earnedCents }) => product === 'Oro' && earnedCents < 0)).toBe(true)
  const earned = months.reduce((sum, each) => sum + each.earnedCents, 0)
  // The three instalments of the second cover days of the spring: nothing of anything is left after January.
  expect(earned).toBe(300_00 + 3 * 25_02)
})

test('[FIG-035] days that are corrected after a month was closed leave its figures, and move those of the first open day', async () => {
  const year = { product: 'base', name: 'Base', from: '2026-01-10T09:00:00Z', until: '2027-01-10T23:00:00Z' }
  const { ownedId } = await sell({ ...year, installments: 1, cents: 366_00 }, ['2026-01-10T09:00:00Z'])
  await countDueDays(database.db, { now })
  await closeMonth(database.db, '2026-03', by)
  const before = await isTheSame()
  await query(`update owned_products set active_until = '2026-08-31T22:00:00Z' where id = $1`, [ownedId])
  await countDueDays(database.db, { now })
  const after = await isTheSame()
  const closed = (all: readonly MonthEarning[]) => all.filter(({ month }) => month <= '2026-03')
  expect(closed(after)).toEqual(closed(before))
  const [day] = await readSeries(database.db, { code: 'money.earned', from: '2026-04-01', to: '2026-04-01' })
  expect(Number(day?.amount)).toBe(Math.trunc((300_00 * 82) / 234) - Math.trunc((300_00 * 81) / 366))
  await reopenMonth(database.db, { typed: '2026-03', reason: 'Errore' }, by)
  await countDueDays(database.db, { now })
  const opened = await isTheSame()
  expect(closed(opened)).not.toEqual(closed(before))
  expect(opened.reduce((sum, each) => sum + each.earnedCents, 0)).toBe(300_00)
})
