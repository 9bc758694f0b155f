// reads: docs/access.md
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { listPages } from '#areas/content/store.server.ts'
import { linkEvent } from '#areas/tracking/link-rules.ts'
import { useClub } from './support/club.ts'
import { faultsOf, foreignIn, linksOf } from './support/page-faults.ts'
import { PERSONAL, pagesBelow } from './support/routes.ts'
import { mappedAddresses } from './support/sitemap.ts'
import { STAFF, VISITORS } from './support/visitors.ts'

/**
 * Walks the whole club once as each type of visitor: from the home page along every internal link, and over every public
 * page whether it is linked or not. Pages made by the same route are alike, so of each route a bounded number is opened, more
 * as a visitor than as the others; what they link to is looked at all the same.
 */
const club = useClub()
const MOST_PER_ROUTE = { visitor: 4, member: 2 }
const MOST_PAGES = 1500

/** Downloads and feeds are pages of nobody's, but they must be there too. */
const NOT_WALKED = /^\/(api|assets|demo)\//

/** How each request of the walk was answered: the table of who may open what does not ask again. */
const statuses = new Map<string, number>()

type Walk = {
  pages: number
  /** Links that lead nowhere. */
  broken: string[]
  /** What is not valid HTML. */
  faults: string[]
  /** Public pages that name somebody. */
  named: string[]
  /** Words of the interface that are not Italian. */
  foreign: string[]
  /** The events that its buttons and links tell when they are pressed. */
  codes: Set<string>
}

async function walk(username: number | null): Promise<Walk> {
  const headers = await club.cookieOf(username)
  const most = MOST_PER_ROUTE[username === null ? 'visitor' : 'member']
  const patterns = await parametricRoutes()
  const isPublic = new Set(await publicAddresses())
  const waiting = ['/', ...isPublic].map((url) => ({ url, from: 'routes.ts' }))
  const seen = new Set(waiting.map(({ url }) => url))
  const opened = new Map<string, number>()
  const told: Walk = { pages: 0, broken: [], faults: [], named: [], foreign: [], codes: new Set() }
  for (let next = waiting.shift(); next && told.pages < MOST_PAGES; next = waiting.shift()) {
    const { url, from } = next
    const route = patterns.find((pattern) => pattern.test(pathOf(url)))?.source ?? pathOf(url)
    const times = opened.get(route) ?? 0
    if (times >= most) continue
    opened.set(route, times + 1)
    told.pages += 1
    const { statusCode, body, headers: answered } = await club.app.inject({ url, headers })
    statuses.set(`${username} GET ${url}`, statusCode)
    if (statusCode === 404 || statusCode >= 500) told.broken.push(`${statusCode} ${url} linked from ${from}`)
    const isPage = String(answered['content-type']).startsWith('text/html')
    const isElsewhere = statusCode >= 300 && statusCode < 400
    for (const link of isElsewhere ? [String(answered.location)] : isPage ? linksOf(body) : []) {
      const address = internal(link, url)
      if (!address || seen.has(address)) continue
      seen.add(address)
      waiting.push({ url: address, from: url })
    }
    if (isPage && !isElsewhere) told.foreign.push(...foreignIn(url, body))
    if (isPage) for (const code of codesIn(body)) told.codes.add(code)
    if (!isPublic.has(url)) continue
    if (isPage && !isElsewhere) told.faults.push(...(await faultsOf(url, body)))
    // A document carries the data of its page too.
    told.named.push(...namesIn(url, body))
  }
  return told
}

/** Editors' pages, the pages of routes.ts, and one page of each route with parameters, as the site map gives it. */
async function publicAddresses(): Promise<string[]> {
  const edited = (await listPages(club.database.db)).map(({ path }) => path)
  const routes = await pagesBelow('public')
  const plain = routes.filter((path) => !path.includes(':') && !path.includes('*'))
  const mapped = await mappedAddresses(club.app)
  const samples = routes
    .filter((path) => path.includes(':'))
    .flatMap((path) => mapped.find((address) => patternOf(path).test(address)) ?? [])
  return [...new Set([...edited, ...plain, ...samples])]
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)

/** Routes with parameters, the most precise first. */
async function parametricRoutes(): Promise<RegExp[]> {
  const paths = [...(await pagesBelow('public')), ...(await pagesBelow(...PERSONAL))]
  return paths
    .filter((path) => path.includes(':'))
    .sort((a, b) => b.split('/').length - a.split('/').length)
    .map(patternOf)
}

const pathOf = (url: string) => url.split('?')[0] ?? url

/** The same page, whatever its anchor; null for another site, a mail address, a telephone, a way out. */
function internal(link: string, from: string): string | null {
  const { origin, pathname, search } = new URL(link, `http://club.test${from}`)
  if (origin !== 'http://club.test' || pathname === '/logout' || NOT_WALKED.test(pathname)) return null
  return pathname + search
}

/** The login page of a demo lists the demo members to everybody: that list is not about whoever asks. */
const NAMES = DEMO_MEMBERS.flatMap(({ name, surname, email }) => [`${name} ${surname}`, email])
function namesIn(url: string, body: string): string[] {
  if (url.startsWith('/login')) return []
  return NAMES.filter((words) => body.includes(words)).map((words) => `${url} names ${words}`)
}

/** TRK-014. By a code of their own, or by where they lead. */
function codesIn(body: string): string[] {
  const own = [...body.matchAll(/ data-event-code="(\w+)"/g)].map(([, code = '']) => code)
  return [...own, ...linksOf(body).flatMap((link) => linkEvent(link, { isInCarousel: false, isInSearch: false }) ?? [])]
}

const told = new Set<string>()

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('for %s', (_type, username) => {
  let walked: Promise<Walk> | null = null
  const once = () => {
    walked ??= walk(username)
    return walked
  }

  test('every internal link leads somewhere', async () => {
    const { pages, broken, codes } = await once()
    expect(broken).toEqual([])
    for (const code of codes) told.add(code)
    expect(pages).toBeGreaterThan(100)
  })

  test('every public page is valid HTML', async () => {
    expect((await once()).faults).toEqual([])
  })

  test('[AUD-024] every page is in Italian', async () => {
    expect((await once()).foreign).toEqual([])
  })

  test('no public page holds a word about the person who asks', async () => {
    expect((await once()).named).toEqual([])
  })
})

/**
 * Who may open what: every page of routes.ts and every call, asked for by the six types and by the staff. The table is
 * committed, so that a change of access is seen in review; a page or a call without a row fails.
 * `UPDATE_ACCESS=1 npx vitest run tests/walk.test.ts` writes it anew.
 */
const TABLE = path.resolve(import.meta.dirname, '../docs/access.md')
/** The roles that a club makes, and the other ready ones, are in `tests/staff-access.test.ts`. */
const { editor, operator, administrator } = STAFF
const PEOPLE = { ...VISITORS, editor, operator, administrator }

type OpenApi = { paths: Record<string, Record<string, unknown>> }

/** An address for a pattern: values that exist nowhere, so that what is measured is the access and not the content. */
const addressOf = (pattern: string) => pattern.replace(/:\w+\??|\{\w+\}/g, '0').replace('*', 'pagina-che-non-esiste')

async function rows(): Promise<
  { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; pattern: string; url: string }[]
> {
  const pages = [...(await pagesBelow('public')), ...(await pagesBelow(...PERSONAL))].sort()
  // Whoever works at the desk is told of its calls too.
  const headers = await club.cookieOf(STAFF.administrator)
  const { paths } = (await club.app.inject({ url: '/api/openapi.json', headers })).json<OpenApi>()
  const calls = Object.entries(paths).flatMap(([call, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase() as 'GET',
      pattern: `/api${call}`,
      url: addressOf(`/api${call}`),
    })),
  )
  return [...pages.map((pattern) => ({ method: 'GET' as const, pattern, url: addressOf(pattern) })), ...calls]
}

async function statusFor(username: number | null, method: 'GET', url: string): Promise<number> {
  const known = statuses.get(`${username} ${method} ${url}`)
  if (known !== undefined) return known
  const headers: Record<string, string> = { ...(await club.cookieOf(username)), 'sec-fetch-site': 'same-origin' }
  if (method !== 'GET') headers['content-type'] = 'application/json'
  // A body that no shape accepts: whoever is let through gets 400, whoever is not gets 401 or 403, and nothing is written.
  const payload = method === 'GET' ? undefined : '{"campo_che_non_esiste":true}'
  return (await club.app.inject({ method, url, headers, payload })).statusCode
}

/** What is told when something happens, and not when something is pressed, is proved where it happens. */
test.each([
  ['TRK-002', 'AR100 AR107 AR108 AR181'],
  ['TRK-003', 'PP010 PP050 PP080 PP100 PP300 PP305'],
  ['TRK-004', 'UC010 UC030 UC040'],
  ['TRK-005', 'NA102 NA104 NA106 NA131'],
  ['TRK-006', 'RS111 RS113 RS114 RS121 RS122 RS123 RS124'],
  ['TRK-007', 'CF101 CF102 CF103 CF104 CF135'],
  ['TRK-008', 'CN310 CN340'],
  ['TRK-010', 'TM140 WL100 PH110'],
])('[%s] who walks the club meets what tells each of %s', (_row, codes) => {
  expect(codes.split(' ').filter((code) => !told.has(code))).toEqual([])
})

test('the table of who may open what is the committed one', async () => {
  const lines = [
    '# Who may open what',
    '',
    'Written by `tests/walk.test.ts`; statuses of a request with no valid content. 2xx and 3xx: opens, or leads to the page that does; 400: would be let through; 401: must sign in; 403: may not; 404: may, but this example does not exist.',
    '',
    `| what | ${Object.keys(PEOPLE).join(' | ')} |`,
    `|---|${Object.keys(PEOPLE)
      .map(() => '---')
      .join('|')}|`,
  ]
  for (const { method, pattern, url } of await rows()) {
    // Signing everybody out would spoil the rows that follow.
    if (method !== 'GET' && /Logout|EsciOvunque/.test(url)) {
      lines.push(
        `| ${method} ${pattern} | ${Object.keys(PEOPLE)
          .map(() => 'own session')
          .join(' | ')} |`,
      )
      continue
    }
    const statuses = await Promise.all(
      Object.values(PEOPLE).map((username) => statusFor(username, method as 'GET', url)),
    )
    lines.push(`| ${method} ${pattern} | ${statuses.join(' | ')} |`)
  }
  const table = `${lines.join('\n')}\n`
  if (process.env.UPDATE_ACCESS) await writeFile(TABLE, table)
  // A new address, or one that other people may open now: read what changed, then let it be written again.
  expect(table, 'if it is meant: UPDATE_ACCESS=1 npx vitest run tests/walk.test.ts').toBe(await readFile(TABLE, 'utf8'))
})
