import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { memberData } from '#app/member-data.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { aBillingData } from '#areas/billing/fixtures.ts'
import { placeOrder } from '#areas/billing/order-commands.server.ts'
import { confirmTransfer, recordPayment, startPayment } from '#areas/billing/payment-commands.server.ts'
import { findPayment } from '#areas/billing/payment-store.server.ts'
import { creditInvoice, refundPayment } from '#areas/billing/refund-commands.server.ts'
import { liftSuspension, suspendForLateness } from '#areas/billing/suspension-commands.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { correctPoints } from '#areas/loyalty/correction-commands.server.ts'
import { earnPoints, expirePoints, spendPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { deleteAccount } from '#areas/profile/privacy-commands.server.ts'
import { movableClock } from '#platform/clock.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { addRomeDays, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { TEST_MS } from '../../../tests/support/patience.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { setPointValue } from './point-value-commands.server.ts'
import { keepWhetherDemo } from './store.server.ts'

/** So many acts in a run of the whole suite; `FIGURE_ACTS=10000` lives that many, and `FIGURE_SEED` another story. */
const ACTS = Number(process.env.FIGURE_ACTS ?? 240)
const random = seededRandom(Number(process.env.FIGURE_SEED ?? 8))
const database = useTestDatabase({ maxConnections: 6 })
const clock = movableClock()
const now = () => clock.now()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
/** Nobody may be looked at twice as often as there are acts to look at. */
const MOST_PEOPLE = 40

beforeAll(async () => {
  // The clock of the club is not that of the database, and crosses the change of time.
  clock.set(new Date('2026-08-03T07:00:00Z'))
  await keepWhetherDemo(database.db, true)
  await insertProducts(database.db, [
    aProduct(),
    aProduct({ id: 'grande', rank: 30, vat: { rate: 10 } }),
    aProduct({ id: 'aggiunta', kind: 'addon', rank: 40, wallets: [{ tag: 'pubmed' }] }),
  ])
})

const desk = () => aDesk(now(), { LATE_INSTALLMENT_DAYS: '15' })
const port = () => standInPayments(database.db, clock)
const pick = <One>(all: readonly One[]): One | undefined => all[random.below(Math.max(1, all.length))]
const someone = async () =>
  String(pick(await query(`select id from members where email not like 'cancellato-%' order by username`))?.id ?? '')
const someInvoice = async (such: string) =>
  pick(await query(`select id, member_id from invoices i where ${such} order by id`))
/** Of the days before today, more often the near ones. */
const someDayBefore = () => addRomeDays(romeDayOf(now()), -1 - random.below(1 + random.below(30)))

const ACTS_THERE_ARE: Record<string, { weight: number; act: () => Promise<unknown> }> = {
  join: {
    weight: 4,
    act: async () => {
      const [{ count }] = (await query('select count(*)::int as count from members')) as [{ count: number }]
      if (count >= MOST_PEOPLE) return
      const person = { profession: pick(['Medico', 'Infermiere', 'Odontoiatra']) ?? null, registrationDate: now() }
      await makeMember(database.db, { now: now(), type: pick(['REGISTRATO', 'TRIAL'] as const) ?? 'TRIAL', person })
    },
  },
  'come with an import': {
    weight: 1,
    act: async () => {
      const at = new Date(now().getTime() - random.below(20 * 24) * 3_600_000)
      await makeMember(database.db, { now: at, person: { registrationDate: at } })
    },
  },
  order: {
    weight: 6,
    act: async () => {
      const memberId = await someone()
      const productId = pick(['professione', 'professione', 'grande', 'aggiunta']) ?? 'grande'
      const installmentPlanId = pick(['rate-12', 'unica']) ?? 'unica'
      await addToCart(database.db, { memberId }, { productId, installmentPlanId }, now())
      const view = await findViewerByMemberId(database.db, memberId, now())
      const way = pick(['online', 'transfer'] as const) ?? 'online'
      if (view) await placeOrder(database.db, { ...view, billing: aBillingData(), way }, desk())
    },
  },
  pay: {
    weight: 8,
    act: async () => {
      const invoice = await someInvoice(`i.state = 0 and i.kind = 'invoice'`)
      if (!invoice) return
      const starting = { memberId: invoice.member_id, clientCode: invoice.member_id, invoiceId: invoice.id }
      await startPayment(database.db, port(), { ...starting, returnPath: (id) => `/${id}` }, desk())
      const [open] = await query(`select id from payments where invoice_id = $1 and state = 'created'`, [invoice.id])
      const method = pick(['card', 'paypal', 'sepa-debit', 'other', null] as const) ?? null
      if (open) await recordPayment(database.db, open.id, { state: 'succeeded', amountCents: null, method }, desk())
    },
  },
  'confirm a transfer of another day': {
    weight: 4,
    act: async () => {
      const invoice = await someInvoice(`i.state = 0 and i.kind = 'invoice'`)
      if (invoice) await confirmTransfer(database.db, invoice.member_id, invoice.id, desk(), someDayBefore())
    },
  },
  credit: {
    weight: 2,
    act: async () => {
      const invoice = await someInvoice(`i.state = 1 and i.kind = 'invoice'`)
      if (invoice) await creditInvoice(database.db, invoice.member_id, invoice.id, desk())
    },
  },
  'give back': {
    weight: 2,
    act: async () => {
      const owed = pick(
        await query(`select id from payments where refund = 'due' and provider = 'stand-in' order by id`),
      )
      const payment = owed && (await findPayment(database.db, owed.id))
      if (payment) await refundPayment(database.db, port(), payment, now())
    },
  },
  'learn a method late': {
    weight: 1,
    act: async () => {
      const payment = pick(await query('select id from payments where method is null order by id'))
      if (payment) await query(`update payments set method = 'card' where id = $1`, [payment.id])
    },
  },
  suspend: { weight: 3, act: async () => suspendForLateness(database.db, await someone(), desk()) },
  resume: { weight: 1, act: async () => liftSuspension(database.db, await someone()) },
  'correct a period': {
    weight: 2,
    act: async () => {
      const period = pick(await query('select member_id, start from premium_periods order by start, member_id'))
      if (!period) return
      await query(
        `update premium_periods set "end" = least("end", greatest(start + interval '1 day', $3::timestamptz)) where member_id = $1 and start = $2`,
        [period.member_id, period.start, now()],
      )
    },
  },
  'change what somebody is': {
    weight: 2,
    act: async () =>
      query('update members set profession = $2, province = $3 where id = $1', [
        await someone(),
        pick(['Medico', 'Infermiere', null]),
        pick(['MI', 'TO', 'NA', null]),
      ]),
  },
  earn: {
    weight: 3,
    act: async () =>
      earnPoints(database.db, {
        memberId: await someone(),
        points: 1 + random.below(300),
        description: 'Dono',
        key: randomUUID(),
        at: now(),
        mission: 'read',
        expiresAt: new Date(now().getTime() + (1 + random.below(60)) * 86_400_000),
      }),
  },
  spend: {
    weight: 2,
    act: async () => {
      const spending = { memberId: await someone(), points: 1 + random.below(100), description: 'Tazza' }
      await spendPoints(database.db, { ...spending, key: randomUUID(), now: now() })
    },
  },
  'points end': { weight: 1, act: async () => expirePoints(database.db, await someone(), now()) },
  'points are corrected': {
    weight: 1,
    act: async () =>
      correctPoints(database.db, {
        memberId: await someone(),
        points: random.below(50),
        key: randomUUID(),
        now: now(),
      }),
  },
  'a point has another value': {
    weight: 1,
    act: async () => {
      const typed = { da: addRomeDays(romeDayOf(now()), random.below(9)), millesimi: String(1 + random.below(40)) }
      const value = { ...typed, quota: String(random.below(101)), motivo: 'Un altro conto' }
      await setPointValue(database.db, value, { staffId: await someone(), now: now() })
    },
  },
  close: {
    weight: 1,
    act: async () =>
      query(
        `insert into member_details (member_id, closed_at) values ($1, $2) on conflict (member_id) do update set closed_at = excluded.closed_at`,
        [await someone(), now()],
      ),
  },
  open: {
    weight: 1,
    act: async () => query('update member_details set closed_at = null where member_id = $1', [await someone()]),
  },
  'become staff': {
    weight: 1,
    act: async () =>
      query(`insert into member_roles (member_id, role, since) values ($1, 'editor', $2) on conflict do nothing`, [
        await someone(),
        now(),
      ]),
  },
  erase: {
    weight: 1,
    act: async () => {
      const member = (await findViewerByMemberId(database.db, await someone(), now()))?.member
      const { club, origin } = desk()
      if (member) await deleteAccount(database.db, member, { now: now(), data: memberData, settings: { club, origin } })
    },
  },
  wait: { weight: 10, act: async () => clock.advance((1 + random.below(60 * 30)) * 60_000) },
  count: { weight: 2, act: () => countDueDays(database.db, { now }) },
}

const DRAWN = Object.entries(ACTS_THERE_ARE).flatMap(([name, { weight }]) => Array<string>(weight).fill(name))

test(
  '[FIG-008] whatever is done in whatever order, with the clock moved, what is kept is what the first tables say',
  async () => {
    await makeMember(database.db, { now: now(), person: { registrationDate: now() } })
    const done = new Map<string, number>()
    const began = romeDayOf(now())
    const told: string[] = []
    for (let at = 1; at <= ACTS; at++) {
      const name = pick(DRAWN) ?? 'wait'
      try {
        await ACTS_THERE_ARE[name]?.act()
        done.set(name, (done.get(name) ?? 0) + 1)
        told.push(`${now().toISOString()} ${name}`)
      } catch (error) {
        // A refusal in words is an answer; anything else is a fault.
        if (!(error instanceof Conflict || error instanceof InvalidInput)) throw error
      }
      if (at % 120 === 0 || at === ACTS)
        expect(await compareFigures(database.db, { now, random: random.next }), told.slice(-120).join('\n')).toEqual([])
    }
    expect(done.size).toBeGreaterThan(Object.keys(ACTS_THERE_ARE).length / 2)
    expect(romeDaysBetween(began, romeDayOf(now()))).toBeGreaterThan(5)
    if (process.env.FIGURE_ACTS)
      process.stdout.write(`${JSON.stringify(Object.fromEntries(done))} ${romeDayOf(now())}\n`)
  },
  Math.max(TEST_MS, ACTS * 2_000),
)
