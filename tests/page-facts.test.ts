import { describe, expect, test } from 'vitest'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { documentOf } from './support/document.ts'
import { PERSONAL, pagesBelow } from './support/routes.ts'
import { mappedAddresses } from './support/sitemap.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/** What pages say of themselves to whoever does not see them: search engines, and those who listen. */
const club = useClub()

async function read(url: string, username: number | null = null) {
  const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
  return { status: answer.statusCode, type: String(answer.headers['content-type']), body: answer.body }
}

/** Editors' pages, the pages of routes.ts without parameters, and two of each with. */
async function publicAddresses(): Promise<string[]> {
  const edited = (await listPages(club.database.db)).map(({ path }) => path)
  const routes = await pagesBelow('public')
  const mapped = await mappedAddresses(club.app)
  const plain = routes.filter((route) => !route.includes(':') && !route.includes('*'))
  const samples = routes
    .filter((route) => route.includes(':'))
    .flatMap((route) => {
      const pattern = new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`)
      return mapped.filter((address) => pattern.test(address) && !plain.includes(address)).slice(0, 2)
    })
  // Neither clips nor trips are in a site map.
  const { rows } = await club.database.db.execute<{ address: string }>(
    `(select '/corsi-ecm-fad/videoclip/' || slug as address from video_clips order by slug limit 1)
     union all (select '/servizi/convenzioni/viaggi/' || slug from travel_offers where not is_hidden order by slug limit 1)`,
  )
  return [...new Set([...edited, ...plain, ...samples, ...rows.map(({ address }) => address)])]
}

/** What the tests ask of the public pages: each is drawn and read once for all of them. */
let looked: Promise<PublicPage[]> | null = null
const publicPages = () => {
  looked ??= lookAtPublicPages()
  return looked
}

type PublicPage = {
  url: string
  facts: Fact[]
  drawn: (string | null)[]
  titles: number
  nameless: string[]
  isPictured: boolean
}

async function lookAtPublicPages(): Promise<PublicPage[]> {
  const pages: PublicPage[] = []
  for (const url of await publicAddresses()) {
    const { status, type, body } = await read(url)
    if (status !== 200 || !type.startsWith('text/html')) continue
    const document = documentOf(body)
    pages.push({
      url,
      facts: factsIn(document),
      drawn: [...document.querySelectorAll('nav[aria-label="Percorso"] ol li')].map((item) => item.textContent),
      titles: document.querySelectorAll('head title').length,
      nameless: namelessIn(url, document),
      isPictured:
        document.querySelector('meta[property="og:image"]') !== null ||
        document.querySelector('meta[name=robots][content*=noindex]') !== null,
    })
  }
  return pages
}

type Fact = Record<string, unknown> & { '@type': string | string[] }

function factsIn(document: Document): Fact[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? '') as Fact,
  )
}

const typesOf = (fact: Fact) => [fact['@type']].flat()
const address = expect.stringMatching(/^https?:\/\/[^/]+\//)
const organization = { '@type': 'Organization', name: expect.any(String), url: address }
const words = expect.stringMatching(/\S/)

/** What a fact of each type must hold; a type that is not here is nothing that pages may say. */
const SHAPES: Readonly<Record<string, unknown>> = {
  Organization: organization,
  WebSite: { name: words, url: address, potentialAction: { '@type': 'SearchAction' } },
  Article: {
    headline: words,
    description: words,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    mainEntityOfPage: address,
    author: { '@type': expect.stringMatching(/^(Person|Organization)$/), name: words },
    publisher: organization,
  },
  Course: {
    name: words,
    description: words,
    url: address,
    provider: organization,
    offers: [{ '@type': 'Offer', category: 'Subscription' }],
    hasCourseInstance: [
      { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT\d+M$/) },
    ],
  },
  Person: { name: words, url: address, jobTitle: words },
  FAQPage: { mainEntity: expect.arrayContaining([expect.objectContaining({ '@type': 'Question', name: words })]) },
  Product: {
    name: words,
    description: words,
    offers: { '@type': 'Offer', price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: 'EUR', url: address },
  },
  TouristTrip: { name: words, description: words, url: address },
  VideoObject: { name: words, description: words, duration: expect.stringMatching(/^PT\d+S$/) },
}

/** Pages that are something, by their address; the first of each must say what. */
const MUST_SAY: readonly (readonly [RegExp, string])[] = [
  [/^\/$/, 'Organization'],
  [/^\/$/, 'WebSite'],
  [/^\/news-approfondimenti\/(?!categorie)[^/]+\/[^/]+$/, 'Article'],
  [/^\/risorse\/(?!calcolatori)[^/]+$/, 'Article'],
  [/^\/corsi-ecm-fad\/(?!ebook|film-formazione|videoclip|collana)[^/]+$/, 'Course'],
  [/^\/corsi-ecm-fad\/videoclip\/[^/]+$/, 'VideoObject'],
  [/^\/professionisti-sanitari\/(?!assistenza-domiciliare)[^/]+$/, 'Person'],
  [/^\/servizi\/convenzioni\/viaggi\/[^/]+$/, 'TouristTrip'],
  [/^\/piani-premium$/, 'Product'],
  [/^\/assistenza$/, 'FAQPage'],
]

test('every public page that is something says what it is, and where it stands', async () => {
  const found = new Map<string, number>()
  const faults: string[] = []
  for (const { url, facts, drawn, titles } of await publicPages()) {
    const types = facts.flatMap(typesOf)
    for (const name of types) found.set(name, (found.get(name) ?? 0) + 1)
    for (const fact of facts.filter((each) => !typesOf(each).includes('BreadcrumbList')))
      for (const name of typesOf(fact).filter((each) => each !== 'Physician')) {
        expect(SHAPES, `${url} says ${name}`).toHaveProperty(name)
        expect(fact, `${name} of ${url}`).toMatchObject(SHAPES[name] as object)
      }
    for (const [pattern, name] of MUST_SAY)
      if (pattern.test(url) && !types.includes(name)) faults.push(`${url} does not say that it is a ${name}`)
    const trail = facts.filter((each) => typesOf(each).includes('BreadcrumbList'))
    if (drawn.length > 1 || trail.length > 0) {
      const items = trail[0]?.itemListElement as { position: number; name: string; item: string }[] | undefined
      if (trail.length !== 1 || !items) faults.push(`${url} has crumbs and says ${trail.length} trails`)
      else {
        expect(
          items.map(({ position }) => position),
          url,
        ).toEqual(items.map((_, index) => index + 1))
        expect(
          items.map(({ item }) => item),
          url,
        ).toEqual(items.map(() => address))
        expect(new URL(items.at(-1)?.item ?? '').pathname, url).toBe(url)
        if (drawn.length > 1) expect(items.map(({ name }) => name)).toEqual(drawn)
      }
    }
    if (titles !== 1) faults.push(`${url} has ${titles} titles`)
  }
  expect(faults).toEqual([])
  expect(MUST_SAY.map(([, name]) => name).filter((name) => !found.has(name))).toEqual([])
  expect(found.get('BreadcrumbList')).toBeGreaterThan(20)
})

/** Doors, and what is for one person: nobody sends them to another. */
const UNSHARED = /^\/(?:registrazione|registrazione-trial|carrello|assistenza\/contatti|programma-fedelta\/.+)$/

test('whatever may be shared says its picture', async () => {
  const pages = (await publicPages()).filter(({ url }) => !UNSHARED.test(url))
  expect(pages.length).toBeGreaterThan(40)
  expect(pages.filter(({ isPictured }) => !isPictured).map(({ url }) => url)).toEqual([])
})

test('what the editorial staff signs is the club’s, what a person signs is theirs', async () => {
  const { rows } = await club.database.db.execute<{ author: string; slug: string; category: string }>(
    `select distinct on (author = 'Redazione') author, slug, category_slug as category from content_items
     where content_type not in ('Modulo', 'Tool') and publication_date < now() and author is not null
     order by author = 'Redazione', slug`,
  )
  expect(rows.map(({ author }) => author === 'Redazione')).toEqual([false, true])
  for (const { author, slug, category } of rows) {
    const { body } = await read(`/news-approfondimenti/${category}/${slug}`)
    const article = factsIn(documentOf(body)).find((fact) => fact['@type'] === 'Article')
    expect(article?.author).toMatchObject(
      author === 'Redazione' ? { '@type': 'Organization', name: 'Camice' } : { '@type': 'Person', name: author },
    )
  }
})

test.each(['/non-esiste', '/risorse/non-esiste', '/corsi-ecm-fad/non-esiste'])(
  'the page in place of %s has one title and says nothing of itself',
  async (url) => {
    const { status, body } = await read(url)
    expect(status).toBe(404)
    const document = documentOf(body)
    expect([...document.querySelectorAll('title')].map(({ textContent }) => textContent)).toEqual([
      'Questa pagina non c’è',
    ])
    expect(factsIn(document)).toEqual([])
  },
)

test('the search of the header has a button that sends it', async () => {
  for (const username of [null, VISITORS.PREMIUM]) {
    const document = documentOf((await read('/', username)).body)
    const forms = [...document.querySelectorAll('form[role="search"]')]
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms)
      expect(form.querySelector('button[type="submit"]')?.getAttribute('aria-label')).toBe('Cerca')
  }
})

/** Articles, forms and groups of fields that have no name, or that of another; fields that HTML does not admit. */
const nameOf = (element: Element) => {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const named = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '').join(' ')
  return (element.getAttribute('aria-label') ?? named ?? '').trim()
}
const groupName = (group: Element) => nameOf(group) || (group.querySelector('legend')?.textContent ?? '').trim()

function namelessIn(url: string, document: Document): string[] {
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => !one.closest('noscript, [inert]'))
  // The galleries show the states of one thing beside each other, all with its name.
  const twice = (names: string[]) =>
    url.startsWith('/redazione/galleria') ? [] : names.filter((name, at) => names.indexOf(name) !== at)
  const articles = all('article').map(nameOf)
  const forms = all('form:not([role="search"])').map(nameOf)
  const groups = all('fieldset').map(groupName)
  const required = all('select[required]').filter((list) => list.querySelector('option')?.getAttribute('value') !== '')
  const street = all('input[autocomplete=street-address]')
  return [
    ...required.map((list) => `${url} requires ${list.getAttribute('name')}, which has no empty first choice`),
    ...street.map((field) => `${url} asks for several lines in ${field.getAttribute('name')}, which has one`),
    ...articles.filter((name) => name === '').map(() => `${url} has an article without a name`),
    ...(forms.length > 1 ? forms : []).filter((name) => name === '').map(() => `${url} has a form without a name`),
    ...(forms.length > 1 ? twice(forms) : []).map((name) => `${url} has two forms called ${name}`),
    ...groups.filter((name) => name === '').map(() => `${url} has a fieldset without a name`),
    ...twice(groups).map((name) => `${url} has two fieldsets called ${name}`),
  ]
}

describe('articles, forms and groups of fields are told apart by their names', () => {
  test('on public pages', async () => {
    expect([...new Set((await publicPages()).flatMap(({ nameless }) => nameless))]).toEqual([])
  })

  test.each([
    ['a member', VISITORS.PREMIUM, /^\/(?!redazione)/],
    ['the desk', STAFF.administrator, /^\/redazione/],
  ] as const)(
    'on the pages of %s',
    async (_who, username, pattern) => {
      const faults: string[] = []
      const routes = (await pagesBelow(...PERSONAL)).filter((route) => pattern.test(route) && !route.includes(':'))
      expect(routes.length).toBeGreaterThan(10)
      for (const url of routes) {
        const { status, type, body } = await read(url, username)
        if (status === 200 && type.startsWith('text/html')) faults.push(...namelessIn(url, documentOf(body)))
      }
      expect([...new Set(faults)]).toEqual([])
    },
    240_000,
  )
})
