import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANONYMOUS, SUBSCRIPTION_TYPES, type SubscriptionType, type Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import { registerErrors } from '#platform/http/errors.server.ts'
import { registerCalls } from '#platform/http/register-calls.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { countChanges } from '../../../tests/support/changes.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { statementsOf } from '../../../tests/support/statements.ts'
import { conventionCalls } from './api.server.ts'
import type { CatalogueOffer } from './catalogue-rules.ts'
import { expireOffers, importCatalogue, showTokenOf } from './commands.server.ts'
import {
  countShopsByCategory,
  findOffer,
  listBestOffers,
  listOffers,
  listShops,
  listTopShops,
  listWithdrawals,
} from './store.server.ts'

const database = useTestDatabase()
const clock = movableClock()
const app = fastify()
const CODE = 'SEGRETO-4711'
const seen = (now: Date) => ({ type: 'PREMIUM' as const, now })

beforeAll(async () => {
  registerErrors(app)
  await registerCalls(app, conventionCalls, {
    db: database.db,
    clock,
    publicOrigin: 'http://localhost',
    isStrict: true,
    resolveViewer: async ({ headers }): Promise<Viewer> => {
      const id = headers['x-member']
      const found = typeof id === 'string' ? await findViewerByMemberId(database.db, id, clock.now()) : null
      return found ? { ...found, sessionId: 'test' } : ANONYMOUS
    },
  })
})
afterAll(() => app.close())
beforeEach(() => database.clear())

const anOffer = (parts: Partial<CatalogueOffer> = {}): CatalogueOffer => ({
  externalId: 'x1',
  shop: { name: 'Librarte', category: 'libri', siteUrl: 'https://librarte.example' },
  title: '10% su tutto',
  description: '',
  voucherCode: CODE,
  offerType: 'c',
  kind: 'sale',
  priceValue: 10,
  priceSymbol: 2,
  endsAt: null,
  ...parts,
})

async function oneOffer(): Promise<number> {
  await importCatalogue(database.db, [anOffer()], { now: clock.now(), isWhole: false })
  const { items } = await listShops(database.db, { category: null, page: 1, ...seen(clock.now()) })
  const offers = await listOffers(database.db, { shopId: items[0]?.id ?? 0, page: 1, ...seen(clock.now()) })
  return offers.items[0]?.id ?? 0
}

async function member(type: SubscriptionType, hasWallet: boolean): Promise<string | null> {
  if (type === 'SUSPECT') return null
  return makeMember(database.db, {
    now: clock.now(),
    type,
    ...(hasWallet ? { wallets: { topnegozi: {} } } : { withoutWallets: ['topnegozi'] }),
  })
}

const ask = (method: 'GET' | 'POST', path: string, memberId: string | null) =>
  app.inject({
    method,
    url: `/api${path}`,
    headers: { ...(memberId && { 'x-member': memberId }), 'sec-fetch-site': 'same-origin' },
  })

const cases = SUBSCRIPTION_TYPES.flatMap((type) => [
  { type, hasWallet: false },
  { type, hasWallet: true },
])
const isOpenTo = ({ type, hasWallet }: (typeof cases)[number]) =>
  type === 'REGISTRATO' || ((type === 'TRIAL' || type === 'PREMIUM') && hasWallet)

describe.each(cases)('as $type, with the wallet: $hasWallet', ({ type, hasWallet }) => {
  test('[CNV-009] [CNV-013] no answer holds a code that is not open to this audience', async () => {
    const id = await oneOffer()
    await database.db.execute('update convention_offers set best_rank = 1')
    const memberId = await member(type, hasWallet)
    const token = await showTokenOf(database.db, id)
    const answers = await Promise.all([
      ask('GET', `/topnegozi/offers/${id}?show_token=${token}`, memberId),
      ask('GET', '/topnegozi/home/bestoffers', memberId),
      ask('POST', `/topnegozi/offers/${id}/withdraw`, memberId),
    ])
    const holds = answers.map(({ body }) => body.includes(CODE))
    expect(holds).toEqual(isOpenTo({ type, hasWallet }) ? [true, false, true] : [false, false, false])
  })
})

describe('[CNV-009] the show token', () => {
  test('shows the code only when it is the one of this offer', async () => {
    const id = await oneOffer()
    const memberId = await member('PREMIUM', true)
    const token = await showTokenOf(database.db, id)
    expect(token).toMatch(/^[0-9a-f]{16}$/)
    const other = await showTokenOf(database.db, id + 1)
    for (const wrong of ['', `?show_token=${other}`, '?show_token=', `?show_token=${token.slice(1)}`]) {
      const answer = (await ask('GET', `/topnegozi/offers/${id}${wrong}`, memberId)).json()
      expect(answer).toMatchObject({ voucher_code: null, is_revealed: false, voucher_preview: '711' })
    }
    const right = (await ask('GET', `/topnegozi/offers/${id}?show_token=${token}`, memberId)).json()
    expect(right).toMatchObject({ voucher_code: CODE, is_revealed: true, redirect_url: 'https://librarte.example' })
  })

  test('is given with the coupon, which is written once however often it is asked for', async () => {
    const id = await oneOffer()
    const memberId = (await member('PREMIUM', true)) ?? ''
    const [one, other] = await Promise.all([1, 2].map(() => ask('POST', `/topnegozi/offers/${id}/withdraw`, memberId)))
    expect(one?.json()).toEqual(other?.json())
    expect(one?.json().show_token).toBe(await showTokenOf(database.db, id))
    expect(await listWithdrawals(database.db, memberId)).toHaveLength(1)
  })
})

test('[API-253] [CNV-005] [CNV-017] best offers carry the coupon entity without its code', async () => {
  await oneOffer()
  await database.db.execute('update convention_offers set best_rank = 1')
  expect((await ask('GET', '/topnegozi/home/bestoffers', null)).json()).toEqual({
    url_logo_path_image: '/api/topnegozi/logos/',
    offer_redirect_url: '/servizi/convenzioni/negozi/',
    data: [
      {
        id: expect.any(Number),
        shop_id: expect.any(Number),
        shop_logo: expect.stringMatching(/^\d+\.svg$/),
        shop_name: 'Librarte',
        title: '10% su tutto',
        description: '',
        voucher_code: null,
        voucher_preview: '711',
        offer_type: 'c',
        end_date_time_forhumans: 'Senza scadenza',
        fake_coupon_type: null,
        reduced_price_value: 10,
        reduced_price_symbol: 2,
        otypes: [{ input_name: 'sale' }],
      },
    ],
  })
})

test('[API-254] [API-255] [CNV-018] [CNV-019] top shops and slides lead to shops, with pictures that exist', async () => {
  await oneOffer()
  await database.db.execute('update convention_shops set top_rank = 1')
  await database.db.execute(
    "insert into convention_slides (shop_id, title, image_key, position) select id, 'Novità', 'promo-1', 0 from convention_shops",
  )
  const shops = (await ask('GET', '/topnegozi/home/topshops', null)).json()
  expect(shops.data).toEqual([{ id: expect.any(Number), name: 'Librarte', logo: expect.any(String), offers: 1 }])
  const logo = await app.inject(`${shops.url_logo_path}${shops.data[0].logo}`)
  expect(logo.headers['content-type']).toBe('image/svg+xml')
  expect(logo.body.toLowerCase()).toContain('>librarte<')
  const slides = (await ask('GET', '/topnegozi/home/slideshow', null)).json()
  expect(slides.data).toEqual([
    {
      shop_name: 'Librarte',
      title: 'Novità',
      image: 'promo-1.svg',
      image_mobile: 'promo-1.svg',
      shop_id: shops.data[0].id,
    },
  ])
  expect((await app.inject(`${slides.url_path_image}${slides.data[0].image}`)).body).toContain('<svg')
})

describe('the catalogue', () => {
  test('updates an offer by the partner’s id, ends those a whole file leaves out, and makes kept pages old', async () => {
    const id = await oneOffer()
    const before = await countChanges(database.db)
    clock.advance(1_000)
    const now = clock.now()
    const changed = [anOffer({ externalId: 'x2', title: 'Nuova' })]
    expect(await importCatalogue(database.db, changed, { now, isWhole: true })).toEqual({ imported: 1, expired: 1 })
    expect(await findOffer(database.db, id, seen(now))).toBeNull()
    clock.advance(1_000)
    await importCatalogue(database.db, [anOffer({ title: 'Di nuovo' })], { now: clock.now(), isWhole: false })
    expect(await findOffer(database.db, id, seen(clock.now()))).toMatchObject({ title: 'Di nuovo' })
    expect(await countChanges(database.db)).toBe(before + 2)
  })

  test('[CNV-017, CNV-018] that leaves a shop takes it from the pages, and what it says is best comes first', async () => {
    await oneOffer()
    await database.db.execute('update convention_offers set best_rank = 1; update convention_shops set top_rank = 1')
    clock.advance(1_000)
    const shop = { name: 'Passo Sano', category: 'salute' as const, siteUrl: 'https://passo.example' }
    const whole = ['a', 'b', 'c'].map((externalId, index) =>
      anOffer({ externalId, shop, bestRank: index === 1 ? 1 : null }),
    )
    const now = clock.now()
    await importCatalogue(database.db, whole, { now, isWhole: true })
    expect((await listShops(database.db, { category: null, page: 1, ...seen(now) })).items).toMatchObject([
      { name: 'Passo Sano', offers: 3 },
    ])
    expect((await listTopShops(database.db, seen(now))).map(({ name }) => name)).toEqual(['Passo Sano'])
    expect([...(await countShopsByCategory(database.db, seen(now)))]).toEqual([['salute', 1]])
    const { rows } = await database.db.execute<{ id: number; external_id: string }>(
      'select id, external_id from convention_offers',
    )
    const named = (id: number) => rows.find((row) => row.id === id)?.external_id
    expect((await listBestOffers(database.db, seen(now))).map(({ id }) => named(id))).toEqual(['b', 'c', 'a'])
  })

  test('of twelve thousand offers is taken some hundreds at a time', async () => {
    const many = Array.from({ length: 12_000 }, (_, index) =>
      anOffer({
        externalId: `m${index}`,
        shop: { name: `Negozio ${index % 700}`, category: 'casa', siteUrl: 'https://n.example' },
      }),
    )
    const whole = () => importCatalogue(database.db, many, { now: clock.now(), isWhole: true })
    expect(await statementsOf(whole)).toBeLessThan(100)
    const { items, total } = await listShops(database.db, { category: 'casa', page: 30, ...seen(clock.now()) })
    expect({ total, last: items.length }).toEqual({ total: 700, last: 4 })
    expect(items.map(({ name, offers }) => [name, offers])).toEqual([
      ['Negozio 96', 18],
      ['Negozio 97', 18],
      ['Negozio 98', 18],
      ['Negozio 99', 18],
    ])
  })

  test('loses an offer at its last instant, before and after the hourly job has marked it', async () => {
    const endsAt = new Date(clock.now().getTime() + 5_000)
    await importCatalogue(database.db, [anOffer({ endsAt })], { now: clock.now(), isWhole: false })
    const { rows } = await database.db.execute<{ id: number }>('select id from convention_offers')
    const id = rows[0]?.id ?? 0
    expect(await findOffer(database.db, id, seen(clock.now()))).not.toBeNull()
    clock.advance(5_000)
    expect(await findOffer(database.db, id, seen(clock.now()))).toBeNull()
    expect(await expireOffers(database.db, clock.now())).toBe(1)
    expect(await expireOffers(database.db, clock.now())).toBe(0)
  })
})
