import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { DEMO_MEMBERS } from '#areas/account/demo-members.ts'
import type { SubscriptionType } from '#areas/audience/model.ts'
import { listPages } from '#areas/content/store.server.ts'
import { useClub } from './support/club.ts'
import { pagesBelow } from './support/routes.ts'
import { mappedAddresses } from './support/sitemap.ts'
import { VISITORS } from './support/visitors.ts'

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
}

async function walk(username: number | null): Promise<Walk> {
  const headers = await club.cookieOf(username)
  const most = MOST_PER_ROUTE[username === null ? 'visitor' : 'member']
  const patterns = await parametricRoutes()
  const isPublic = new Set(await publicAddresses())
  const waiting = ['/', ...isPublic].map((url) => ({ url, from: 'routes.ts' }))
  const seen = new Set(waiting.map(({ url }) => url))
  const opened = new Map<string, number>()
  const told: Walk = { pages: 0, broken: [], faults: [], named: [], foreign: [] }
  for (let next = waiting.shift(); next && told.pages < MOST_PAGES; next = waiting.shift()) {
    const { url, from } = next
    const route = patterns.find((pattern) => pattern.test(pathOf(url)))?.source ?? pathOf(url)
    const times = opened.get(route) ?? 0
    if (times >= most) continue
    opened.set(route, times + 1)
    told.pages += 1
    const { statusCode, body, headers: answered } = await club.app.inject({ url, headers })
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
    if (!isPublic.has(url)) continue
    if (isPage && !isElsewhere) told.faults.push(...(await faultsOf(url, body)))
    const { body: data } = await club.app.inject({ url: url === '/' ? '/_.data' : `${url}.data`, headers })
    told.named.push(...namesIn(url, body), ...namesIn(`${url}.data`, data))
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
  const paths = [...(await pagesBelow('public')), ...(await pagesBelow('personal'))]
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

function linksOf(body: string): string[] {
  return [...body.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
}

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes elements its own way, which is valid: these rules are about taste.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
  },
})

/** What a page holds is validated once, however many types are given it; the frame around it is part of every validation. */
const validated = new Set<string>()
async function faultsOf(url: string, body: string): Promise<string[]> {
  const print = createHash('sha256')
    .update(body.slice(body.indexOf('<main'), body.indexOf('</main>')))
    .digest('base64')
  if (url !== '/' && validated.has(print)) return []
  validated.add(print)
  const { results } = await validator.validateString(body.replace(/<style>[\s\S]*?<\/style>/g, ''))
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${url} ${ruleId}: ${message} ${selector}`),
  )
}

/** English that no Italian sentence holds: the little words, and those of buttons left untranslated. */
const ENGLISH =
  /\b(?:the|and|of|with|your|you|this|that|from|are|please|loading|click|next|previous|close|cancel|submit|required|invalid|search|show|hide|save|delete|welcome|sign up|log in|not found|read more)\b/gi

/** AUD-024. What is read, seen or spoken. The works cited as sources keep their titles; other titles that are not Italian say so (`lang`). */
function foreignIn(url: string, body: string): string[] {
  const told = /^<!doctype html><html[^>]* lang="it"/i.test(body) ? [] : [`${url} does not say that it is Italian`]
  const visible = body
    .replace(/<(script|style|code)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<h2[^>]*>Fonti<\/h2>[\s\S]*?<\/section>/g, ' ')
  const spoken = [...visible.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, words]) => words)
  const text = [visible.replace(/<[^>]+>/g, ' '), ...spoken].join(' ')
  for (const found of text.matchAll(ENGLISH)) told.push(`${url}: …${text.slice(found.index - 30, found.index + 40)}…`)
  return told
}

/** The login page of a demo lists the demo members to everybody: that list is not about whoever asks. */
const PEOPLE = DEMO_MEMBERS.flatMap(({ name, surname, email }) => [`${name} ${surname}`, email])
function namesIn(url: string, body: string): string[] {
  if (url.startsWith('/login')) return []
  return PEOPLE.filter((words) => body.includes(words)).map((words) => `${url} names ${words}`)
}

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('for %s', (_type, username) => {
  let walked: Promise<Walk> | null = null
  const once = () => {
    walked ??= walk(username)
    return walked
  }

  test('every internal link leads somewhere', async () => {
    const { pages, broken } = await once()
    expect(broken).toEqual([])
    expect(pages).toBeGreaterThan(100)
  }, 240_000)

  test('every public page is valid HTML', async () => {
    expect((await once()).faults).toEqual([])
  }, 240_000)

  test('[AUD-024] every page is in Italian', async () => {
    expect((await once()).foreign).toEqual([])
  }, 240_000)

  test('no public page holds a word about the person who asks', async () => {
    expect((await once()).named).toEqual([])
  }, 240_000)
})
