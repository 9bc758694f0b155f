import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { useClub } from '../../../tests/support/club.ts'
import { documentOf } from '../../../tests/support/document.ts'
import { openTestClub, type TestClub } from '../../../tests/support/open-club.ts'
import { VISITORS } from '../../../tests/support/visitors.ts'
import { CAROUSEL_POSTS, LAYOUTS, MAGAZINES } from './model.ts'
import { arranged, layoutOf } from './rules.ts'

const club = useClub()
const sent = { 'sec-fetch-site': 'same-origin' }

async function suggested(body: object, username: number | null = 1003, of: TestClub = club) {
  const headers = { ...(await of.cookieOf(username)), ...sent }
  return of.app.inject({ method: 'POST', url: '/api/recommender/suggested', headers, payload: body })
}

async function page(username: number | null): Promise<Document> {
  const answer = await club.app.inject({ url: '/contenuti-medico-scientifici', headers: await club.cookieOf(username) })
  expect(answer.statusCode).toBe(200)
  return documentOf(answer.body)
}

describe('the page of the magazines', () => {
  test('[MAG-001] has its title and its breadcrumb, for every type of visitor', async () => {
    for (const username of Object.values(VISITORS)) {
      const document = await page(username)
      expect(document.querySelector('h1')?.textContent).toBe(
        'Le testate giornalistiche del settore HealthCare e LifeScience',
      )
      const crumbs = [...document.querySelectorAll('#contenuto nav[aria-label="Percorso"] li, #contenuto nav ol li')]
      expect(crumbs.slice(0, 3).map((crumb) => crumb.textContent?.trim())).toEqual([
        'Homepage',
        'News e Approfondimenti',
        'Contenuti medico-scientifici',
      ])
    }
  })

  test('[MAG-002, MAG-008] shows the grey logos of seven magazines, 120 by 40 and 180 by 60, and a section for each', async () => {
    const document = await page(null)
    const logos = [...document.querySelectorAll('nav[aria-label=Testate] svg')]
    expect(logos.map((logo) => logo.getAttribute('aria-label'))).toEqual(MAGAZINES.map(({ title }) => title))
    for (const logo of logos) {
      expect(logo.getAttribute('viewBox')).toBe('0 0 180 60')
      // Thirty, ten, forty-five and fifteen quarters of a rem: 120 by 40, then 180 by 60.
      for (const size of ['w-30', 'h-10', 'lg:w-45', 'lg:h-15', 'fill-ink-soft'])
        expect([...logo.classList]).toContain(size)
    }
    for (const { code } of MAGAZINES) expect(document.getElementById(code), code).not.toBeNull()
  })

  test('[MAG-007, MAG-009] keeps a place for every post before it arrives: eight, six or four beside', async () => {
    const document = await page(1003)
    const places = [...document.querySelectorAll('[data-places]')].map((place) => [
      place.getAttribute('data-places'),
      place.querySelectorAll('[data-places] > div:last-child > span').length,
    ])
    expect(places).toHaveLength(7)
    for (const [layout, count] of places) expect(count).toBe(LAYOUTS[layout as keyof typeof LAYOUTS].sidePosts)
    expect(new Set(places.map(([layout]) => layout)).size).toBe(3)
  })
})

describe('the seven', () => {
  test('[MAG-003] each has a name, a from-text, a link that opens, a colour, and some a second one', async () => {
    expect(MAGAZINES).toHaveLength(7)
    for (const { title, fromText, link, primaryColor } of MAGAZINES) {
      expect(fromText).toContain(title)
      expect(primaryColor).toMatch(/^#[0-9a-f]{6}$/)
      expect((await club.app.inject(link)).statusCode, link).toBe(200)
    }
    const second = MAGAZINES.filter(({ secondaryColor }) => secondaryColor !== null).length
    expect([second > 0, second < 7]).toEqual([true, true])
  })

  test('[MAG-007] ask for one, seven or eight suggested posts', () => {
    const asked = [CAROUSEL_POSTS, ...MAGAZINES.map((_, at) => LAYOUTS[layoutOf(at)].suggested)]
    expect([...new Set(asked)].toSorted()).toEqual([1, 7, 8])
    for (const { sidePosts, suggested: count } of Object.values(LAYOUTS))
      expect(count).toBeGreaterThanOrEqual(sidePosts)
    const posts = Array.from({ length: 9 }, (_, at) => ({
      link: `/${at}`,
      title: null,
      excerpt: null,
      date: null,
      image: null,
      author: null,
      category: { name: 'Una', link: '/una' },
    }))
    expect(arranged(posts, 'wide')).toMatchObject({ lead: null, beside: { length: 8 } })
    expect(arranged(posts, 'lead')).toMatchObject({ lead: { link: '/0' }, beside: { length: 6 } })
    expect(arranged(posts, 'brief')).toMatchObject({ lead: { link: '/0' }, beside: { length: 4 } })
  })
})

describe('suggested posts', () => {
  test('[MAG-004, MAG-005, API-023, API-239] come by magazine and category, each with all it may have', async () => {
    for (const numPosts of [1, 7, 8]) {
      const answer = await suggested({
        magazine: 'sanitask',
        numPosts,
        professione: '857920006',
        dettaglioProfessione: '10',
      })
      const [own] = answer.json().posts
      expect(own).toMatchObject({ magazine: 'sanitask', name: 'Sanitask', url: expect.stringMatching(/^\//) })
      const posts = own.categories.flatMap(({ name, link, posts }: { name: string; link: string; posts: object[] }) => {
        expect([name, link]).toEqual([expect.any(String), expect.any(String)])
        return posts
      })
      expect(posts).toHaveLength(numPosts)
      expect(Object.keys(posts[0])).toEqual(['link', 'title', 'excerpt', 'date', 'image', 'author', 'termName'])
      for (const { link } of posts) expect((await club.app.inject(link)).statusCode, link).toBe(200)
    }
  })

  test('[MAG-004, NWS-013] follow the profession of who is known, and nothing that a visitor says of themselves', async () => {
    const titles = async (username: number | null, professione: string) => {
      const [own] = (await suggested({ magazine: 'health-information', numPosts: 3, professione }, username)).json()
        .posts
      return JSON.stringify(own.categories)
    }
    expect(await titles(1003, '857920001')).not.toBe(await titles(1003, '857920002'))
    expect(await titles(null, '857920001')).toBe(await titles(null, '857920002'))
  })

  test('an unknown magazine or too many posts are refused', async () => {
    expect((await suggested({ magazine: 'altra', numPosts: 1 })).statusCode).toBe(400)
    expect((await suggested({ magazine: 'sanitask', numPosts: 9 })).statusCode).toBe(400)
  })
})

describe('magazines of others', () => {
  let outside: Server
  let answer: { status: number; body: unknown } = { status: 200, body: {} }
  const asked: unknown[] = []
  let other: TestClub

  beforeAll(async () => {
    outside = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      asked.push(JSON.parse(text))
      response.writeHead(answer.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer.body))
    })
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve))
    const { port } = outside.address() as AddressInfo
    other = await openTestClub(inject('databaseServer'), {
      MAGAZINES_URL: `http://127.0.0.1:${port}/recommender/suggested`,
    })
  })
  afterAll(async () => {
    await other.close()
    outside.close()
  })

  test('[MAG-004] are asked in their own words, and a post without an address is left out', async () => {
    const post = { link: 'https://testata.example.it/1', title: { rendered: 'Uno' }, excerpt: null, term: 'Cuore' }
    const category = { name: 'Cuore', link: 'https://testata.example.it/cuore', posts: [post, { title: 'senza' }] }
    const own = { magazine: 'sanitask', name: 'Sanitask', url: 'https://testata.example.it', categories: [category] }
    answer = { status: 200, body: { posts: [own] } }
    const body = { magazine: 'sanitask', numPosts: 7, professione: '857920006', dettaglioProfessione: '10' }
    const found = (await suggested(body, 1003, other)).json()
    expect(asked).toEqual([body])
    expect(found.posts[0].categories[0].posts).toEqual([
      {
        link: 'https://testata.example.it/1',
        title: { rendered: 'Uno' },
        excerpt: { rendered: null },
        date: null,
        image: null,
        author: null,
        termName: 'Cuore',
      },
    ])
  })

  test('[MAG-009] that fail cost their own call, which says so, and not the page', async () => {
    answer = { status: 500, body: null }
    const failed = await suggested({ magazine: 'sanitask', numPosts: 1 }, 1003, other)
    expect(failed.statusCode).toBe(503)
    expect(failed.json().message).toMatch(/testate/)
    expect((await other.app.inject('/contenuti-medico-scientifici')).statusCode).toBe(200)
  })
})
