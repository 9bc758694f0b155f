import Stripe from 'stripe'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { NOTICES_PATH } from '#areas/billing/paths-model.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useClub } from './support/club.ts'
import { ORIGIN } from './support/open-club.ts'
import { startStripeServer } from './support/stripe-server.ts'

/** The built club with an account of Stripe, which here is a server of the loopback that answers in Stripe's forms. */
const WEBHOOK_SECRET = 'whsec_di_prova'
const provider = await startStripeServer()
const club = useClub({
  STRIPE_SECRET_KEY: 'sk_test_di_prova',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_ORIGIN: provider.origin,
})
const stripe = new Stripe('sk_test_di_prova')
afterAll(() => provider.close())
afterEach(() => provider.become('well'))

/** A member who has bought nothing yet, another for each test. */
let buyer = 2000
beforeEach(async () => {
  buyer += 1
  await makeMember(club.database.db, { now: club.clock.now(), person: { username: buyer } })
})

const BILLING = {
  kind: 'private',
  name: 'Sara',
  surname: 'Gallo',
  fiscalCode: 'RSSDAA80A41F205L',
  address: 'Via Po 1',
  postcode: '10121',
  city: 'Torino',
  province: 'TO',
  way: 'online',
  conditions: 'on',
}

async function ask(method: 'GET' | 'POST', url: string, body?: object | URLSearchParams) {
  const isForm = body instanceof URLSearchParams
  return club.app.inject({
    method,
    url,
    headers: {
      ...(await club.cookieOf(buyer)),
      origin: ORIGIN,
      ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
    },
    ...(body && { payload: isForm ? body.toString() : body }),
  })
}

async function checkout() {
  await ask('POST', '/api/CPQ/Carrello', { productId: 'professione', installmentPlanId: 'rate-12' })
  return ask('POST', '/checkout', new URLSearchParams(BILLING))
}
async function openSession() {
  const { headers } = await checkout()
  const id = String(headers.location).split('/').at(-1) ?? ''
  const session = provider.sessions.get(id)
  if (!session) throw new Error(`There is no session ${id}.`)
  return session
}
const invoicesOf = async () => (await ask('GET', '/api/invoice')).json() as { stato: number; fatturaEmessa: boolean }[]

type Session = Awaited<ReturnType<typeof openSession>>

/** A recorded event in the documented form, about a session as it is now. */
function event(type: string, session: Session, more: Partial<Session> = {}): string {
  return JSON.stringify({
    id: `evt_${session.id}_${type}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: 1_794_700_000,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: { object: { ...session, ...more } },
  })
}
const PAID = { status: 'complete', payment_status: 'paid', url: null } as const
const THINKING = { status: 'complete', payment_status: 'unpaid', url: null } as const

/** Sends a notice as Stripe does: signed, without cookies, from nowhere a browser would name. */
function tell(payload: string, signature?: string) {
  return club.app.inject({
    method: 'POST',
    url: NOTICES_PATH,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET }),
    },
    payload,
  })
}

describe('buying with Stripe', () => {
  test('the browser is led to their page, for the right amount, under a reference of ours', async () => {
    const { statusCode, headers } = await checkout()
    expect(statusCode).toBe(302)
    expect(headers.location).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/)
    const { form, key } = provider.asked.findLast(({ path }) => path === '/v1/checkout/sessions') ?? {}
    expect(form?.get('line_items[0][price_data][unit_amount]')).toBe('2990')
    expect(form?.get('line_items[0][price_data][currency]')).toBe('eur')
    const reference = form?.get('client_reference_id')
    expect(key).toBe(`payment:${reference}`)
    expect(form?.get('success_url')).toBe(`${ORIGIN}/checkout/esito/${reference}`)
    expect(form?.get('customer')).toMatch(/^cus_/)
  })

  test('the same press again leads to the same page: one session, whichever door it is pressed at', async () => {
    const [first, second] = [await checkout(), await ask('POST', '/checkout', new URLSearchParams(BILLING))]
    expect(second.headers.location).toBe(first.headers.location)
  })

  test('a page without JavaScript may end there', async () => {
    await ask('POST', '/api/CPQ/Carrello', { productId: 'professione', installmentPlanId: 'rate-12' })
    const { headers } = await ask('GET', '/checkout')
    expect(headers['content-security-policy']).toContain("form-action 'self' https://checkout.stripe.com")
  })

  test.each(['broken', 'silent'] as const)(
    'when Stripe is %s the form says so in Italian, keeps what was typed, and nothing stands in the way after',
    async (mood) => {
      provider.become(mood)
      const refused = await checkout()
      expect(refused.statusCode).toBe(503)
      expect(refused.body).toContain('non ti è stato addebitato nulla')
      expect(refused.body).toContain('value="Torino"')
      provider.become('well')
      expect((await ask('POST', '/checkout', new URLSearchParams(BILLING))).statusCode).toBe(302)
    },
    90_000,
  )

  test('[PAY-001, PAY-002, PAY-004] saved cards are shown by four digits, and changed on their page', async () => {
    await checkout()
    expect((await ask('GET', '/api/contact/paymentmethods')).json()).toEqual({
      paymentMethods: [
        { cardType: 'MASTERCARD', cardNumber: '4444', cardOwner: 'Ada Rossi', expireOn: '01/30', favorite: false },
        { cardType: 'VISA', cardNumber: '4242', cardOwner: 'Ada Rossi', expireOn: '12/29', favorite: true },
        { cardType: 'PAYPAL', cardNumber: '', cardOwner: 'PayPal', expireOn: '', favorite: false },
      ],
    })
    expect((await ask('POST', '/api/contact/paymentmethods')).json()).toEqual({
      changePaymentMethodsUrl: 'https://billing.stripe.com/p/session/x',
    })
    expect((await ask('GET', '/metodi-di-prova')).statusCode, 'there is no imitation beside the real one').toBe(404)
  })
})

describe('a signed notice', () => {
  test.each([0, 1, 3])('told %i times, before the browser is back, is one purchase', async (times) => {
    const session = await openSession()
    Object.assign(session, PAID)
    for (let time = 0; time < times; time += 1)
      expect((await tell(event('checkout.session.completed', session))).statusCode).toBe(200)
    const outcome = `/checkout/esito/${session.client_reference_id}`
    const page = await ask('GET', outcome)
    const shown = page.statusCode === 302 ? await ask('GET', String(page.headers.location)) : page
    expect(shown.body).toContain('Ti diamo il benvenuto in Premium')
    const invoices = await invoicesOf()
    expect(invoices).toHaveLength(12)
    expect(invoices.filter(({ fatturaEmessa }) => fatturaEmessa)).toHaveLength(1)
  })

  test('thrice at the same time and out of order, the end is the same', async () => {
    const session = await openSession()
    const notices = [
      event('checkout.session.async_payment_succeeded', session, PAID),
      event('checkout.session.completed', session, THINKING),
      event('checkout.session.expired', session, { status: 'expired', url: null }),
      event('checkout.session.completed', session, THINKING),
    ]
    const answers = await Promise.all([...notices, ...notices].map((payload) => tell(payload)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect((await invoicesOf()).map(({ stato }) => stato)).toEqual([1, ...Array(11).fill(0)])
  })

  test('of a bank that thinks, then refuses, gives nothing; the next try is a new page', async () => {
    const session = await openSession()
    await tell(event('checkout.session.completed', session, THINKING))
    // Nobody pays twice meanwhile: the checkout leads to the page that says what becomes of the payment.
    for (const method of ['GET', 'POST'] as const) {
      const { statusCode, headers } = await ask(
        method,
        '/checkout',
        method === 'POST' ? new URLSearchParams(BILLING) : undefined,
      )
      expect([statusCode, headers.location]).toEqual([302, expect.stringMatching(/^\/checkout\/esito\//)])
    }
    await tell(event('checkout.session.async_payment_failed', session, THINKING))
    expect(await invoicesOf()).toEqual([])
    expect((await openSession()).id).not.toBe(session.id)
  })

  test('makes the member PREMIUM for the very next request', async () => {
    const session = await openSession()
    await ask('GET', '/api/me')
    await tell(event('checkout.session.completed', session, PAID))
    expect(JSON.stringify((await ask('GET', '/api/me')).json())).toContain('PREMIUM')
    const member = await findMemberByUsername(club.database.db, buyer)
    const { rows } = await club.database.pool.query('select subject from outbox where recipient = $1', [member?.email])
    expect(rows.map(({ subject }) => subject)).toContain('Il tuo acquisto è confermato')
  })

  test('forged, altered, stale or unsigned is refused, and writes nothing', async () => {
    const session = await openSession()
    const payload = event('checkout.session.completed', session, PAID)
    const old = Math.floor(club.clock.now().getTime() / 1000) - 3600
    const signatures = [
      '',
      't=1,v1=00',
      stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_altrui' }),
      stripe.webhooks.generateTestHeaderString({ payload: `${payload} `, secret: WEBHOOK_SECRET }),
      stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: old }),
    ]
    for (const signature of signatures) expect((await tell(payload, signature)).statusCode).toBe(403)
    expect(await invoicesOf()).toEqual([])
  })

  test('of another amount is refused with 409, and nothing is given', async () => {
    const session = await openSession()
    const notice = event('checkout.session.completed', session, { ...PAID, amount_total: 1 })
    expect((await tell(notice)).statusCode).toBe(409)
    expect(await invoicesOf()).toEqual([])
  })

  test('about something that is not ours is thanked and ignored', async () => {
    const session = await openSession()
    const foreign = { client_reference_id: '00000000-0000-4000-8000-000000000000' }
    expect((await tell(event('checkout.session.completed', session, { ...PAID, ...foreign }))).statusCode).toBe(200)
    expect((await tell(event('customer.created', session))).statusCode).toBe(200)
    expect(
      (await tell(event('checkout.session.completed', session, { client_reference_id: 'altro' }))).statusCode,
    ).toBe(200)
    expect(await invoicesOf()).toEqual([])
  })
})

test.each([
  ['card', 'card'],
  ['paypal', 'paypal'],
  ['sepa_debit', 'sepa-debit'],
  ['klarna', 'other'],
])('[ACC-045] what was paid with %s is told as %s once it is asked', async (paidWith, method) => {
  const session = await openSession()
  Object.assign(session, PAID, { paidWith })
  await ask('GET', `/checkout/esito/${session.client_reference_id}`)
  const { rows } = await club.database.pool.query('select state, method from payments where id = $1', [
    session.client_reference_id,
  ])
  expect(rows).toEqual([{ state: 'succeeded', method }])
})

test('a page forgotten is closed at Stripe before another is opened, so that it cannot be paid twice', async () => {
  const session = await openSession()
  club.clock.advance(31 * 60_000)
  const next = await openSession()
  expect(next.id).not.toBe(session.id)
  expect(session.status).toBe('expired')
  club.clock.reset()
})

test('what an operator credits is given back through Stripe, once', async () => {
  const session = await openSession()
  await tell(event('checkout.session.completed', session, PAID))
  const member = await findMemberByUsername(club.database.db, buyer)
  const { rows } = await club.database.pool.query(
    `select i.id, i.order_id from invoices i join orders o on o.id = i.order_id where i.member_id = $1 and i.state = 1`,
    [member?.id],
  )
  const operator = {
    ...(await club.cookieOf(9002)),
    origin: ORIGIN,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const credit = () =>
    club.app.inject({
      method: 'POST',
      url: `/redazione/ordini/${rows[0].order_id}`,
      headers: operator,
      payload: new URLSearchParams({ act: 'credit', id: rows[0].id, reason: 'Errore nostro' }).toString(),
    })
  expect((await credit()).statusCode).toBe(200)
  expect((await credit()).statusCode).toBe(200)
  expect(provider.refunds.filter((intent) => intent === session.payment_intent)).toHaveLength(1)
})
