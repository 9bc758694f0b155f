import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import type { Db } from '#platform/db/database.server.ts'
import { drawnIcon } from '../../../tests/support/drawn-icon.ts'
import { preparePage } from '../prepare-page.server.ts'
import { ServicesCarouselBlock } from '../services-carousel/services-carousel.tsx'
import { serviceCardsSchema } from './schema.ts'
import { ServiceCardsBlock } from './service-cards.tsx'

const inPage = (element: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('[BLK-034] [SRV-021] a service card shows id, icon, tag, title, body, link and label', () => {
  const data = serviceCardsSchema.parse({
    title: 'Servizi',
    cards: [
      { id: 'legale', icon: 'scale', tag: 'Novità', title: 'Legale', body: 'Pareri', link: '/l', label: 'Scopri' },
    ],
  })
  const html = inPage(<ServiceCardsBlock id="s" data={data} headingLevel={2} />)
  for (const part of ['id="s-legale"', drawnIcon('scale'), 'Novità', 'Legale', 'Pareri', 'href="/l"', 'Scopri'])
    expect(html).toContain(part)
})

test('[BLK-034] with a call to action of its own the card has that one target', () => {
  const data = serviceCardsSchema.parse({
    title: 'Servizi',
    cards: [{ id: 'a', title: 'A', link: '/l', callToAction: { label: 'Attiva', link: '/attiva' } }],
  })
  const html = inPage(<ServiceCardsBlock id="s" data={data} headingLevel={2} />)
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toContain('href="/attiva"')
})

test('[BLK-034] [SRV-021] visibility, wallet and excluded wallet decide who gets a card', async () => {
  const card = (id: string, audience: object) => ({ id, title: id, audience })
  const fields = {
    title: 'Servizi',
    cards: [
      card('everybody', {}),
      card('premium', { visibility: ['PREMIUM'] }),
      card('with-wallet', { wallet: ['netmed'] }),
      card('without-wallet', { excludedWallet: ['netmed'] }),
    ],
  }
  const seenBy = async (audience: ReturnType<typeof anAudience>) => {
    const document = { regions: { main: [{ id: 's', type: 'service-cards', audience: {}, fields }] } }
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const { regions } = await preparePage(document, { db: {} as Db, now: new Date(0), log, audience })
    const [block] = regions.main
    return block?.type === 'service-cards' ? block.data.cards.map(({ id }) => id) : []
  }
  expect(await seenBy(anAudience('SUSPECT'))).toEqual(['everybody', 'without-wallet'])
  expect(await seenBy(anAudience('PREMIUM', { wallets: { netmed: {} } }))).toEqual([
    'everybody',
    'premium',
    'with-wallet',
  ])
})

test.each([
  [4, 'lg:hidden'],
  [5, 'lg:flex'],
])(
  '[BLK-035] a carousel of %s services shows four at a time on a desktop, its controls there are %s',
  (count, controls) => {
    const cards = Array.from({ length: count }, (_, index) => ({ id: `s${index}`, title: `Servizio ${index}` }))
    const html = inPage(<ServicesCarouselBlock id="c" data={{ title: 'Servizi', cards }} headingLevel={2} />)
    expect(html.match(/lg:basis-1\/4/g)).toHaveLength(count)
    expect(html).toMatch(new RegExp(`items-center gap-3 [^"]*${controls}`))
  },
)
