import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { provideSignInSettings } from '#areas/account/settings.server.ts'
import { overSixTypes } from '#areas/audience/fixtures.ts'
import { ANONYMOUS, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { listMemberTrail } from '#areas/audience/trail-store.server.ts'
import { replacePriceList, updateOnSale } from '#areas/plans/desk-store.server.ts'
import { aProduct } from '#areas/plans/fixtures.ts'
import { insertProducts } from '#areas/plans/store.server.ts'
import { fixedClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testEnv } from '../../../tests/support/http.ts'
import { cartCalls } from './api.server.ts'
import { addToCart, prepareQuotation } from './commands.server.ts'
import { firstPayment, offersCall, productCount } from './rules.ts'
import { findCart } from './store.server.ts'

const database = useTestDatabase()
const clock = fixedClock('2026-11-15T12:00:00Z')
const calls = fastify()

beforeAll(async () => {
  registerErrors(calls)
  // Over TLS that ends at a proxy: this process itself hears plain HTTP.
  const { club } = testEnv()
  provideSignInSettings(calls, {
    isDemo: false,
    trialNeedsProof: false,
    isHttps: true,
    secret: 'x',
    club,
    origin: 'https://localhost',
  })
  await registerCalls(calls, cartCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: ({ headers }) => viewerNamed(headers['x-member']),
  })
})
beforeEach(async () => {
  await database.clear()
  await insertProducts(database.db, [
    aProduct({ id: 'piccolo' }),
    aProduct({ id: 'grande', name: 'Grande' }),
    aProduct({ id: 'aggiunta', kind: 'addon' }),
    aProduct({ id: 'ritirato', isOnSale: false }),
  ])
})
afterAll(() => calls.close())

async function viewerNamed(memberId: unknown): Promise<Viewer> {
  const view = typeof memberId === 'string' ? await findViewerByMemberId(database.db, memberId, clock.now()) : null
  return view ? { ...view, sessionId: 'test' } : ANONYMOUS
}

type Who = { memberId?: string; cookie?: string }
function call(
  method: 'GET' | 'POST' | 'DELETE' | 'PUT',
  path: string,
  { memberId, cookie }: Who = {},
  payload?: object,
) {
  const headers = { ...(memberId && { 'x-member': memberId }), ...(cookie && { cookie }), origin: 'http://localhost' }
  return calls.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
}
const add = (who: Who, productId: string, installmentPlanId = 'rate-12') =>
  call('POST', '/CPQ/Carrello', who, { productId, installmentPlanId })
const productsOf = async (who: Who) =>
  (await call('GET', '/CPQ/Preventivo', who)).json().products.map(({ id }: { id: string }) => id)
const cookieIn = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''

describe('the calls of the cart', () => {
  test('[API-031, CRT-002] the quotation tells products, plan, prices, whether they show and who inserted them', async () => {
    const memberId = await makeMember(database.db, { now: clock.now() })
    await add({ memberId }, 'piccolo', 'unica')
    expect((await call('GET', '/CPQ/Preventivo', { memberId })).json()).toEqual({
      products: [{ id: 'piccolo', name: 'Camice Professione', installmentPlanId: 'unica' }],
      installmentPlanId: 'unica',
      availablePriceList: [
        {
          installmentPlanId: 'rate-12',
          installmentPlanNumber: 12,
          installmentPlanName: '12 rate mensili',
          totalPrice: 35880,
          discount: null,
        },
        {
          installmentPlanId: 'unica',
          installmentPlanNumber: 1,
          installmentPlanName: 'Unica soluzione',
          totalPrice: 35880,
          discount: { price: 31900 },
        },
      ],
      showPrice: true,
      insertedByOperator: false,
    })
  })

  test('[API-032] twice the same product is once; another plan takes its place; an addon stays beside it', async () => {
    const memberId = await makeMember(database.db, { now: clock.now() })
    for (const product of ['piccolo', 'piccolo', 'aggiunta', 'grande']) await add({ memberId }, product)
    expect(await productsOf({ memberId })).toEqual(['aggiunta', 'grande'])
  })

  test.each([
    ['ignoto', 'rate-12'],
    ['piccolo', 'rate-99'],
    ['ritirato', 'rate-12'],
  ])('what is not sold, or not that way, is not found: %s in %s', async (productId, plan) => {
    expect((await add({}, productId, plan)).statusCode).toBe(404)
  })

  test('[API-033] removes one product, and removing it again is no error', async () => {
    const memberId = await makeMember(database.db, { now: clock.now() })
    await add({ memberId }, 'piccolo')
    expect((await call('DELETE', '/CPQ/Carrello/piccolo', { memberId })).json().products).toEqual([])
    expect((await call('DELETE', '/CPQ/Carrello/piccolo', { memberId })).statusCode).toBe(200)
  })

  test('twenty presses at the same time put one product in', async () => {
    const memberId = await makeMember(database.db, { now: clock.now() })
    await Promise.all(Array.from({ length: 20 }, () => add({ memberId }, 'piccolo')))
    expect(await productsOf({ memberId })).toEqual(['piccolo'])
  })
})

describe('a cart survives', () => {
  test('signing in: what a visitor chose joins the member’s cart, and the cookie is forgotten', async () => {
    const memberId = await makeMember(database.db, { now: clock.now() })
    const cookie = cookieIn(await add({}, 'piccolo'))
    expect(await productsOf({ cookie })).toEqual(['piccolo'])
    expect(await productsOf({}), 'another visitor has another cart').toEqual([])
    const signedIn = await call('GET', '/CPQ/Preventivo', { memberId, cookie })
    expect(signedIn.json().products).toHaveLength(1)
    expect(String(signedIn.headers['set-cookie'])).toMatch(/Max-Age=0;.*Secure$/)
    expect(await productsOf({ cookie }), 'the visitor’s cart is gone').toEqual([])
    expect(await productsOf({ memberId }), 'on any device, after any session').toEqual(['piccolo'])
  })

  test('and nobody reads another member’s', async () => {
    const [one, other] = [
      await makeMember(database.db, { now: clock.now() }),
      await makeMember(database.db, { now: clock.now() }),
    ]
    await add({ memberId: one }, 'piccolo')
    expect(await productsOf({ memberId: other })).toEqual([])
  })
})

test('what a visitor chose and the club withdrew stays behind when they sign in, and nothing breaks', async () => {
  const memberId = await makeMember(database.db, { now: clock.now() })
  const cookie = cookieIn(await add({}, 'piccolo'))
  await add({ cookie }, 'aggiunta')
  await updateOnSale(database.db, 'piccolo', false)
  expect(await productsOf({ memberId, cookie })).toEqual(['aggiunta'])
})

describe('a quotation of an operator', () => {
  const now = clock.now()

  test('[CRT-002] replaces the cart, says so, and hides its amounts when asked to', async () => {
    const memberId = await makeMember(database.db, { now })
    await addToCart(database.db, { memberId }, { productId: 'piccolo', installmentPlanId: 'unica' }, now)
    await prepareQuotation(
      database.db,
      memberId,
      { productId: 'grande', installmentPlanId: 'rate-12', showPrice: false },
      { actorId: null, now },
    )
    expect((await call('GET', '/CPQ/Preventivo', { memberId })).json()).toMatchObject({
      products: [{ id: 'grande' }],
      installmentPlanId: 'rate-12',
      availablePriceList: [],
      showPrice: false,
      insertedByOperator: true,
    })
  })

  test('is the member’s own as soon as they choose by themselves', async () => {
    const memberId = await makeMember(database.db, { now })
    await prepareQuotation(
      database.db,
      memberId,
      { productId: 'ritirato', installmentPlanId: 'unica', showPrice: true },
      { actorId: null, now },
    )
    await add({ memberId }, 'piccolo')
    expect(await findCart(database.db, { memberId }, clock.now())).toMatchObject({
      isInsertedByOperator: false,
      showPrice: true,
    })
  })

  test('keeps the price that was promised, also chosen again; a price of one’s own choice is the one of the day', async () => {
    const memberId = await makeMember(database.db, { now })
    const quoted = { productId: 'grande', installmentPlanId: 'rate-12', showPrice: true }
    await prepareQuotation(database.db, memberId, quoted, { actorId: null, now })
    await add({ memberId }, 'aggiunta')
    const dearer = aProduct().priceList.map((entry) => ({ ...entry, totalCents: 500_00, discountedCents: null }))
    for (const product of ['grande', 'aggiunta'])
      await replacePriceList(database.db, product, { fromDay: '2026-11-16', entries: dearer })
    const totals = async (at: Date) =>
      (await findCart(database.db, { memberId }, at)).lines.map(({ price }) => price.totalCents)
    const tomorrow = new Date(now.getTime() + 86_400_000)
    expect(await totals(now)).toEqual([358_80, 358_80])
    expect(await totals(tomorrow)).toEqual([358_80, 500_00])
    await addToCart(database.db, { memberId }, quoted, tomorrow)
    expect(await totals(tomorrow)).toEqual([358_80, 500_00])
    await addToCart(database.db, { memberId }, { ...quoted, installmentPlanId: 'unica' }, tomorrow)
    expect(await totals(tomorrow)).toEqual([500_00, 500_00])
  })

  test('only operators prepare one, and who did is on the trail', async () => {
    const memberId = await makeMember(database.db, { now })
    const operator = await makeMember(database.db, { now, person: { staffRole: 'operator' } })
    const body = { productId: 'grande', installmentPlanId: 'unica', showPrice: true }
    expect((await call('PUT', `/CPQ/Preventivo/${memberId}`, { memberId }, body)).statusCode).toBe(404)
    expect((await call('PUT', `/CPQ/Preventivo/${memberId}`, { memberId: operator }, body)).statusCode).toBe(200)
    const unknown = await call('PUT', `/CPQ/Preventivo/${crypto.randomUUID()}`, { memberId: operator }, body)
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Questo iscritto non esiste.'])
    expect(await productsOf({ memberId })).toEqual(['grande'])
    const facts = { what: 'quotation-prepared', part: expect.any(String), cents: expect.any(Number) }
    expect(await listMemberTrail(database.db, memberId)).toMatchObject([{ actorId: operator, facts }])
  })
})

test.each(
  overSixTypes({ SUSPECT: false, REGISTRATO: true, TRIAL: true, PREMIUM: false, EX_TRIAL: true, EX_PREMIUM: true }),
)('[CRT-006] without a convention order %s is offered a call on the empty cart: %s', (type, expected) => {
  expect(offersCall({ type }, null)).toBe(expected)
  expect(offersCall({ type }, ' ')).toBe(expected)
  expect(offersCall({ type }, 'OMCEO Milano')).toBe(type !== 'SUSPECT')
})

test('[CRT-001] the count says one product as Italians do', () => {
  expect([0, 1, 2].map(productCount)).toEqual(['0 prodotti', '1 prodotto', '2 prodotti'])
})

test('what is paid today is the first instalment of each, and the whole of what is paid at once', () => {
  const [plan, addon] = [aProduct(), aProduct({ id: 'aggiunta', kind: 'addon' })]
  const price = (installmentPlanNumber: number, totalCents: number) => ({
    installmentPlanId: 'x',
    installmentPlanName: '',
    installmentPlanNumber,
    totalCents,
    discountedCents: null,
  })
  const yearly = { product: plan, price: price(12, 100_00) }
  const atOnce = { product: addon, price: price(1, 50_00) }
  expect(firstPayment({ lines: [yearly, atOnce] })).toEqual({ cents: 8_34 + 50_00, installments: 12 })
  expect(firstPayment({ lines: [atOnce] }).installments).toBe(1)
  expect(firstPayment({ lines: [] })).toEqual({ cents: 0, installments: 1 })
})
