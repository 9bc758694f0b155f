import { beforeEach, expect, test } from 'vitest'
import { vatSummaries } from '#areas/billing/document-rules.ts'
import type { InvoiceLine } from '#areas/billing/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { listInstallmentOrders, listMoved } from './money-lists-store.server.ts'
import { type InstallmentsAsked, MOVE_CODES } from './money-parts-rules.ts'
import { keepWhetherDemo, readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const now = () => new Date('2027-01-02T09:00:00Z')

beforeEach(async () => {
  await database.clear()
  await query(`insert into products (id, name, summary, rank) values ('base', 'Base', '', 1), ('oro', 'Oro', '', 2)`)
})

let numbers = 0

async function member(registered = '2026-01-01T09:00:00Z'): Promise<string> {
  const number = ++numbers
  const { rows } = await query(
    `insert into members (username, email, name, surname, client_code, registration_date)
     values ($1, $2, 'Anna', 'Neri', $3, $4) returning id`,
    [100_000 + number, `a${number}@posta.example`, `C${number}`, registered],
  )
  return rows[0].id
}

type Bought = { memberId: string; product?: string; cents: number; from?: string; until?: string; way?: string }

/** A plan with its order, one document and nothing paid yet; answers the document. */
async function buy({ memberId, product = 'base', cents, from, until, way = 'online' }: Bought): Promise<string> {
  const number = ++numbers
  const at = from ?? '2026-01-10T09:00:00Z'
  const order = await query(
    `insert into orders (member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
     values ($1, 'confirmed', $2, 2026, $3, 'x', '{}', $4, $5, $5) returning id`,
    [memberId, way, number, cents, at],
  )
  const owned = from
    ? await query(
        `insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html)
         values ($1, $2, initcap($2), 'plan', $3, $4, '') returning id`,
        [memberId, product, from, until],
      )
    : null
  if (from)
    await query('insert into premium_periods (member_id, start, "end") values ($1, $2, $3)', [memberId, from, until])
  await query(
    `insert into order_lines (order_id, product_id, product_name, installment_plan_id, installments, total_cents, owned_product_id)
     values ($1, $2, initcap($2), 'x', 1, $3, $4)`,
    [order.rows[0].id, product, cents, owned?.rows[0].id ?? null],
  )
  const invoice = await query(
    `insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents)
     values ($1, $2, initcap($3), 1, 1, '2026-01-10', $4) returning id`,
    [order.rows[0].id, memberId, product, cents],
  )
  return invoice.rows[0].id
}

async function pay(invoiceId: string, at: string, { provider = 'stripe' } = {}): Promise<string> {
  const { rows } = await query(
    `insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider)
     select id, member_id, 'succeeded', amount_cents, $2, $2, $3 from invoices where id = $1 returning id`,
    [invoiceId, at, provider],
  )
  await query('update invoices set state = 1, paid_at = $2 where id = $1', [invoiceId, at])
  return rows[0].id
}

async function refund(paymentId: string, at: string): Promise<void> {
  await query(`update payments set refund = 'due', changed_at = $2 where id = $1`, [paymentId, at])
  await query(`update payments set refund = 'done', changed_at = $2 where id = $1`, [paymentId, at])
}

const count = () => countDueDays(database.db, { now })
const of = async (code: string, day: RomeDay, split?: string) => {
  const rows = await readSeries(database.db, { code, from: day, to: day, ...(split && { split }) })
  return split ? Object.fromEntries(rows.map(({ value, amount }) => [value, amount])) : rows[0]?.amount
}

test('[FIG-011] [FIG-030] money counts on its day in Rome, also of 23 and 25 hours, and a day can be negative', async () => {
  // The database has a clock of its own, which does not matter.
  await query(`alter database "${new URL(database.url).pathname.slice(1)}" set timezone to 'Pacific/Auckland'`)
  const person = await member()
  const paid = async (cents: number, at: string, way?: 'transfer') =>
    pay(await buy({ memberId: person, cents }), at, way ? { provider: way } : {})
  await paid(1, '2026-03-28T22:59:59.999Z')
  await paid(2, '2026-03-28T23:00:00Z')
  await paid(4, '2026-03-29T21:59:59.999Z')
  await paid(8, '2026-03-29T22:00:00Z')
  await paid(16, '2026-10-25T00:30:00Z', 'transfer')
  await paid(32, '2026-10-25T01:30:00Z')
  await paid(64, '2026-10-25T22:59:59.999Z')
  const last = await paid(128, '2026-12-31T22:59:59.999Z')
  await refund(last, '2027-01-01T08:00:00Z')
  await paid(1_000_000, '2026-05-05T10:00:00Z').then((id) =>
    query('update payments set provider = $2 where id = $1', [id, 'stand-in']),
  )
  await count()
  const days: RomeDay[] = [
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-25',
    '2026-12-31',
    '2027-01-01',
    '2026-05-05',
  ]
  expect(await Promise.all(days.map((day) => of('money.takings', day)))).toEqual([1n, 6n, 8n, 112n, 128n, -128n, 0n])
  expect(await of('money.takings', '2026-10-25', 'way')).toEqual({ transfer: 16n, online: 96n })
  expect([await of('money.received', '2026-12-31'), await of('money.refunded', '2027-01-01')]).toEqual([128n, 128n])
  // In a demo the imitated company is the one that takes the money.
  await keepWhetherDemo(database.db, true)
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect(await of('money.takings', '2026-05-05')).toBe(1_000_000n)
})

test('[FIG-036] sums beyond what 32 bits hold are exact', async () => {
  const invoice = await buy({ memberId: await member(), cents: 2_000_000_001 })
  await query(
    `insert into payments (invoice_id, member_id, state, amount_cents, created_at, changed_at, provider, refund)
     select id, member_id, 'succeeded', amount_cents, '2026-06-01T10:00:00Z', '2026-06-01T10:00:00Z', 'stripe', 'due' from invoices, generate_series(1, 5000) where id = $1`,
    [invoice],
  )
  await count()
  expect(await of('money.takings', '2026-06-01')).toBe(10_000_000_005_000n)
})

test('[FIG-031] invoiced is the sum of documents, each rounded as in its file, less credit notes', async () => {
  const random = seededRandom(31)
  const vats: InvoiceLine['vat'][] = [{ rate: 22 }, { rate: 10 }, { rate: 4 }, { nature: 'N4', reference: 'art. 10' }]
  const expected = { total: 0, taxable: 0 }
  for (let index = 0; index < 60; index++) {
    const lines = Array.from({ length: 1 + random.below(4) }, () => ({
      description: 'x',
      cents: 1 + random.below(50_000),
      vat: random.pick(vats as [InvoiceLine['vat'], ...InvoiceLine['vat'][]]),
    }))
    const total = lines.reduce((sum, { cents }) => sum + cents, 0)
    const id = await buy({ memberId: await member(), cents: total })
    const isNote = index % 5 === 0
    await query(
      `update invoices set lines = $2, issued_at = '2026-04-03T08:00:00Z', year = 2026, number = $3, kind = $4 where id = $1`,
      [id, JSON.stringify(lines), index + 1, isNote ? 'credit-note' : 'invoice'],
    )
    const sign = isNote ? -1 : 1
    expected.total += sign * total
    expected.taxable += sign * vatSummaries(lines).reduce((sum, { taxableCents }) => sum + taxableCents, 0)
  }
  const old = await buy({ memberId: await member(), cents: 122_01 })
  await query(`update invoices set issued_at = '2026-04-03T09:00:00Z', year = 2026, number = 999 where id = $1`, [old])
  await count()
  const [total, taxable, vat] = await Promise.all(
    ['money.invoiced', 'money.invoiced-taxable', 'money.invoiced-vat'].map((code) => of(code, '2026-04-03')),
  )
  expect([total, taxable]).toEqual([BigInt(expected.total + 122_01), BigInt(expected.taxable + 100_01)])
  expect(Number(taxable) + Number(vat)).toBe(Number(total))
})

test('[FIG-032] [FIG-033] the monthly value is what plans in force are worth without VAT, and its movements explain it', async () => {
  const year = { from: '2026-02-01T08:00:00Z', until: '2027-01-31T23:00:00Z' }
  for (let index = 0; index < 100; index++)
    await buy({ memberId: await member(), cents: 366_00, product: 'oro', ...year })
  const cheap: string[] = []
  for (let index = 0; index < 50; index++) {
    const id = await member()
    cheap.push(id)
    await buy({ memberId: id, cents: 183_00, ...year })
  }
  // Given for nothing, on trial, closed: out.
  const given = await member()
  await query(`insert into premium_periods (member_id, start, "end") values ($1, $2, $3)`, [
    given,
    year.from,
    year.until,
  ])
  await count()
  expect([await of('money.mrr', '2026-02-01'), await of('money.mrr-people', '2026-02-01')]).toEqual([312_500n, 150n])
  expect(await of('money.mrr', '2026-02-01', 'plan')).toEqual({ Oro: 250_000n, Base: 62_500n })
  expect([await of('money.arr', '2026-02-01'), await of('money.arr', '2026-02-01', 'plan')]).toEqual([
    3_750_000n,
    { Oro: 3_000_000n, Base: 750_000n },
  ])
  // One goes up, one is suspended and comes back, one ends and returns, one is erased from the list of those who pay by closing.
  const [up, late, back, closed] = cheap
  await query(`update owned_products set active_until = '2026-05-01T08:00:00Z' where member_id = any($1)`, [[up, back]])
  await query(`update premium_periods set "end" = '2026-05-01T08:00:00Z' where member_id = any($1)`, [[up, back]])
  await buy({
    memberId: String(up),
    cents: 366_00,
    product: 'oro',
    from: '2026-05-01T08:00:00Z',
    until: '2027-05-01T22:00:00Z',
  })
  await buy({ memberId: String(back), cents: 183_00, from: '2026-06-10T08:00:00Z', until: '2027-06-10T22:00:00Z' })
  await query(
    `insert into member_absences (member_id, kind, since, until) values ($1, 'suspended', '2026-07-01T08:00:00Z', '2026-07-09T08:00:00Z')`,
    [late],
  )
  await query(`insert into member_details (member_id, closed_at) values ($1, '2026-08-01T08:00:00Z')`, [closed])
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  const days: RomeDay[] = ['2026-02-01', '2026-05-01', '2026-06-10', '2026-07-01', '2026-07-09', '2026-08-01']
  const moves = ['new', 'returned', 'more', 'less', 'lost']
  const found = await Promise.all(
    days.map(async (day) => [
      day,
      ...(await Promise.all(
        moves.flatMap((move) => [of(`money.mrr-${move}`, day), of(`money.mrr-${move}-people`, day)]),
      )),
    ]),
  )
  expect(found).toEqual([
    ['2026-02-01', 312_500n, 150n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n],
    ['2026-05-01', 0n, 0n, 0n, 0n, 1_250n, 1n, 0n, 0n, 1_250n, 1n],
    ['2026-06-10', 0n, 0n, 1_250n, 1n, 0n, 0n, 0n, 0n, 0n, 0n],
    ['2026-07-01', 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 1_250n, 1n],
    ['2026-07-09', 0n, 0n, 1_250n, 1n, 0n, 0n, 0n, 0n, 0n, 0n],
    ['2026-08-01', 0n, 0n, 0n, 0n, 0n, 0n, 0n, 0n, 1_250n, 1n],
  ])
  // From a movement one goes to its people: as many, with the same money.
  for (const [at, move] of MOVE_CODES.entries()) {
    const asked = { from: '2026-02-01', to: '2026-08-01', move, limit: 500 } as const
    const { rows, cents, count: movements } = await listMoved(database.db, asked)
    const kept = (place: number) =>
      found.reduce((sum, row) => sum + (typeof row[place] === 'bigint' ? row[place] : 0n), 0n)
    expect([move, cents, BigInt(movements)]).toEqual([move, kept(1 + 2 * at), kept(2 + 2 * at)])
    expect(rows).toHaveLength(movements)
  }
  expect((await listMoved(database.db, { from: '2026-07-01', to: '2026-07-01', move: 'lost', limit: 5 })).rows).toEqual(
    [expect.objectContaining({ day: '2026-07-01', memberId: late, cents: 1_250n })],
  )
  const series = async (code: string) =>
    new Map(
      (await readSeries(database.db, { code, from: '2026-01-01', to: '2027-01-01' })).map((row) => [
        row.day,
        row.amount,
      ]),
    )
  const [value, fresh, returned, more, less, lost] = await Promise.all([
    series('money.mrr'),
    ...moves.map((move) => series(`money.mrr-${move}`)),
  ])
  let eve = 0n
  for (const [day, amount] of value ?? []) {
    const change = [fresh, returned, more].reduce((sum, each) => sum + (each?.get(day) ?? 0n), 0n)
    const less_ = [less, lost].reduce((sum, each) => sum + (each?.get(day) ?? 0n), 0n)
    expect([day, eve + change - less_]).toEqual([day, amount])
    eve = amount
  }
})

test('[FIG-032] who is late is in until suspended, refunds of a part change nothing, and what nobody pays for is out', async () => {
  const year = { from: '2026-02-01T08:00:00Z', until: '2027-01-31T23:00:00Z' }
  const [late, refunded, discounted, onceOnly, given, imported, trial] = await Promise.all(
    Array.from({ length: 7 }, () => member()),
  )
  const value = async (day: RomeDay) => [await of('money.mrr', day), await of('money.mrr-people', day)]
  // Nothing of it was ever paid, in instalments.
  await buy({ memberId: String(late), cents: 366_00, ...year })
  // Two instalments, of which one is given back.
  const first = await buy({ memberId: String(refunded), cents: 366_00, ...year })
  await refund(await pay(first, '2026-02-01T08:00:00Z'), '2026-03-01T08:00:00Z')
  // What was agreed counts, and not the price of the list.
  await buy({ memberId: String(discounted), cents: 183_00, product: 'oro', ...year })
  await buy({ memberId: String(onceOnly), cents: 500_00 })
  await query(
    `insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html) values ($1, 'base', 'Crediti', 'addon', $2, $3, '')`,
    [onceOnly, year.from, year.until],
  )
  // Given by the desk and brought by an import: a plan with no order, and a period alone.
  await query('insert into premium_periods (member_id, start, "end") values ($1, $2, $3)', [
    given,
    year.from,
    year.until,
  ])
  await query(
    `insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html) values ($1, 'base', 'Base', 'plan', $2, $3, '')`,
    [given, year.from, year.until],
  )
  await query('insert into premium_periods (member_id, start, "end") values ($1, $2, $3)', [
    imported,
    year.from,
    year.until,
  ])
  await query(
    `update members set trial_start = '2026-02-01T08:00:00Z', trial_end = '2026-02-08T08:00:00Z' where id = $1`,
    [trial],
  )
  await count()
  expect(await value('2026-02-02')).toEqual([2_500n + 2_500n + 1_250n, 3n])
  expect(await value('2026-03-02')).toEqual([6_250n, 3n])
  expect(await of('money.mrr', '2026-03-02', 'plan')).toEqual({ Base: 5_000n, Oro: 1_250n })
  await query(
    `insert into member_absences (member_id, kind, since, until) values ($1, 'suspended', '2026-04-01T08:00:00Z', '2026-05-01T08:00:00Z')`,
    [late],
  )
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect([await value('2026-03-31'), await value('2026-04-01'), await value('2026-05-01')]).toEqual([
    [6_250n, 3n],
    [3_750n, 2n],
    [6_250n, 3n],
  ])
})

test('[FIG-034] instalments to come, late by how much, and how soon each month was paid', async () => {
  const [anna, bea] = [await member(), await member()]
  const owe = async (memberId: string, dueOn: string, cents: number, paidAt?: string) => {
    const id = await buy({ memberId, cents })
    await query('update invoices set due_on = $2 where id = $1', [id, dueOn])
    if (paidAt) await pay(id, paidAt)
  }
  await owe(anna, '2026-09-30', 100)
  await owe(anna, '2026-09-29', 10)
  await owe(bea, '2026-08-30', 1, '2026-10-15T10:00:00Z')
  await owe(bea, '2026-07-31', 1_000)
  await owe(bea, '2026-05-01', 5_000)
  await owe(anna, '2026-11-20', 20_000)
  await owe(bea, '2027-10-30', 40_000)
  await owe(bea, '2027-10-31', 80_000)
  await count()
  const day: RomeDay = '2026-10-30'
  expect(await of('money.late', day, 'late')).toEqual({ '1-30': 100n, '31-60': 10n, '91+': 6_000n })
  expect(await of('money.late-people', day)).toBe(2n)
  expect(await of('money.late-count', day)).toBe(4n)
  expect(await of('money.late', '2026-10-14', 'late')).toEqual({
    '1-30': 110n,
    '31-60': 1n,
    '61-90': 1_000n,
    '91+': 5_000n,
  })
  expect(await of('money.coming', day, 'month')).toEqual({ '2026-11': 20_000n, '2027-10': 40_000n })
  expect(await of('money.due', '2026-08-30')).toBe(1n)
  const within = await Promise.all([0, 7, 30, 60].map((most) => of(`money.due-paid-${most}`, '2026-10-15', 'month')))
  expect(within).toEqual([{}, {}, {}, { '2026-08': 1n }])
  const listed = (asked: InstallmentsAsked) => listInstallmentOrders(database.db, asked, 500)
  // Each number leads to the orders it is made of, with the same total.
  const groups: [string, string][] = [
    ['money.late', '1-30'],
    ['money.late', '31-60'],
    ['money.late', '61-90'],
    ['money.late', '91+'],
    ['money.coming', '2026-11'],
    ['money.coming', '2027-10'],
  ]
  for (const [code, group] of groups)
    for (const on of [day, '2026-10-14'] as RomeDay[]) {
      const split = code === 'money.late' ? 'late' : 'month'
      const kept = await Promise.all(
        ['', '-count', '-people'].map(async (unit) => Object(await of(`${code}${unit}`, on, split))[group] ?? 0n),
      )
      const { cents, installments, people, rows, count: all } = await listed({ kind: 'unpaid', day: on, group })
      expect([cents, BigInt(installments), BigInt(people)], `${code} ${group} ${on}`).toEqual(kept)
      expect(rows.reduce((sum, row) => sum + row.cents, 0n)).toBe(cents)
      expect(rows).toHaveLength(all)
    }
  const due = async (within: number | null) => (await listed({ kind: 'due', day, month: '2026-08', within })).cents
  expect(await Promise.all([null, 0, 7, 30, 60].map(due))).toEqual([1n, 0n, 0n, 0n, 1n])
  expect((await listed({ kind: 'due', day: '2026-10-14', month: '2026-08', within: 60 })).cents).toBe(0n)
  expect((await listInstallmentOrders(database.db, { kind: 'unpaid', day, group: '91+' }, 1)).rows).toHaveLength(1)
})
