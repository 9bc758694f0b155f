import type { CatalogueOffer } from '#areas/conventions/catalogue-rules.ts'
import { importCatalogue } from '#areas/conventions/commands.server.ts'
import { listShops } from '#areas/conventions/store.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { startTestServer } from '../support/database-server.ts'
import { openTestClub, type TestClub } from '../support/open-club.ts'
import type { Bar } from './report.ts'

const ROUNDS = 60
const SMALL = { offers: 120, shops: 7 }
const LARGE = { offers: 12_000, shops: 700 }

/** A catalogue of 12,000 offers in 700 shops against one of 120: the listing and a shop, rendered each time. */
export async function measureConventions(server: Awaited<ReturnType<typeof startTestServer>>): Promise<Bar[]> {
  const clubs = [await clubWith(server, SMALL), await clubWith(server, LARGE)] as const
  try {
    const bars: Bar[] = []
    for (const page of ['listing', 'shops', 'shop'] as const) {
      const times: [number[], number[]] = [[], []]
      // Turns, so that a machine that slows down slows both.
      for (let round = 0; round < ROUNDS; round += 1)
        for (const position of [0, 1] as const) times[position].push(await timeOf(clubs[position], page))
      const [small, large] = times.map(median)
      const ratio = (large ?? 0) / (small ?? 1)
      bars.push({ name: `conventions, ${page}: 12,000 offers in 700 shops / 120 offers`, ratio, atMost: 2 })
    }
    return bars
  } finally {
    for (const { club } of clubs) await club.close()
  }
}

type Measured = { club: TestClub; shopId: number }

async function clubWith(
  server: Awaited<ReturnType<typeof startTestServer>>,
  { offers, shops }: typeof SMALL,
): Promise<Measured> {
  const club = await openTestClub(server, { PAGE_CACHE_BYTES: '0' })
  const { db } = club.database
  const now = systemClock.now()
  await db.execute('delete from convention_shops')
  const catalogue = Array.from({ length: offers }, (_, index) => anOffer(index, shops))
  await importCatalogue(db, catalogue, { now, isWhole: true })
  await db.execute('update convention_offers set best_rank = id where id % 1000 = 0 or id % 20 = 1')
  await db.execute('update convention_shops set top_rank = id where id % 50 = 1')
  await db.execute('vacuum analyze')
  const { items } = await listShops(db, { category: null, page: 1, type: 'PREMIUM', now })
  return { club, shopId: items[0]?.id ?? 0 }
}

function anOffer(index: number, shops: number): CatalogueOffer {
  const shop = { name: `Negozio ${index % shops}`, category: 'casa' as const, siteUrl: 'https://negozio.example' }
  const words = { title: `${index % 50}% su tutto`, description: 'Vale una volta per ordine.', kind: 'sale' }
  const price = { priceValue: 10, priceSymbol: 2, voucherCode: `CODICE${index}`, offerType: 'c' as const, endsAt: null }
  return { externalId: `bench-${index}`, shop, ...words, ...price }
}

const PATHS = {
  listing: () => '/servizi/convenzioni',
  shops: () => '/servizi/convenzioni/negozi',
  shop: (id: number) => `/servizi/convenzioni/negozi/${id}`,
}

async function timeOf({ club, shopId }: Measured, page: keyof typeof PATHS): Promise<number> {
  const started = performance.now()
  const { statusCode } = await club.app.inject({ url: PATHS[page](shopId) })
  if (statusCode !== 200) throw new Error(`${page} answered ${statusCode}.`)
  return performance.now() - started
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
