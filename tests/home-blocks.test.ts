// reads: only the built club
import { existsSync, statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { createPage, publishPage } from '#areas/content/commands.server.ts'
import { checkDocument } from '../app/blocks/check-document.server.ts'
import { loadContentCarousel } from '../app/blocks/content-carousel/load.server.ts'
import { loadNewsBlock } from '../app/blocks/news-block/load.server.ts'
import { loadNewsCarousel } from '../app/blocks/news-carousel/load.server.ts'
import { loadSuggestedCourses } from '../app/blocks/suggested-courses/load.server.ts'
import { loadSuggestedNews } from '../app/blocks/suggested-news/load.server.ts'
import { useClub } from './support/club.ts'
import { runOn, withDatabase } from './support/database-server.ts'
import { documentOf } from './support/document.ts'
import { VISITORS } from './support/visitors.ts'

/** What the blocks that read data show on the pages of the demo club, as they are sent. */
const club = useClub()

async function pageOf(username: number | null, url = '/'): Promise<Document> {
  const { body } = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return documentOf(body)
}

const section = (page: Document, id: string) => {
  const found = page.getElementById(id)
  if (!found) throw new Error(`The page has no block ${id}.`)
  return found
}
const cardsIn = (element: Element) => [...element.querySelectorAll('article')]
const linkNamed = (element: Element, name: string) =>
  [...element.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === name)?.getAttribute('href')

const parts = () => ({
  db: club.database.db,
  now: club.clock.now(),
  audience: anAudience('PREMIUM'),
  log: club.app.log,
})

describe('on the home page', () => {
  /** Who has an account is not told to make one; who has had the trial is not sent to it again. */
  const DOORS = ['/registrazione', '/registrazione-trial', '/attivazione-trial']
  test.each<[SubscriptionType, string[]]>([
    ['SUSPECT', ['/registrazione']],
    ['REGISTRATO', ['/attivazione-trial']],
    ['TRIAL', []],
    ['PREMIUM', []],
    ['EX_TRIAL', []],
    ['EX_PREMIUM', []],
  ])('[AUD-013, AUD-015, UPG-003] %s is shown the way to begin that is still theirs', async (type, doors) => {
    const main = (await pageOf(VISITORS[type])).querySelector('main')
    const links = [...(main?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    expect(DOORS.filter((door) => links.includes(door))).toEqual(doors)
  })

  test('a visitor who says what they do registers with it already chosen', async () => {
    const offered = [...section(await pageOf(null), 'mestieri').querySelectorAll('a')]
    const works = offered.flatMap((link) => /[?]lavoro=(.+)/.exec(link.getAttribute('href') ?? '')?.slice(1) ?? [])
    expect(works).toHaveLength(6)
    const [nurse = ''] = works
    expect(offered.find((link) => link.href.endsWith(nurse))?.textContent).toBe('Infermiera o infermiere')
    const chosen = async (said: string) => {
      const { body } = await club.app.inject({ url: `/registrazione?lavoro=${encodeURIComponent(said)}` })
      return documentOf(body).querySelector('select[name=professione] option[selected]')?.getAttribute('value')
    }
    for (const work of works) expect(await chosen(work)).toBe(work)
    for (const lie of ['', '0', '7-99999', '"><script>', '1e0']) expect(await chosen(lie)).toBe('')
  })

  test('[BLK-025, BLK-026] a former member reads the six newest, the newest first, and finds the way to all', async () => {
    const news = section(await pageOf(VISITORS.EX_PREMIUM), 'notizie')
    const days = cardsIn(news).map((card) => card.querySelector('time')?.getAttribute('datetime') ?? '')
    expect(days).toHaveLength(6)
    expect(days).toEqual(days.toSorted().toReversed())
    expect(linkNamed(news, 'Vai ai contenuti')).toBe('/news-approfondimenti')
  })

  test('it is light to lay out: so many elements, icons drawn where they stand, and no question asked of each of them', async () => {
    const { body } = await club.app.inject('/')
    const page = documentOf(body)
    expect(page.querySelectorAll('*').length).toBeLessThan(1_700)
    expect(page.querySelectorAll('svg use')).toHaveLength(0)
    const address = /<link rel="stylesheet" href="([^"]+)"/.exec(body)?.[1] ?? ''
    const stylesheet = (await club.app.inject({ url: address, headers: { 'accept-encoding': 'identity' } })).body
    expect(stylesheet).toContain('.later')
    // `:has()` after nothing, or after a place among brothers alone, is asked of every element at each piece of the page that comes.
    expect(stylesheet.match(/(?:[\s>+~,({}]|child\)):has\(/g) ?? []).toEqual([])
  })

  test.each(Object.entries(VISITORS))(
    'its words are few enough for %s: 120 kB, whoever reads them',
    async (_type, username) => {
      const { rawPayload } = await club.app.inject({ url: '/', headers: await club.cookieOf(username) })
      expect(rawPayload.byteLength).toBeLessThanOrEqual(120_000)
    },
  )

  test('its code is as small as the bench asks, 120 kB as it travels', async () => {
    const { body } = await club.app.inject('/')
    // The list of all routes is named and never fetched: a browser asks for the part it is near.
    const files = new Set(body.match(/\/assets\/(?!manifest)[\w.-]+\.js/g))
    expect(files.size).toBeGreaterThan(3)
    const sizes = [...files].map((file) => {
      const plain = `build/client${file}`
      return statSync(existsSync(`${plain}.br`) ? `${plain}.br` : plain).size
    })
    // Two more are the few parts that the home asks for once it is awake.
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(118)
  })

  test('[BLK-044] a content card has image, type, title, an excerpt of at most 150 characters and a date', async () => {
    for (const card of cardsIn(section(await pageOf(VISITORS.EX_TRIAL), 'notizie'))) {
      expect(card.querySelector('svg, img')).not.toBeNull()
      expect(card.querySelector('h3 a')?.textContent).not.toBe('')
      expect(card.querySelector('time')?.textContent).toMatch(/\d{4}$/)
      const excerpts = [...card.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
      expect(Math.max(...excerpts.map(({ length }) => length))).toBeLessThanOrEqual(153)
    }
  })

  test('[BLK-023, NWS-023, BLK-044] four tools, each with icon, title, excerpt and action, and the way to all tools', async () => {
    const tools = section(await pageOf(VISITORS.TRIAL), 'strumenti')
    expect(cardsIn(tools)).toHaveLength(4)
    for (const card of cardsIn(tools)) {
      expect(card.querySelector('svg')).not.toBeNull()
      expect(card.textContent).toMatch(/Apri|Scopri come ottenerlo/)
    }
    expect(linkNamed(tools, 'Vai agli strumenti')).toBe('/risorse#all-tool')
  })

  test('[BLK-022] four modules and “Vai ai Moduli”', async () => {
    const modules = section(await pageOf(VISITORS.TRIAL), 'moduli')
    expect(cardsIn(modules)).toHaveLength(4)
    expect(linkNamed(modules, 'Vai ai Moduli')).toBe('/risorse#resources-collection')
  })

  test('[CNV-020] three of the best offers, for who may take them', async () => {
    expect(section(await pageOf(VISITORS.TRIAL), 'offerte').querySelectorAll('li')).toHaveLength(3)
    expect((await pageOf(null)).getElementById('offerte')).toBeNull()
  })

  test('[CNV-018, AUD-020] the shops members like most, to holders of the portfolio alone', async () => {
    const shops = section(await pageOf(VISITORS.PREMIUM, '/servizi'), 'negozi')
    expect(shops.querySelectorAll('a[href^="/servizi/convenzioni/negozi/"]').length).toBeGreaterThan(5)
    for (const username of [VISITORS.SUSPECT, VISITORS.REGISTRATO])
      expect((await pageOf(username, '/servizi')).getElementById('negozi')).toBeNull()
  })

  test('[BLK-020] three suggested courses', async () => {
    expect(cardsIn(section(await pageOf(VISITORS.REGISTRATO), 'corsi'))).toHaveLength(3)
  })
})

describe('under an area’s own page', () => {
  const shown = async (username: number | null, url: string) => {
    const page = await pageOf(username, url)
    return ['catalogo-intero', 'promemoria', 'leggi-anche', 'invito'].filter((id) => page.getElementById(id))
  }

  test('[SHL-001, BLK-007, BLK-032] editors’ blocks stand in the place it lends them, each for its readers', async () => {
    expect(await shown(null, '/corsi-ecm-fad')).toEqual(['promemoria', 'leggi-anche', 'invito'])
    expect(await shown(VISITORS.REGISTRATO, '/corsi-ecm-fad')).toEqual(['catalogo-intero', 'promemoria', 'leggi-anche'])
    expect(await shown(VISITORS.PREMIUM, '/corsi-ecm-fad')).toEqual(['promemoria', 'leggi-anche'])
    expect(await shown(null, '/corsi-ecm-fad/ebook')).toEqual([])
    const alsoRead = section(await pageOf(null, '/corsi-ecm-fad'), 'leggi-anche')
    expect(alsoRead.querySelectorAll('a[href^="/news-approfondimenti/"]').length).toBeGreaterThanOrEqual(2)
  })

  test('[SHL-001] what editors publish there is there at the next request', async () => {
    const { db } = club.database
    const [now, path] = [club.clock.now(), '/corsi-ecm-fad/film-formazione']
    const fields = { title: 'Scritto adesso' }
    const block = { id: 'invito', type: 'bottom-banner', audience: {}, fields }
    const document = checkDocument({ regions: { bottom: [block] } })
    const head = { title: 'Film', description: '', sharing: {} }
    const { pageId, number } = await createPage(db, { path, parentId: null, head, document, authorId: null, now })
    await publishPage(db, { pageId, number, check: checkDocument, authorId: null, now })
    // The club hears of a publication from the database, which on a busy machine takes its time.
    await expect.poll(() => shown(null, path)).toEqual(['invito'])
  })
})

describe('how many a block reads', () => {
  test('[BLK-025] six or three news', async () => {
    const read = async (rows: 3 | 6) => (await loadNewsBlock({ title: 'News', rows }, parts())).items?.length
    expect([await read(6), await read(3)]).toEqual([6, 3])
  })

  test('[BLK-018] twelve news in a carousel', async () => {
    expect((await loadNewsCarousel({ title: 'News' }, parts())).items).toHaveLength(12)
  })

  test('[BLK-019] suggested news are twelve, of every kind but Tool', async () => {
    const { items } = await loadSuggestedNews({ title: 'Scelti', categories: [], internalTags: [] }, parts())
    expect(items).toHaveLength(12)
    expect(items.map(({ contentType }) => contentType)).not.toContain('Tool')
  })

  test('[SRC-019] [NWS-012] those of a page about some categories are of no other', async () => {
    const categories = ['assicurazioni-e-tutele', 'fisco-e-tasse']
    const { items } = await loadSuggestedNews({ title: 'Scelti', categories, internalTags: [] }, parts())
    expect(items.length).toBeGreaterThan(3)
    for (const { category } of items) expect(categories).toContain(category.slug)
  })

  test('[BLK-020] three, six or twelve courses', async () => {
    const read = async (layout: 'three' | 'six' | 'carousel') =>
      (await loadSuggestedCourses({ title: 'Corsi', layout }, parts())).courses.length
    expect([await read('three'), await read('six'), await read('carousel')]).toEqual([3, 6, 12])
  })

  test('[BLK-018] a carousel of contents holds only the kinds an editor chose', async () => {
    const { items } = await loadContentCarousel({ title: 'Guide', contentTypes: ['Guida'] }, parts())
    expect(new Set(items.map(({ contentType }) => contentType))).toEqual(new Set(['Guida']))
  })
})

describe('the frame', () => {
  const types = Object.entries(VISITORS) as [SubscriptionType, number | null][]

  test.each(types)('[SHL-005] the way to the newsstand is shown to PREMIUM only: %s', async (type, username) => {
    const links = [...(await pageOf(username)).querySelectorAll('header a, nav a, footer a')]
    expect(links.some((link) => link.getAttribute('href') === '/edicola-digitale')).toBe(type === 'PREMIUM')
  })

  test('[SHL-011] the header has logo, search, plan or help, notices and the person', async () => {
    const header = (await pageOf(VISITORS.PREMIUM)).querySelector('header')
    expect(header?.querySelector('a[href="/"]')).not.toBeNull()
    expect(header?.querySelector('[role=search]')).not.toBeNull()
    expect(header?.querySelector('a[href="/assistenza"]')?.textContent).toBe('Cerchi aiuto?')
    expect(header?.querySelector('summary[aria-label^="Avvisi"]')).not.toBeNull()
    expect(header?.querySelector('[data-person]')?.textContent).toContain('Il tuo Club')
  })

  test('[SHL-003] the two ways into the trial are there: a form for visitors, one press for the registered', async () => {
    const form = await club.app.inject({ url: '/registrazione-trial' })
    expect(form.statusCode).toBe(200)
    expect(form.body).toContain('<form')
    const press = await club.app.inject({
      url: '/attivazione-trial',
      headers: await club.cookieOf(VISITORS.REGISTRATO),
    })
    expect(press.statusCode).toBe(200)
    expect(press.body).toContain('<button')
  })

  test('[SHL-034] a listing has the header of its category and a button that reveals more', async () => {
    const page = await pageOf(VISITORS.PREMIUM, '/risorse')
    expect([...page.querySelectorAll('button')].some(({ textContent }) => textContent?.startsWith('Mostra altr'))).toBe(
      true,
    )
    expect(page.querySelectorAll('h2').length).toBeGreaterThan(1)
  })
})

test('while the database is away kept pages answer and the others say so in Italian; it is found again by itself', async () => {
  const { pathname } = new URL(club.database.url)
  const name = pathname.slice(1)
  const elsewhere = withDatabase(club.database.url, 'postgres')
  const allow = (isAllowed: boolean) => runOn(elsewhere, `alter database ${name} with allow_connections ${isAllowed}`)
  const statusOf = async (url: string) => (await club.app.inject({ url })).statusCode
  expect(await statusOf('/')).toBe(200)
  await allow(false)
  onTestFinished(async () => void (await allow(true)))
  await runOn(elsewhere, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  expect(await statusOf('/')).toBe(200)
  const away = await club.app.inject({ url: '/servizi/convenzioni/viaggi' })
  expect(away.statusCode).toBe(503)
  expect(away.headers['content-type']).toContain('text/html')
  expect(away.body).toMatch(/<html[^>]* lang="it"/)
  await allow(true)
  await expect.poll(() => statusOf('/servizi/convenzioni/viaggi')).toBe(200)
})
