import { describe, expect, test } from 'vitest'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { useClub } from './support/club.ts'
import { pagesBelow } from './support/routes.ts'
import { VISITORS } from './support/visitors.ts'

/**
 * Walks from the home page along every internal link, as each type of visitor: every one leads somewhere. Pages made by
 * the same route are alike, so of each route a bounded number is opened; what they link to is looked at all the same.
 */
const club = useClub()
const MOST_PER_ROUTE = 4
const MOST_PAGES = 1500

/** Downloads and feeds are pages of nobody's, but they must be there too. */
const NOT_WALKED = /^\/(api|assets|demo)\//

type Walk = { pages: number; broken: string[] }

async function walk(username: number | null, patterns: readonly RegExp[]): Promise<Walk> {
  const headers = await club.cookieOf(username)
  const waiting: { url: string; from: string }[] = [{ url: '/', from: 'the home page' }]
  const seen = new Set(['/'])
  const opened = new Map<string, number>()
  const broken: string[] = []
  let pages = 0
  for (let next = waiting.shift(); next && pages < MOST_PAGES; next = waiting.shift()) {
    const { url, from } = next
    const route = patterns.find((pattern) => pattern.test(pathOf(url)))?.source ?? pathOf(url)
    const times = opened.get(route) ?? 0
    if (times >= MOST_PER_ROUTE) continue
    opened.set(route, times + 1)
    pages += 1
    const response = await club.app.inject({ url, headers })
    if (response.statusCode === 404 || response.statusCode >= 500)
      broken.push(`${response.statusCode} ${url} linked from ${from}`)
    const found =
      response.statusCode >= 300 && response.statusCode < 400
        ? [String(response.headers.location)]
        : linksOf(response.body, String(response.headers['content-type']))
    for (const link of found) {
      const address = internal(link, url)
      if (!address || seen.has(address)) continue
      seen.add(address)
      waiting.push({ url: address, from: url })
    }
  }
  return { pages, broken }
}

const pathOf = (url: string) => url.split('?')[0] ?? url

/** The same page, whatever its anchor; null for another site, a mail address, a telephone, a way out. */
function internal(link: string, from: string): string | null {
  const { origin, pathname, search } = new URL(link, `http://club.test${from}`)
  if (origin !== 'http://club.test' || pathname === '/logout' || NOT_WALKED.test(pathname)) return null
  return pathname + search
}

function linksOf(body: string, type: string): string[] {
  if (!type.startsWith('text/html')) return []
  return [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
}

/** Routes with parameters, the most precise first. */
async function parametricRoutes(): Promise<RegExp[]> {
  const paths = [...(await pagesBelow('public')), ...(await pagesBelow('personal'))]
  return paths
    .filter((path) => path.includes(':'))
    .sort((a, b) => b.split('/').length - a.split('/').length)
    .map((path) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`))
}

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('for %s', (_type, username) => {
  test('every internal link leads somewhere', async () => {
    const { pages, broken } = await walk(username, await parametricRoutes())
    expect(broken).toEqual([])
    expect(pages).toBeGreaterThan(50)
  }, 120_000)
})
