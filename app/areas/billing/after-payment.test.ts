import { beforeEach, describe, expect, test } from 'vitest'
import type { Period } from '#areas/audience/model.ts'
import { findViewerByMemberId, listWallets } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { addToCart } from '#areas/cart/commands.server.ts'
import { findCart } from '#areas/cart/store.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import type { Job } from '#platform/jobs/define-job.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { standInOutside } from '#platform/outside/outside.server.ts'
import { standInPayments } from '#platform/outside/payments/stand-in.server.ts'
import { findStandInPayment, updateStandInPayment } from '#platform/outside/payments/store.server.ts'
import { factsInWords } from '#platform/trail/in-words.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { aDesk } from '../../../tests/support/desk.ts'
import { aBillingData } from './fixtures.ts'
import { listInvoices } from './invoice-store.server.ts'
import { reconcilePaymentsJob, refundPaymentsJob, remindInstallmentsJob, suspendLateMembersJob } from './jobs.server.ts'
import type { PaymentWay } from './model.ts'
import { placeOrder } from './order-commands.server.ts'
import { confirmTransfer, recordPayment, startPayment } from './payment-commands.server.ts'
import { findPayment } from './payment-store.server.ts'
import { confirmRefund, creditInvoice } from './refund-commands.server.ts'

/** What follows a payment, or its absence: letters, reminders, refunds, suspension. */
const database = useTestDatabase()
const clock = movableClock()
const start = new Date('2026-11-15T12:00:00Z')
const DAY_MS = 86_400_000
let settings: Record<string, string> = {}
const desk = () => aDesk(clock.now(), settings)
const port = () => standInPayments(database.db, clock)

beforeEach(async () => {
  clock.set(start)
  settings = {}
  await database.clear()
  await insertProducts(database.db, [aProduct(), aProduct({ id: 'grande', rank: 30 })])
})

async function viewOf(memberId: string) {
  const view = await findViewerByMemberId(database.db, memberId, clock.now())
  if (!view) throw new Error('There is no such member.')
  return view
}
async function order(memberId: string, way: PaymentWay = 'online', installmentPlanId = 'rate-12') {
  await addToCart(database.db, { memberId }, { productId: 'professione', installmentPlanId }, clock.now())
  return placeOrder(database.db, { ...(await viewOf(memberId)), billing: aBillingData(), way }, desk())
}
async function open(memberId: string, invoiceId: string): Promise<string> {
  const starting = { memberId, clientCode: 'C1', invoiceId, returnPath: (id: string) => `/${id}` }
  return (await startPayment(database.db, port(), starting, desk())).url.split('/').at(-1) ?? ''
}
async function pay(memberId: string, invoiceId: string): Promise<string> {
  const paymentId = await open(memberId, invoiceId)
  await updateStandInPayment(database.db, paymentId, 'succeeded')
  await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
  return paymentId
}
async function buyer(): Promise<{ memberId: string; paymentId: string }> {
  const memberId = await makeMember(database.db, { now: clock.now() })
  return { memberId, paymentId: await pay(memberId, (await order(memberId)).id) }
}
async function run(job: Job): Promise<void> {
  const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
  const { club, origin } = desk()
  const outside = standInOutside({ db: database.db, clock })
  const context = { db: database.db, clock, log: silent, club, origin, outside }
  await job.handle(context, {}, { retryCount: 0, signal: new AbortController().signal })
}
const subjects = async () => (await listOutbox(database.db)).map(({ subject }) => subject).toSorted()
async function letter(subject: string): Promise<string> {
  const found = (await listOutbox(database.db)).find((each) => each.subject === subject)
  return (found && (await getLetter(database.db, found.id))?.text.replace(/\u00a0/g, ' ')) ?? ''
}

describe('letters', () => {
  test('who buys is told what, until when, and what comes next; who pays an instalment is thanked; each once', async () => {
    const { memberId, paymentId } = await buyer()
    await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
    expect(await subjects()).toEqual(['Il tuo acquisto è confermato'])
    const words = await letter('Il tuo acquisto è confermato')
    expect(words).toContain('abbiamo ricevuto 29,90 € per Camice Professione')
    expect(words).toContain('fino al 15/11/2027')
    expect(words).toContain('La prossima scade il 15/12/2026')
    const [, second] = await listInvoices(database.db, memberId)
    await pay(memberId, second?.id ?? '')
    expect(await subjects()).toEqual(['Abbiamo ricevuto il tuo pagamento', 'Il tuo acquisto è confermato'])
  })

  test('who pays by transfer gets account, amount and reason, and nothing more until an operator sees the money', async () => {
    const memberId = await makeMember(database.db, { now: start })
    const first = await order(memberId, 'transfer', 'unica')
    await order(memberId, 'transfer', 'unica')
    expect(await subjects()).toEqual(['Completa il tuo acquisto con un bonifico'])
    const words = await letter('Completa il tuo acquisto con un bonifico')
    expect(words).toContain('IBAN: IT60 X054 2811 1010 0000 0123 456')
    expect(words).toContain('319,00 €')
    expect(words).toContain(first.id.slice(0, 8).toUpperCase())
    expect((await viewOf(memberId)).audience.type).toBe('REGISTRATO')
    await confirmTransfer(database.db, memberId, first.id, desk())
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('who pays the first instalment late is not late with the second: each falls a month after the one before', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const memberId = await makeMember(database.db, { now: start })
    const first = await order(memberId, 'transfer')
    clock.set(new Date('2026-12-31T12:00:00Z'))
    await confirmTransfer(database.db, memberId, first.id, desk())
    const due = (await listInvoices(database.db, memberId)).map(({ dueOn }) => dueOn)
    expect([due[0], ...due.slice(1, 4), due.at(-1)]).toEqual([
      '2026-11-15',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-11-30',
    ])
    expect(await letter('Il tuo acquisto è confermato')).toContain('La prossima scade il 31/01/2027')
    await run(suspendLateMembersJob)
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('a purchase that is undone writes to nobody', async () => {
    const memberId = await makeMember(database.db, { now: start })
    const paymentId = await open(memberId, (await order(memberId)).id)
    const undone = database.db.transaction(async (tx) => {
      await recordPayment(tx, paymentId, { state: 'succeeded', amountCents: null }, desk())
      throw new Error('the process died here')
    })
    await expect(undone).rejects.toThrow('the process died here')
    expect(await subjects()).toEqual([])
  })

  test('an instalment is recalled five days before, a day after and a week after, once each, and never when paid', async () => {
    const { memberId } = await buyer()
    const reminders = async (day: string) => {
      clock.set(new Date(`2026-12-${day}T09:00:00Z`))
      await run(remindInstallmentsJob)
      await run(remindInstallmentsJob)
      return (await subjects()).filter((subject) => subject.startsWith('Una rata')).length
    }
    expect(await reminders('09')).toBe(0)
    expect(await reminders('10')).toBe(1)
    expect(await letter('Una rata sta per scadere')).toContain(
      'la rata di 29,90 € per Camice Professione scade il 15/12/2026',
    )
    expect(await reminders('16')).toBe(2)
    const [, second] = await listInvoices(database.db, memberId)
    await pay(memberId, second?.id ?? '')
    expect(await reminders('22')).toBe(2)
  })
})

describe('a late instalment', () => {
  const late = async (days: number) => {
    clock.set(new Date(start.getTime() + (30 + days) * DAY_MS))
    await run(suspendLateMembersJob)
  }

  test('suspends nothing where the club has not asked for it', async () => {
    const { memberId } = await buyer()
    await late(90)
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('suspends what was bought after the days the club has set, and paying gives it all back at once', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const { memberId } = await buyer()
    const before = await viewOf(memberId)
    await late(15)
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
    await late(16)
    const suspended = await viewOf(memberId)
    expect(suspended.audience.type).toBe('EX_PREMIUM')
    expect(Object.keys(suspended.audience.wallets), 'what was given for ever stays').toEqual(['news', 'winLoy'])
    await late(17)
    expect((await subjects()).filter((subject) => subject === 'I tuoi servizi sono sospesi')).toHaveLength(1)
    const [, second] = await listInvoices(database.db, memberId)
    await pay(memberId, second?.id ?? '')
    const after = await viewOf(memberId)
    expect(after.audience).toEqual(before.audience)
    expect(after.member.expiration.expDate).toEqual(before.member.expiration.expDate)
    expect((await listWallets(database.db, memberId, clock.now())).find(({ tag }) => tag === 'ecm')?.balance).toBe(100)
  })

  test('of one who cannot be suspended does not spare the others', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const [stuck, other] = [await buyer(), await buyer()].map(({ memberId }) => memberId)
    await database.pool.query(`alter table suspensions add constraint stuck check (member_id <> '${stuck}')`)
    await late(16)
    await database.pool.query('alter table suspensions drop constraint stuck')
    expect((await viewOf(String(stuck))).audience.type).toBe('PREMIUM')
    expect((await viewOf(String(other))).audience.type).toBe('EX_PREMIUM')
  })
})

describe('a purchase of who is suspended', () => {
  const larger = async (memberId: string) => {
    await addToCart(database.db, { memberId }, { productId: 'grande', installmentPlanId: 'unica' }, clock.now())
    return placeOrder(database.db, { ...(await viewOf(memberId)), billing: aBillingData(), way: 'online' }, desk())
  }
  const periods = async () =>
    (await database.pool.query('select start, "end" from premium_periods order by start')).rows as Period[]
  const suspend = async () => {
    clock.set(new Date(start.getTime() + 50 * DAY_MS))
    await run(suspendLateMembersJob)
  }

  test('is refused until what is late is paid, and then follows what was given back', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const { memberId } = await buyer()
    await suspend()
    await expect(larger(memberId)).rejects.toThrow('Hai una rata in ritardo')
    const [, second] = await listInvoices(database.db, memberId)
    await pay(memberId, second?.id ?? '')
    await pay(memberId, (await larger(memberId)).id)
    const [first, next, ...others] = await periods()
    expect(next?.start).toEqual(first?.end)
    expect(others).toEqual([])
  })

  test('ordered before and paid meanwhile follows it too: two plans never run together', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const { memberId } = await buyer()
    const { id } = await larger(memberId)
    await suspend()
    expect((await viewOf(memberId)).audience.type).toBe('EX_PREMIUM')
    const since = (await periods()).at(-1)?.end
    clock.set(new Date(clock.now().getTime() + DAY_MS))
    await pay(memberId, id)
    expect((await viewOf(memberId)).audience.type, 'paying for more does not pay what is late').toBe('EX_PREMIUM')
    expect((await periods()).map(({ end }) => end)).toEqual([since])
    await run(suspendLateMembersJob)
    expect((await subjects()).filter((subject) => subject === 'I tuoi servizi sono sospesi')).toHaveLength(1)
    expect(await letter('Il tuo acquisto è confermato')).toContain('Una rata precedente è ancora in ritardo')
    const second = (await listInvoices(database.db, memberId)).find(({ installment }) => installment === 2)
    await pay(memberId, second?.id ?? '')
    const [first, next, ...others] = await periods()
    expect(next?.start).toEqual(first?.end)
    expect(others).toEqual([])
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  })

  test('taken back meanwhile leaves them suspended for the rest', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const { memberId } = await buyer()
    const { id } = await larger(memberId)
    await pay(memberId, id)
    await suspend()
    await creditInvoice(database.db, memberId, id, desk())
    expect((await viewOf(memberId)).audience.type).toBe('EX_PREMIUM')
    const second = (await listInvoices(database.db, memberId)).find(({ installment }) => installment === 2)
    await pay(memberId, second?.id ?? '')
    expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
    expect(await periods(), 'the plan taken back does not return').toHaveLength(1)
  })

  test('of an addon without a plan: what is taken for lateness is given back too', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    await insertProducts(database.db, [aProduct({ id: 'aggiunta', kind: 'addon', wallets: [{ tag: 'pubmed' }] })])
    const memberId = await makeMember(database.db, { now: clock.now() })
    await addToCart(database.db, { memberId }, { productId: 'aggiunta', installmentPlanId: 'rate-12' }, clock.now())
    const placing = { ...(await viewOf(memberId)), billing: aBillingData(), way: 'transfer' as const }
    await confirmTransfer(database.db, memberId, (await placeOrder(database.db, placing, desk())).id, desk())
    const tags = async () => Object.keys((await viewOf(memberId)).audience.wallets)
    expect(await tags()).toContain('pubmed')
    await suspend()
    expect(await tags()).not.toContain('pubmed')
    const second = (await listInvoices(database.db, memberId)).find(({ installment }) => installment === 2)
    await confirmTransfer(database.db, memberId, second?.id ?? '', desk())
    expect(await tags()).toContain('pubmed')
  })
})

test('what the staff does to money and the line that tells it exist together or not at all', async () => {
  const memberId = await makeMember(database.db, { now: start })
  const first = await order(memberId, 'transfer', 'unica')
  const nobody = { ...desk(), actorId: 'nobody' }
  await expect(confirmTransfer(database.db, memberId, first.id, nobody)).rejects.toThrow()
  expect((await viewOf(memberId)).audience.type).toBe('REGISTRATO')
  await confirmTransfer(database.db, memberId, first.id, desk())
  await expect(creditInvoice(database.db, memberId, first.id, nobody)).rejects.toThrow()
  expect((await listInvoices(database.db, memberId)).map(({ kind }) => kind)).toEqual(['invoice'])
  await creditInvoice(database.db, memberId, first.id, desk())
  const { rows } = await database.pool.query('select id from payments')
  await expect(confirmRefund(database.db, memberId, rows[0].id, nobody)).rejects.toThrow()
  expect((await findPayment(database.db, rows[0].id))?.refund).toBe('due')
  await confirmRefund(database.db, memberId, rows[0].id, desk())
  const acts = (await listMemberTrail(database.db, memberId)).map(({ facts }) => facts)
  expect(acts.map(({ what }) => what).toSorted()).toEqual([
    'invoice-credited',
    'refund-confirmed',
    'transfer-confirmed',
  ])
  // Each says which invoice, by its number, and how much.
  for (const { name, cents, about } of acts)
    expect([name, cents, about]).toEqual([acts[0]?.name, acts[0]?.cents, acts[0]?.about])
  expect(factsInWords(acts.find(({ what }) => what === 'transfer-confirmed') ?? {})).toMatch(
    /^Bonifico confermato, € [\d.]+,\d\d, fattura \d+\/\d{4}, ordine \d{4}\/\d{6}$/,
  )
})

describe('money that is owed back', () => {
  test('paid twice, by card and by transfer, is invoiced once; the second is given back', async () => {
    const memberId = await makeMember(database.db, { now: start })
    const first = await order(memberId)
    const paymentId = await open(memberId, first.id)
    await recordPayment(database.db, paymentId, { state: 'refused', amountCents: null }, desk())
    await confirmTransfer(database.db, memberId, first.id, desk())
    await updateStandInPayment(database.db, paymentId, 'succeeded')
    await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
    expect((await findPayment(database.db, paymentId))?.refund).toBe('due')
    expect((await listInvoices(database.db, memberId)).filter(({ number }) => number !== null)).toHaveLength(1)
    await run(refundPaymentsJob)
    expect((await findPayment(database.db, paymentId))?.refund).toBe('done')
    expect((await findStandInPayment(database.db, paymentId))?.isRefunded).toBe(true)
  })

  test('for an order that was changed meanwhile buys nothing and is given back', async () => {
    const memberId = await makeMember(database.db, { now: start })
    const paymentId = await open(memberId, (await order(memberId)).id)
    await recordPayment(database.db, paymentId, { state: 'refused', amountCents: null }, desk())
    await order(memberId, 'online', 'unica')
    await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
    expect((await findPayment(database.db, paymentId))?.refund).toBe('due')
    expect((await viewOf(memberId)).audience.type).toBe('REGISTRATO')
  })

  test('a credited transfer is given back by a person, who says so; a card is not theirs to give', async () => {
    const memberId = await makeMember(database.db, { now: start })
    const first = await order(memberId, 'transfer')
    await confirmTransfer(database.db, memberId, first.id, desk())
    await creditInvoice(database.db, memberId, first.id, desk())
    await run(refundPaymentsJob)
    const { rows } = await database.pool.query('select id, refund from payments')
    expect(rows[0].refund).toBe('due')
    await confirmRefund(database.db, memberId, rows[0].id, desk())
    expect((await findPayment(database.db, rows[0].id))?.refund).toBe('done')
    expect(await subjects()).toContain('Ti restituiamo un pagamento')
    const other = await buyer()
    await expect(confirmRefund(database.db, other.memberId, other.paymentId, desk())).rejects.toThrow(
      'sistema di pagamento',
    )
  })
})

describe('an order whose money is given back', () => {
  const credit = async (memberId: string, installment: number) => {
    const found = (await listInvoices(database.db, memberId)).find((each) => each.installment === installment)
    await creditInvoice(database.db, memberId, found?.id ?? '', desk())
  }
  const nextDay = () => clock.advance(DAY_MS)

  test('whole ends today: what it gave is over, what was unpaid is no longer due, and the member is told', async () => {
    const { memberId } = await buyer()
    const [, second] = await listInvoices(database.db, memberId)
    nextDay()
    await credit(memberId, 1)
    const { audience, member } = await viewOf(memberId)
    expect(audience.type).toBe('EX_PREMIUM')
    expect(member.expiration.expDate?.toISOString()).toMatch(/^2026-11-16T12:00/)
    expect(Object.keys(audience.wallets), 'what was given for ever stays, as for who expires').toEqual([
      'news',
      'winLoy',
    ])
    const left = await listInvoices(database.db, memberId)
    expect(left.map(({ kind, number }) => [kind, number])).toEqual([
      ['invoice', 1],
      ['credit-note', 2],
    ])
    await expect(open(memberId, second?.id ?? '')).rejects.toThrow('Questo ordine è annullato.')
    await expect(confirmTransfer(database.db, memberId, second?.id ?? '', desk())).rejects.toThrow('annullato')
    expect(await letter('Ti restituiamo un pagamento')).toContain(
      'l’ordine è annullato: i servizi che ti dava sono terminati e le rate non ancora pagate non sono più dovute.',
    )
    clock.set(new Date('2026-12-16T09:00:00Z'))
    await run(remindInstallmentsJob)
    expect((await subjects()).filter((subject) => subject.startsWith('Una rata'))).toEqual([])
    expect((await order(memberId)).installment, 'and it can be bought again').toBe(1)
  })

  test('in part changes nothing, until nothing stays paid', async () => {
    const { memberId } = await buyer()
    const [, second] = await listInvoices(database.db, memberId)
    await pay(memberId, second?.id ?? '')
    nextDay()
    const before = await viewOf(memberId)
    await credit(memberId, 1)
    expect(await viewOf(memberId)).toEqual(before)
    expect((await listInvoices(database.db, memberId)).filter(({ state }) => state === 0)).toHaveLength(10)
    await credit(memberId, 2)
    expect((await viewOf(memberId)).audience.type).toBe('EX_PREMIUM')
  })

  test('lets the plan bought to follow it begin at once, for its twelve months', async () => {
    const { memberId } = await buyer()
    nextDay()
    await addToCart(database.db, { memberId }, { productId: 'grande', installmentPlanId: 'unica' }, clock.now())
    const larger = await placeOrder(
      database.db,
      { ...(await viewOf(memberId)), billing: aBillingData(), way: 'online' },
      desk(),
    )
    await pay(memberId, larger.id)
    nextDay()
    await credit(memberId, 1)
    const { audience, member } = await viewOf(memberId)
    expect(audience.type).toBe('PREMIUM')
    expect(member.expiration.expDate?.toISOString()).toBe('2027-11-17T22:59:59.999Z')
    expect(Object.keys(audience.wallets)).toContain('ecm')
    expect((await listWallets(database.db, memberId, clock.now())).find(({ tag }) => tag === 'ecm')?.balance).toBe(100)
  })

  test('stays ended for who was suspended, whatever is paid later', async () => {
    settings = { LATE_INSTALLMENT_DAYS: '15' }
    const { memberId } = await buyer()
    clock.set(new Date(start.getTime() + 50 * DAY_MS))
    await run(suspendLateMembersJob)
    await credit(memberId, 1)
    nextDay()
    expect((await viewOf(memberId)).audience.type).toBe('EX_PREMIUM')
    await pay(memberId, (await order(memberId)).id)
    expect((await viewOf(memberId)).member.expiration.expDate?.toISOString()).toBe('2028-01-05T22:59:59.999Z')
  })
})

test('a notice that was lost is found out by the job, and a page nobody came back from is closed', async () => {
  const memberId = await makeMember(database.db, { now: start })
  const lost = await open(memberId, (await order(memberId)).id)
  await updateStandInPayment(database.db, lost, 'succeeded')
  clock.advance(4 * 60_000)
  await run(reconcilePaymentsJob)
  expect((await viewOf(memberId)).audience.type).toBe('PREMIUM')
  const [, second] = await listInvoices(database.db, memberId)
  const forgotten = await open(memberId, second?.id ?? '')
  clock.advance(31 * 60_000)
  await run(reconcilePaymentsJob)
  expect((await findPayment(database.db, forgotten))?.state).toBe('abandoned')
  expect((await findStandInPayment(database.db, forgotten))?.state).toBe('abandoned')
})

test('[ACC-045] a message does not say with what somebody paid: the job asks', async () => {
  const memberId = await makeMember(database.db, { now: start })
  const paymentId = await open(memberId, (await order(memberId)).id)
  await updateStandInPayment(database.db, paymentId, 'succeeded')
  await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
  const methods = async () =>
    (await database.pool.query('select method from payments where id = $1', [paymentId])).rows[0].method
  expect(await methods()).toBeNull()
  await run(reconcilePaymentsJob)
  expect(await methods()).toBe('card')
})

test('what was put in the cart after the order was placed is not bought, and stays', async () => {
  const memberId = await makeMember(database.db, { now: start })
  const paymentId = await open(memberId, (await order(memberId)).id)
  await addToCart(database.db, { memberId }, { productId: 'grande', installmentPlanId: 'unica' }, clock.now())
  await recordPayment(database.db, paymentId, { state: 'succeeded', amountCents: null }, desk())
  expect((await findCart(database.db, { memberId }, clock.now())).lines.map(({ product }) => product.id)).toEqual([
    'grande',
  ])
})
