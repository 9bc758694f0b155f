import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findMemberById, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { correctPeriod } from '#areas/plans/correction-commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { addRomeDays, addRomeMonths, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { TEST_MS } from '../../../tests/support/patience.ts'
import { documentLines, taxableCentsOf } from './document-rules.ts'
import { closeMonth, reopenMonth } from './earning-commands.server.ts'
import { type EarningMonth, lastDayOf, type MonthEarning, monthAfter, monthOf, monthsBetween } from './earning-rules.ts'
import { countEarnings, lastClosedDay, listEarnings } from './earning-store.server.ts'
import { aBillingData } from './fixtures.ts'
import { listInvoices } from './invoice-store.server.ts'
import { placeOrder } from './order-commands.server.ts'
import { getOrder } from './order-store.server.ts'
import { confirmTransfer } from './payment-commands.server.ts'
import { creditInvoice } from './refund-commands.server.ts'
import { describeInvoice } from './rules.ts'
import { suspendForLateness } from './suspension-commands.server.ts'

/** `EARNING_STORIES=500` lives that many; each is months of some buyers, whose accounts are closed and opened again meanwhile. */
const STORIES = Number(process.env.EARNING_STORIES ?? 6)
const BUYERS = 3
const database = useTestDatabase()
const clock = movableClock()
const STAFF = '00000000-0000-4000-8000-000000000001'

beforeAll(async () => {
  clock.set(new Date('2026-01-05T10:00:00Z'))
  const exempt = { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' }
  await insertProducts(database.db, [
    aProduct(),
    aProduct({ id: 'grande', name: 'Camice Grande', rank: 30, vat: { rate: 10 } }),
    aProduct({ id: 'aggiunta', name: 'Aggiunta', kind: 'addon', rank: 40, wallets: [{ tag: 'pubmed' }], vat: exempt }),
  ])
})

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      who: fc.nat(BUYERS - 1),
      products: fc.subarray(['professione', 'grande', 'aggiunta'], { minLength: 1, maxLength: 2 }),
      plan: fc.constantFrom('rate-12', 'unica'),
    }),
  },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pay' as const), who: fc.nat(BUYERS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('credit' as const), who: fc.nat(BUYERS - 1), which: fc.nat(5) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('too late' as const), who: fc.nat(BUYERS - 1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('correct' as const),
      who: fc.nat(BUYERS - 1),
      days: fc.integer({ min: -60, max: 90 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 9, 31, 75) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function rows<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.pool.query(text, values)).rows
}

async function live(told: Step, members: readonly string[], model: Model): Promise<void> {
  const { db } = database
  const desk = aDesk(clock.now(), { LATE_INSTALLMENT_DAYS: '15' })
  const memberId = 'who' in told ? (members[told.who] ?? '') : ''
  switch (told.kind) {
    case 'buy': {
      for (const productId of told.products)
        await addToCart(db, { memberId }, { productId, installmentPlanId: told.plan }, clock.now())
      const view = await findViewerByMemberId(db, memberId, clock.now())
      if (view) await placeOrder(db, { ...view, billing: aBillingData(), way: 'transfer' }, desk)
      return
    }
    case 'pay': {
      const [due] = await rows<{ id: string }>(
        `select i.id from invoices i join orders o on o.id = i.order_id where i.member_id = $1 and i.state = 0 and o.state <> 'cancelled' order by i.due_on, i.installment limit 1`,
        memberId,
      )
      if (due) await confirmTransfer(db, memberId, due.id, desk)
      return
    }
    case 'credit': {
      const paid = await rows<{ id: string }>(
        `select id from invoices where member_id = $1 and state = 1 and kind = 'invoice' order by number`,
        memberId,
      )
      const invoice = paid[told.which % (paid.length || 1)]
      if (invoice) await creditInvoice(db, memberId, invoice.id, desk)
      return
    }
    case 'too late':
      await suspendForLateness(db, memberId, desk)
      return
    case 'correct': {
      const period = (await findMemberById(db, memberId))?.membership.premiumPeriods.at(-1)
      if (!period) return
      const lastDay = addRomeDays(romeDayOf(new Date(period.end.getTime() - 1)), told.days)
      await correctPeriod(db, memberId, { start: period.start, lastDay }, clock.now())
      return
    }
    case 'close': {
      const closed = await lastClosedDay(db)
      const month = closed ? monthAfter(monthOf(closed)) : monthOf(addRomeMonths(romeDayOf(clock.now()), -1))
      if (await closeMonth(db, month, { staffId: STAFF, now: clock.now() })) model.close(lastDayOf(month))
      return
    }
    case 'reopen': {
      const closed = await lastClosedDay(db)
      if (!closed) return
      await reopenMonth(
        db,
        { typed: monthOf(closed), reason: 'Mancava una fattura' },
        { staffId: STAFF, now: clock.now() },
      )
      model.reopen(await lastClosedDay(db))
      return
    }
    case 'wait':
      clock.advance(told.days * 86_400_000)
  }
}

type Days = { readonly from: RomeDay; readonly until: RomeDay }

/** The days each line covers, as another program would remember them: from what was given, and from what was closed meanwhile. */
class Model {
  closed: RomeDay | null = null
  readonly lines = new Map<string, { now: Days; past: { to: RomeDay; days: Days }[] }>()

  close(day: RomeDay) {
    this.closed = day
  }
  reopen(until: RomeDay | null) {
    const before = this.closed
    this.closed = until
    for (const line of this.lines.values()) {
      const kept = line.past.filter(({ to }) => to !== before)
      const held = line.past.find(({ to }) => to === before)
      if (held && until && !kept.some(({ to }) => to === until)) kept.push({ to: until, days: held.days })
      line.past = kept
    }
  }
  async look() {
    const given = await rows<{ key: string; from: RomeDay; until: RomeDay }>(
      `select l.order_id || l.product_id as key, (p.active_from at time zone 'Europe/Rome')::date::text as from,
         ((p.active_until - interval '1 millisecond') at time zone 'Europe/Rome')::date::text as until
       from order_lines l join owned_products p on p.id = l.owned_product_id join orders o on o.id = l.order_id where o.state = 'confirmed'`,
    )
    for (const { key, ...days } of given) {
      const line = this.lines.get(key)
      if (!line) this.lines.set(key, { now: days, past: [] })
      else if (line.now.from !== days.from || line.now.until !== days.until) {
        const { closed } = this
        if (closed && !line.past.some(({ to }) => to === closed)) line.past.push({ to: closed, days: line.now })
        line.now = days
      }
    }
  }
  daysOn(key: string, day: RomeDay): Days | null {
    const line = this.lines.get(key)
    if (!line) return null
    const held = line.past.toSorted((a, b) => a.to.localeCompare(b.to)).find(({ to }) => day <= to)
    return held ? held.days : line.now
  }
}

const number = (day: RomeDay) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/** How much of an amount is earned by a day, for one who is given the days of its instalment. */
function earnedBy(
  cents: number,
  part: { installment: number; of: number },
  days: Days | null,
  on: { day: RomeDay; issued: RomeDay },
) {
  if (on.day < on.issued) return 0
  if (!days) return cents
  const [from, length] = [number(days.from), number(days.until) - number(days.from) + 1]
  const first = from + Math.floor((length * (part.installment - 1)) / part.of)
  const last = Math.max(first, from + Math.floor((length * part.installment) / part.of) - 1)
  const gone = Math.min(last - first + 1, Math.max(0, number(on.day) - first + 1))
  return gone === last - first + 1 ? cents : Math.trunc((cents * gone) / (last - first + 1))
}

/** What each order should have earned by the end of each month, line by line of its documents. */
async function expected(memberId: string, model: Model, months: readonly EarningMonth[]) {
  const found = new Map<string, number[]>()
  for (const invoice of await listInvoices(database.db, memberId)) {
    if (!invoice.issuedAt) continue
    const order = await getOrder(database.db, invoice.orderId)
    const lines = documentLines(invoice, invoice.seller?.fiscal?.regime ?? 'RF01')
    const sign = invoice.kind === 'credit-note' ? -1 : 1
    const sums = found.get(order.id) ?? months.map(() => 0)
    for (const [at, cents] of taxableCentsOf(lines).entries()) {
      const line = order.lines.find(
        ({ productName, installments }) =>
          describeInvoice({ productName, installments, installment: invoice.installment }) === lines[at]?.description,
      )
      const issued = romeDayOf(invoice.issuedAt)
      const part = { installment: invoice.installment, of: line?.installments ?? 1 }
      months.forEach((month, index) => {
        const day = lastDayOf(month)
        const days = line ? model.daysOn(order.id + line.productId, day) : null
        sums[index] = (sums[index] ?? 0) + earnedBy(sign * cents, part, days, { day, issued })
      })
    }
    found.set(order.id, sums)
  }
  return found
}

const total = (earnings: readonly MonthEarning[], of: (earning: MonthEarning) => number) =>
  earnings.reduce((sum, earning) => sum + of(earning), 0)

async function liveWhole(story: readonly Step[]): Promise<void> {
  const { db } = database
  await database.pool.query('delete from closed_months')
  await database.pool.query('delete from cover_changes')
  await database.pool.query(`update order_lines set covers_since = '-infinity'`)
  clock.set(new Date('2026-01-05T10:00:00Z'))
  const members = await Promise.all(Array.from({ length: BUYERS }, () => makeMember(db, { now: clock.now() })))
  const model = new Model()
  for (const told of story) {
    await live(told, members, model).catch((error: unknown) => {
      if (!(error instanceof Conflict || error instanceof InvalidInput)) throw error
    })
    await model.look()
  }
  const from: EarningMonth = '2026-01'
  const ends = (await rows<{ end: RomeDay | null }>('select max(covers_until)::text as end from order_lines'))[0]?.end
  const to = monthOf(addRomeMonths(ends ?? '2026-01-31', 1))
  const months = monthsBetween(from, to)
  for (const memberId of members) {
    const wanted = await expected(memberId, model, months)
    for (const [orderId, sums] of wanted) {
      const found = await countEarnings(db, { from, to, such: sql`i.order_id = ${orderId}` })
      const byMonth = months.map((month) =>
        total(
          found.filter((each) => each.month <= month),
          (each) => each.earnedCents,
        ),
      )
      expect(byMonth, 'what was earned by the end of each month').toEqual(sums)
      expect(byMonth.at(-1), 'the months of an order add up to its amount').toBe(
        total(found, (each) => each.issuedCents),
      )
      expect(
        total(
          found.filter(({ month }) => month === to),
          (each) => each.carriedCents,
        ),
      ).toBe(0)
      const carried = months.map((month) =>
        total(
          found.filter((each) => each.month === month),
          (each) => each.carriedCents,
        ),
      )
      expect(
        carried.filter((cents) => cents < 0),
        'nothing is earned before it is issued',
      ).toEqual([])
    }
  }
  const closed = await lastClosedDay(db)
  if (closed) {
    const frozen = { from, to: monthOf(closed) }
    const bought = sql`i.issued_at >= '2026-01-01'`
    expect(await countEarnings(db, { ...frozen, such: bought }), 'a closed month is what it was').toEqual(
      (await listEarnings(db, frozen)).toSorted(
        (a, b) => a.month.localeCompare(b.month) || (a.product < b.product ? -1 : 1),
      ),
    )
  }
}

test(
  '[ACC-047] whatever is bought, corrected, taken back, closed and opened again, the months of every order add up to its amount to the cent and a closed one stays as it was',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), liveWhole), { numRuns: STORIES })
  },
  Math.max(TEST_MS, STORIES * 30_000),
)
