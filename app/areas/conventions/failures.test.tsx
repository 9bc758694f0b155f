// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { audienceContext } from '#areas/audience/context.server.ts'
import { anAudience } from '#areas/audience/fixtures.ts'
import { mount, settle } from '#design/mount-example.tsx'
import { currentToasts, toast } from '#design/toast/toast.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type PageParts, pagePartsContext } from '#platform/http/page-parts.server.ts'
import { loader } from './pages/listing.tsx'
import { BestOffers } from './ui/best-offers.tsx'
import { CouponList } from './ui/coupon-list.tsx'
import { useBestOffers } from './ui/use-best-offers.ts'
import type { CouponWire } from './wire.ts'

const words = () => currentToasts().map(({ text }) => text)
const BEST = 'Si è verificato un errore nel servizio /topnegozi/home/bestoffers'
const OFFERS = 'Si è verificato un errore con le offerte di TopNegozi.'
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
})
afterEach(() => {
  toast.clear()
  vi.unstubAllGlobals()
})

const coupon: CouponWire = {
  id: 7,
  shop_id: 3,
  shop_logo: '3.svg',
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
}

describe('[CNV-021] when the offers cannot be read', () => {
  test('the listing shows itself without them, is kept by nobody, and says so; shops and slides say nothing', async () => {
    const logged: unknown[] = []
    const context = new RouterContextProvider()
    const log = { error: (details: { part: string }) => void logged.push(details.part) }
    // A database that is away: whatever is asked of it fails.
    const db = { select: () => ({ from: () => Promise.reject(new Error('away')) }) } as unknown as Db
    const away = new Proxy(db, { get: () => () => chain })
    const chain: unknown = new Proxy(() => undefined, {
      get: (_target, name) =>
        name === 'then'
          ? (_resolve: unknown, reject: (error: Error) => void) => reject(new Error('away'))
          : name === 'catch'
            ? (handle: (error: Error) => unknown) => Promise.resolve(handle(new Error('away')))
            : () => chain,
    })
    context.set(pagePartsContext, { db: away, now: new Date(0), log, club: { name: 'Camice' } } as unknown as PageParts)
    context.set(audienceContext, anAudience('PREMIUM', { wallets: { topnegozi: {} } }))
    const { data, init } = await loader({ context } as unknown as Parameters<typeof loader>[0])
    expect(data).toMatchObject({ offers: null, shops: [], slides: [] })
    expect(init?.headers).toEqual({ 'cache-control': 'no-store' })
    expect(logged.sort()).toEqual(['bestoffers', 'counts', 'slideshow', 'topshops'])
    const { box, unmount } = await mount(<BestOffers offers={data.offers} access="withdraw" isLogoLink hasCards />)
    expect(words()).toEqual([BEST])
    expect(box.textContent).toBe('')
    await unmount()
  })

  test('the block of the home asks once more, and says so only then', async () => {
    const Home = () => <p>{useBestOffers(null)?.length ?? 'nessuna'}</p>
    const { box, unmount } = await mount(<Home />)
    await settle(() => undefined)
    expect(words()).toEqual([BEST])
    expect(box.textContent).toBe('nessuna')
    await unmount()
  })

  test('a code that cannot be had is said in a toast', async () => {
    const { box, unmount } = await mount(<CouponList coupons={[coupon]} access="withdraw" isLogoLink={false} />)
    await settle(() => box.querySelector('button')?.click())
    expect(words()).toEqual([OFFERS])
    await unmount()
  })
})

describe('[CNV-003] the address of a shop page', () => {
  const asked: string[] = []
  beforeEach(() => {
    asked.length = 0
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      return new Response('', { status: 404 })
    })
  })
  const draw = (address: string, isInAddress: boolean) =>
    mount(<CouponList coupons={[coupon]} access="withdraw" isLogoLink isInAddress={isInAddress} />, undefined, address)

  test.each([
    ['/negozi/3?ocode=7&show_token=0123456789abcdef', ['/api/topnegozi/offers/7?show_token=0123456789abcdef']],
    ['/negozi/3?ocode=7', ['/api/topnegozi/offers/7']],
    ['/negozi/3?ocode=..%2Fx', ['/api/topnegozi/offers/..%2Fx']],
    ['/negozi/3', []],
  ])('%s asks for %o', async (address, expected) => {
    const { unmount } = await draw(address, true)
    await settle(() => undefined)
    expect(asked).toEqual(expected)
    await unmount()
  })

  test('means nothing outside the page of a shop', async () => {
    const { unmount } = await draw('/servizi/convenzioni?ocode=7', false)
    await settle(() => undefined)
    expect(asked).toEqual([])
    await unmount()
  })
})
