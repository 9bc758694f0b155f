import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { type MovableClock, movableClock } from '#platform/clock.ts'
import { Conflict } from '#platform/errors.ts'
import { PAYMENT_STATES } from '#platform/outside/payments/port.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { TEST_MS } from '../../../tests/support/patience.ts'
import { readSchema } from '../../../tests/support/xsd.ts'
import { findElectronicFile } from './electronic-file-store.server.ts'
import { electronicDocument } from './electronic-invoice-rules.ts'
import { A_PROFESSIONAL, aBillingData } from './fixtures.ts'
import { listInvoices } from './invoice-store.server.ts'
import type { BillingData } from './model.ts'
import { placeOrder } from './order-commands.server.ts'
import { getOrder } from './order-store.server.ts'
import { askAboutOpenPayment, confirmTransfer, recordPayment, startPayment } from './payment-commands.server.ts'
import { findPayment } from './payment-store.server.ts'
import { creditInvoice, refundPayment } from './refund-commands.server.ts'
import { issuerOf } from './rules.ts'
import { sdiFaults } from './sdi-rules.ts'
import { liftSuspension, suspendForLateness } from './suspension-commands.server.ts'
import { textAt } from './xml-rules.ts'

/**
 * Stories of one buyer: what a person, a provider that repeats itself and an operator may do, in any order. `STORIES=10000`
 * tells that many of them; a run of the whole suite tells fewer, because each is lived on a real database.
 */
const STORIES = Number(process.env.STORIES ?? 60)
const database = useTestDatabase({ maxConnections: 32 })
/** Lived at the same time by as many buyers, who share nothing but the sequence of numbers. */
const TOGETHER = 10

beforeAll(async () => {
  await insertProducts(database.db, [
    aProduct(),
    aProduct({ id: 'grande', rank: 30, vat: { rate: 10 } }),
    aProduct({ id: 'aggiunta', kind: 'addon', rank: 40, wallets: [{ tag: 'pubmed' }], vat: EXEMPT }),
  ])
})
const EXEMPT = { nature: 'N4' as const, reference: 'Art. 10 n. 20 DPR 633/1972' }

/** Not the club itself, whose number the fixtures have. */
const ANOTHER_STUDIO = { ...A_PROFESSIONAL, vatNumber: '10000000009' }

/** Who buys, and how the club is taxed that day: all that a document says besides what was done. */
const buyer = fc.record({
  billing: fc.constantFrom<Partial<BillingData>[]>(
    {},
    ANOTHER_STUDIO,
    { ...ANOTHER_STUDIO, recipientCode: 'ABC1234' },
    { name: 'Ștefan', surname: 'Țărănu', address: 'Strada Łódź 3', pec: 'stefan@pec.example' },
  ),
  fiscal: fc.record({
    regime: fc.constantFrom('RF01' as const, 'RF19' as const),
    chargesStampDuty: fc.boolean(),
    register: fc.constant(null),
  }),
})
type Buyer = typeof buyer extends fc.Arbitrary<infer One> ? One : never

/** Good news more often than the rest, or most stories would end before they begin. */
const TOLD = fc.oneof(fc.constant('succeeded' as const), fc.constantFrom(...PAYMENT_STATES))

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('choose'),
      product: fc.constantFrom('professione', 'grande', 'aggiunta'),
      plan: fc.constantFrom('rate-12', 'unica'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('order'), way: fc.constantFrom('online' as const, 'transfer' as const) }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay'), which: fc.nat(3) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('tell'),
      which: fc.nat(2),
      state: TOLD,
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('provider'),
      which: fc.nat(2),
      state: TOLD,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('come back') }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer'), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('credit'), which: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('refund'), which: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('too late') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait'), minutes: fc.constantFrom(1, 40, 60 * 24 * 31) }) },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

function deskOf({ fiscal }: Buyer, now: Date) {
  const desk = aDesk(now, { LATE_INSTALLMENT_DAYS: '15' })
  return { ...desk, club: { ...desk.club, fiscal } }
}

async function live(memberId: string, who: Buyer, told: Step, clock: MovableClock): Promise<void> {
  const { db } = database
  const port = () => standInPayments(db, clock)
  const desk = () => deskOf(who, clock.now())
  /** The next to pay last, as `nth` counts: stories mostly pay what is due. */
  const invoices = () =>
    rows<{ id: string }>(
      'select id from invoices where member_id = $1 order by state = 0, due_on desc, installment desc',
      memberId,
    )
  const payments = () =>
    rows<{ id: string }>('select id from payments where member_id = $1 order by created_at, id', memberId)
  const nth = <One>(all: One[], which: number) => all.at(-1 - (which % all.length || 0))
  switch (told.kind) {
    case 'choose':
      await addToCart(db, { memberId }, { productId: told.product, installmentPlanId: told.plan }, clock.now())
      return
    case 'order': {
      const view = await findViewerByMemberId(db, memberId, clock.now())
      if (view) await placeOrder(db, { ...view, billing: aBillingData(who.billing), way: told.way }, desk())
      return
    }
    case 'pay': {
      const invoice = nth(await invoices(), told.which)
      const starting = {
        memberId,
        clientCode: memberId,
        invoiceId: invoice?.id ?? '',
        returnPath: (id: string) => `/${id}`,
      }
      if (invoice) await startPayment(db, port(), starting, desk())
      return
    }
    case 'tell': {
      const payment = nth(await payments(), told.which)
      const notice = { state: told.state, amountCents: null }
      if (payment)
        await Promise.all(Array.from({ length: told.times }, () => recordPayment(db, payment.id, notice, desk())))
      return
    }
    case 'provider': {
      const payment = nth(await payments(), told.which)
      if (payment) await updateStandInPayment(db, payment.id, told.state)
      return
    }
    case 'come back':
      return askAboutOpenPayment(db, port(), memberId, desk())
    case 'transfer': {
      const invoice = nth(await invoices(), told.which)
      if (invoice) await confirmTransfer(db, memberId, invoice.id, desk())
      return
    }
    case 'credit': {
      const issued = await rows<{ id: string }>(
        'select id from invoices where member_id = $1 and state = 1 order by number',
        memberId,
      )
      const invoice = nth(issued, told.which)
      if (invoice) await creditInvoice(db, memberId, invoice.id, desk())
      return
    }
    case 'refund': {
      const payment = nth(await payments(), told.which)
      const found = payment && (await findPayment(db, payment.id))
      if (found) await refundPayment(db, port(), found, clock.now())
      return
    }
    case 'too late':
      await suspendForLateness(db, memberId, desk())
      return
    case 'wait':
      clock.advance(told.minutes * 60_000)
  }
}

async function rows<Row>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await database.pool.query(text, values)).rows
}

/** What must hold after any story; each sentence is a question whose answer must be nothing. */
const NEVER: Record<string, string> = {
  'an order whose instalments do not add up to its price': `
    select o.id from orders o where o.member_id = $1 and o.total_cents <>
      (select sum(amount_cents) from invoices i where i.order_id = o.id and i.kind = 'invoice')`,
  'a paid invoice without a number, or a number without payment': `
    select id from invoices where member_id = $1 and ((state = 1) <> (number is not null))`,
  'an invoice paid by nothing, or by two payments that are ours to keep': `
    select i.id from invoices i where i.member_id = $1 and i.kind = 'invoice' and i.state = 1 and
      (select count(*) from payments p where p.invoice_id = i.id and p.state = 'succeeded'
        and (p.refund is null or exists (select 1 from invoices c where c.credited_id = i.id))) < 1
    union all
    select i.id from invoices i where i.member_id = $1 and
      (select count(*) from payments p where p.invoice_id = i.id and p.state = 'succeeded' and p.refund is null) > 1`,
  'money taken that is neither invoiced nor owed back': `
    select p.id from payments p join invoices i on i.id = p.invoice_id
      where p.member_id = $1 and p.state = 'succeeded' and p.refund is null and i.state <> 1`,
  'money owed back that was never taken': `
    select id from payments where member_id = $1 and refund is not null and state <> 'succeeded'`,
  'a payment of another amount than its invoice': `
    select p.id from payments p join invoices i on i.id = p.invoice_id
      where p.member_id = $1 and p.amount_cents <> i.amount_cents`,
  'two payments in progress': `
    select member_id from payments where member_id = $1 and state in ('created', 'pending') group by 1 having count(*) > 1`,
  'a confirmed order of which nothing stays paid, or another of which something does': `
    select o.id from orders o where o.member_id = $1 and (o.state = 'confirmed') <>
      exists (select 1 from invoices i where i.order_id = o.id and i.kind = 'invoice' and i.state = 1
        and not exists (select 1 from invoices c where c.credited_id = i.id))`,
  'money kept for an order that was cancelled': `
    select p.id from payments p join invoices i on i.id = p.invoice_id join orders o on o.id = i.order_id
      where o.member_id = $1 and o.state = 'cancelled' and p.state = 'succeeded' and p.refund is null`,
  'products given other than once for each confirmed order, or going on for one that was taken back': `
    select l.order_id from order_lines l join orders o on o.id = l.order_id
      where o.member_id = $1 and o.state = 'confirmed' and l.owned_product_id is null
    union all select w.id from owned_products w where w.member_id = $1
      and (select count(*) from order_lines l where l.owned_product_id = w.id) <> 1
    union all select w.id from owned_products w join order_lines l on l.owned_product_id = w.id join orders o on o.id = l.order_id
      where w.member_id = $1 and o.state <> 'confirmed' and w.active_until > $2`,
  'stretches of PREMIUM other than those of the plans a member has had': `
    (select start, "end" from premium_periods where member_id = $1
      except select active_from, active_until from owned_products where member_id = $1 and kind = 'plan')
    union all (select active_from, active_until from owned_products where member_id = $1 and kind = 'plan'
      except select start, "end" from premium_periods where member_id = $1)`,
  'a wallet that goes on without the product it came with': `
    select w.id from wallets w where w.member_id = $1 and w.active_until > $2 and w.active_until - w.active_from > interval '1 millisecond'
      and not exists (select 1 from owned_products o where o.member_id = $1 and o.active_until = w.active_until)`,
  'a plan that runs without its credits': `
    select o.id from owned_products o where o.member_id = $1 and o.kind = 'plan' and o.active_from <= $2 and $2 < o.active_until
      and not exists (select 1 from wallets w where w.member_id = $1 and w.tag = 'ecm' and w.active_from <= $2 and $2 < w.active_until)`,
  'periods of PREMIUM that overlap': `
    select 1 from premium_periods a join premium_periods b on a.member_id = b.member_id and a.start < b.start and b.start < a."end"
      where a.member_id = $1`,
  'a credit note of another amount, or two for one invoice': `
    select c.id from invoices c join invoices i on i.id = c.credited_id
      where c.member_id = $1 and (c.amount_cents <> i.amount_cents or i.state <> 1)
    union all select credited_id from invoices where member_id = $1 and credited_id is not null group by 1 having count(*) > 1`,
  'a letter missing for what was paid': `
    select i.id from invoices i where i.member_id = $1 and i.kind = 'invoice' and i.state = 1
      and not exists (select 1 from outbox o where o.idempotency_key = 'paid:' || i.id)`,
}

const COUNTS = `select (select count(*) from members) as buyers, (select count(*) from orders) as orders,
  (select count(*) from payments) as payments, (select count(*) from payments where state = 'succeeded') as paid,
  (select count(*) from payments where refund is not null) as owed, (select count(*) from invoices where kind = 'credit-note') as credited,
  (select count(*) from orders where state = 'cancelled' and confirmed_at is not null) as taken_back,
  (select count(*) from invoices where number is not null) as numbers`

const DAY = 'FatturaElettronicaBody/DatiGenerali/DatiGeneraliDocumento/Data'
const DUE = 'FatturaElettronicaBody/DatiPagamento/DettaglioPagamento/DataScadenzaPagamento'
const schemaFaults = readSchema('tests/support/fatturapa.xsd', 'FatturaElettronica')

/** Of every document of a member, what the schema or the exchange would reject its file for. */
async function rejections(memberId: string, who: Buyer, now: Date): Promise<unknown[]> {
  const { db } = database
  const all = await listInvoices(db, memberId)
  const issued = all.filter(({ number }) => number !== null)
  const files = await Promise.all(
    issued.map(async (invoice) => {
      const { progressive = '' } = (await findElectronicFile(db, invoice.id)) ?? {}
      const { billing, way } = await getOrder(db, invoice.orderId)
      const credited = all.find(({ id }) => id === invoice.creditedId)
      const club = issuerOf(deskOf(who, now).club, invoice)
      const document = electronicDocument({ invoice, billing, club, credited, way, progressive })
      if (!document) return ['nothing was made']
      const isDueBefore = (textAt(document, DUE) ?? '9999') < (textAt(document, DAY) ?? '')
      return [...sdiFaults(document, romeDayOf(now)), ...schemaFaults(document), ...(isDueBefore ? ['due before'] : [])]
    }),
  )
  return files.flat()
}

async function liveWhole({ who, story }: { who: Buyer; story: readonly Step[] }): Promise<void> {
  const clock = movableClock()
  clock.set(new Date('2026-11-15T12:00:00Z'))
  const memberId = await makeMember(database.db, { now: clock.now() })
  const begun: Step[] = [
    { kind: 'choose', product: 'professione', plan: 'rate-12' },
    { kind: 'order', way: 'online' },
    ...story,
  ]
  for (const told of begun)
    await live(memberId, who, told, clock).catch((error: unknown) => {
      // A refusal in words is an answer; anything else is a fault.
      if (!(error instanceof Conflict)) throw error
    })
  // Suspended, a member has less than was bought: what is given back must be all of it, and nothing twice.
  await liftSuspension(database.db, memberId)
  for (const [sentence, question] of Object.entries(NEVER))
    expect(await rows(question, memberId, ...(question.includes('$2') ? [clock.now()] : [])), sentence).toEqual([])
  expect(await rejections(memberId, who, clock.now()), 'a document that the exchange would reject').toEqual([])
}

test(
  '[ACC-008] whatever is done in whatever order, money, invoices, letters and what was given agree to the cent, and no document would be rejected',
  async () => {
    const story = fc.record({ who: buyer, story: fc.array(step, { minLength: 3, maxLength: 14 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(story, { minLength: TOGETHER, maxLength: TOGETHER }), async (stories) => {
        await Promise.all(stories.map(liveWhole))
      }),
      { numRuns: Math.ceil(STORIES / TOGETHER) },
    )
    const holes = await rows(
      `select year, max(number) as last, count(*) as issued from invoices where number is not null group by year having max(number) <> count(*)`,
    )
    expect(holes, 'numbers without holes').toEqual([])
    const [{ last, issued } = { last: 0, issued: 0 }] = await rows<{ last: number; issued: number }>(
      `select sum(last_number)::int as last, (select count(*)::int from invoices where number is not null) as issued from invoice_numbers`,
    )
    expect(last).toBe(issued)
    if (process.env.STORIES) process.stdout.write(`${JSON.stringify(await rows(COUNTS))}\n`)
  },
  Math.max(TEST_MS, STORIES * 5_000),
)
