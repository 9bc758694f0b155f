import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { postWords } from '#areas/content/post-rules.ts'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { openTestClub, type TestClub } from '../../../tests/support/open-club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'

const club = useClub()
const sent = { 'sec-fetch-site': 'same-origin' }

async function call(method: 'GET' | 'PUT' | 'POST', url: string, username: number | null, payload?: object) {
  const headers = { ...(await club.cookieOf(username)), ...sent }
  return club.app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
}

const choice = (...slugs: string[]) => ({ categories: slugs.map((category) => ({ category })) })

describe('favourite categories', () => {
  test('[NWS-013, NWS-018, API-232, API-233] every member has their own, the whole choice replacing the one before', async () => {
    for (const username of Object.values(VISITORS)) {
      if (username === null) continue
      expect((await call('PUT', '/categories', username, choice('fisco-e-tasse', 'norme-e-diritto'))).statusCode).toBe(
        200,
      )
      expect((await call('GET', '/categories', username)).json()).toEqual(choice('norme-e-diritto', 'fisco-e-tasse'))
      await call('PUT', '/categories', username, choice('fisco-e-tasse'))
      expect((await call('GET', '/categories', username)).json()).toEqual(choice('fisco-e-tasse'))
    }
    await call('PUT', '/categories', 1003, choice())
    expect((await call('GET', '/categories', 1002)).json()).toEqual(choice('fisco-e-tasse'))
  })

  test('[NWS-013] a visitor has none, and cannot save any', async () => {
    expect((await call('GET', '/categories', null)).statusCode).toBe(401)
    expect((await call('PUT', '/categories', null, choice('fisco-e-tasse'))).statusCode).toBe(401)
  })

  test('a category that does not exist changes nothing', async () => {
    await call('PUT', '/categories', 1001, choice('norme-e-diritto'))
    expect((await call('PUT', '/categories', 1001, choice('norme-e-diritto', 'inventata'))).statusCode).toBe(400)
    expect((await call('GET', '/categories', 1001)).json()).toEqual(choice('norme-e-diritto'))
  })
})

describe('[API-018, API-236] the latest contents', () => {
  type Latest = {
    data: {
      search: {
        results: { id: string; contentType: string }[]
        pageInfo: { endCursor: string | null; hasNext: boolean }
      }
    }
  }
  const latest = async (query: string) =>
    (await call('GET', `/graphql/latest-contents?${query}`, null)).json<Latest>().data.search

  test('come a page at a time: the end of one is the beginning of the next, and the last says so', async () => {
    const seen: string[] = []
    let after: string | null = null
    for (let page = 0; page < 40; page += 1) {
      const { results, pageInfo }: Awaited<ReturnType<typeof latest>> = await latest(
        `first=9${after ? `&after=${after}` : ''}`,
      )
      seen.push(...results.map(({ id }) => id))
      after = pageInfo.endCursor
      expect(pageInfo.hasNext).toBe(after !== null)
      if (after === null) break
      expect(results).toHaveLength(9)
    }
    expect(after).toBeNull()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(9)
    const { results } = await latest('isPremium=true&first=3')
    expect(results).toHaveLength(3)
    expect(results.every(({ id }) => seen.includes(id))).toBe(true)
  })

  test('are four of one type, when a type is asked for', async () => {
    const { results } = await latest('contentType=Modulo&first=4')
    expect(results.map(({ contentType }) => contentType)).toEqual(['Modulo', 'Modulo', 'Modulo', 'Modulo'])
  })
})

describe('the digital newsstand', () => {
  test('[NWS-031] shows its reader to PREMIUM, and to the other five a gate with their own step', async () => {
    const gates = new Map<string, string | null>()
    for (const [type, username] of Object.entries(VISITORS)) {
      const answer = await club.app.inject({ url: '/edicola-digitale', headers: await club.cookieOf(username) })
      const document = documentOf(answer.body)
      const reader = document.querySelector('iframe')
      expect(reader?.getAttribute('src') ?? null, type).toBe(type === 'PREMIUM' ? '/api/press-reader' : null)
      gates.set(type, document.querySelector('aside[aria-labelledby=paywall-title] a')?.textContent ?? null)
      const status = (await call('GET', '/press-reader', username)).statusCode
      expect(status, type).toBe(type === 'PREMIUM' ? 200 : type === 'SUSPECT' ? 401 : 403)
    }
    expect(Object.fromEntries(gates)).toEqual({
      SUSPECT: 'Prova gratis',
      REGISTRATO: 'Prova gratis',
      TRIAL: 'Passa a premium',
      PREMIUM: null,
      EX_TRIAL: 'Passa a premium',
      EX_PREMIUM: 'Rinnova',
    })
  })

  test('[NWS-031] the reader of the house is framed by the club alone and runs nothing', async () => {
    const reader = await call('GET', '/press-reader', 1003)
    expect(reader.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'/)
    expect(reader.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(reader.body).toContain('Le testate di oggi')
  })
})

test('[NWS-024, API-238] without a configured feed the posts of the house are there, four of them', async () => {
  const posts = (await call('GET', '/health-news?per_page=4', null)).json()
  expect(posts).toHaveLength(4)
  expect(posts[0]).toMatchObject({ title: { rendered: expect.any(String) }, section: 'Epidemiologia' })
  for (const { link } of posts) expect((await club.app.inject(link)).statusCode, link).toBe(200)
})

describe('a configured feed', () => {
  let feed: Server
  let answer: { status: number; body: unknown } = { status: 200, body: [] }
  const asked: string[] = []
  let other: TestClub

  beforeAll(async () => {
    feed = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
    await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
    const { port } = feed.address() as AddressInfo
    other = await openTestClub(inject('databaseServer'), { HEALTH_NEWS_URL: `http://127.0.0.1:${port}/posts?lang=it` })
  })
  afterAll(async () => {
    await other.close()
    feed.close()
  })
  const news = () => other.app.inject('/api/health-news?per_page=4')

  test('[NWS-025, API-238] is asked for four posts; markup is stripped and what has no address is left out', async () => {
    answer = {
      status: 200,
      body: [
        {
          title: { rendered: 'Il <em>vaccino</em> c&#8217;&egrave;' },
          excerpt: { rendered: '<p>Prima <script>alert(1)</script>riga</p>' },
          link: 'https://salute.example.it/1',
          class_list: ['post'],
          author: 'Lia',
          section: 'Prevenzione',
        },
        { title: { rendered: 'Senza indirizzo' } },
        { link: 'javascript:alert(1)', title: { rendered: 'No' } },
        { link: 'https://salute.example.it/2' },
      ],
    }
    expect((await news()).json()).toEqual([
      {
        title: { rendered: 'Il vaccino c’è' },
        excerpt: { rendered: 'Prima riga' },
        link: 'https://salute.example.it/1',
        class_list: ['post'],
        author: 'Lia',
        section: 'Prevenzione',
      },
      {
        title: { rendered: null },
        excerpt: { rendered: null },
        link: 'https://salute.example.it/2',
        class_list: [],
        author: null,
        section: null,
      },
    ])
    expect(asked).toEqual(['/posts?lang=it&per_page=4'])
  })

  test('that is down is replaced by its last good copy, and the home page does not notice', async () => {
    answer = { status: 500, body: null }
    other.clock.advance(10 * 60_000)
    const posts = await news()
    expect(posts.statusCode).toBe(200)
    expect(posts.json()).toHaveLength(2)
    expect((await other.app.inject('/')).statusCode).toBe(200)
  })
})

test('[NWS-026, NWS-027] a post that lacks something has words for it, and its excerpt stops at 150 characters', () => {
  const nothing = { link: 'https://salute.example.it/1', title: null, excerpt: ' <p></p>', author: '' }
  expect(postWords(nothing)).toEqual({
    link: 'https://salute.example.it/1',
    title: 'Articolo senza titolo',
    excerpt: 'Nessun estratto disponibile...',
    author: 'Autore sconosciuto',
  })
  expect(postWords({ ...nothing, excerpt: `<p>${'parola '.repeat(60)}</p>` }).excerpt.length).toBeLessThanOrEqual(151)
})

describe('suggested contents', () => {
  const suggested = async (username: number | null, body: object = {}) => {
    const payload = { exclude: { contentType: ['Modulo', 'Tool'] }, criteria: { rows: 6, fallback: true }, ...body }
    return (await call('POST', '/CMS/Search/EditorialContent/Ungrouped', username, payload)).json().docs as {
      id: string
    }[]
  }

  test('[NWS-012, API-235] are six, filled with others when fewer match', async () => {
    const docs = await suggested(1003, { topics: ['Un argomento che non c’è'] })
    expect(docs).toHaveLength(6)
    expect(new Set(docs.map(({ id }) => id)).size).toBe(6)
  })

  test('[NWS-013] follow the profession of a member, and are the same for every visitor', async () => {
    const generic = await suggested(null)
    const payload = { criteria: { userOccupation: { medicalOccupation: 'Farmacista' } } }
    expect(await suggested(null, payload)).toEqual(await suggested(null, { criteria: {} }))
    const mine = await Promise.all([1003, 1013, 1002, 1006].map((username) => suggested(username)))
    expect(mine.some((docs) => JSON.stringify(docs) !== JSON.stringify(generic))).toBe(true)
  })
})

test('[NWS-023] the home page has the four newest tools and the way to all of them', async () => {
  const home = await club.app.inject({ url: '/', headers: await club.cookieOf(1002) })
  const block = documentOf(home.body).querySelector('#strumenti')
  expect(block?.querySelectorAll('h3 a')).toHaveLength(4)
  expect(block?.querySelector('a[href="/risorse#all-tool"]')).not.toBeNull()
})

test('[NWS-018] the home page of a member has a chip for every category and six news', async () => {
  const home = await club.app.inject({ url: '/', headers: await club.cookieOf(1003) })
  const document = documentOf(home.body)
  const block = document.querySelector('#letture')
  expect(block?.querySelectorAll('[role=group] button[aria-pressed]')).toHaveLength(8)
  expect(block?.querySelectorAll('article')).toHaveLength(6)
})

test.each([null, 1003])(
  '[NWS-035] every address that blocks of this area lead to resolves, for %s',
  async (username) => {
    const addresses = [
      '/risorse',
      '/servizi',
      '/servizi/convenzioni',
      '/servizi/assicurativi',
      '/servizi/legali',
      '/upgrade',
      '/attivazione-trial',
      '/registrazione-trial',
      '/edicola-digitale',
      '/corsi-ecm-fad',
      '/elenco-professionisti',
    ]
    for (const url of addresses) {
      const answer = await club.app.inject({ url, headers: await club.cookieOf(username) })
      expect(answer.statusCode, url).toBeLessThan(400)
    }
    const old = await club.app.inject('/elenco-professionisti')
    expect(old.headers.location).toMatch(/^\/professionisti-sanitari/)
  },
)
