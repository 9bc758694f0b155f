import { describe, expect, test } from 'vitest'
import { SUSPECT_AUDIENCE, type SubscriptionType } from '#areas/audience/model.ts'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { itemAccess, itemPath, openingOf } from '#areas/content/article-rules.ts'
import { findItem, listPolicies } from '#areas/content/article-store.server.ts'
import { getLetter, listOutbox } from '#platform/mail/store.server.ts'
import { readArticles, readResources } from '../db/seed/reading/item-files.ts'
import { archiveOf } from './support/archives.ts'
import { useClub } from './support/club.ts'
import { VISITORS } from './support/visitors.ts'

/**
 * The paywall's guarantee: whoever an item is closed to gets its words past the opening by no channel at all. Every item of
 * the demo that is closed to somebody, over every channel, as each of the six types.
 */
const club = useClub()

/** The last words of a body that its opening does not hold, as they stand between two tags. */
function lastWords({ body, title, abstract }: { body: string; title: string; abstract: string }): string {
  const known = `${title} ${abstract} ${openingOf(cleanBody(body))}`
  const texts = body.split(/<[^>]*>|_{2,}|☐|&nbsp;/).map((text) => text.trim())
  const probe = texts.findLast((text) => text.length >= 14 && !known.includes(text))
  if (!probe) throw new Error(`Nothing of "${title}" is beyond its opening.`)
  return probe
}

/** One item of each way of being closed: pages are dear, and the way is all that differs. */
const seededItems = [...readArticles(), ...readResources()]
const sample = Object.values(Object.groupBy(seededItems, ({ access }) => JSON.stringify(access))).flatMap(
  (items) => items?.slice(0, 1) ?? [],
)

async function audienceOf(type: SubscriptionType) {
  const username = VISITORS[type]
  if (username === null) return SUSPECT_AUDIENCE
  const member = await findMemberByUsername(club.database.db, username)
  const found = member && (await findViewerByMemberId(club.database.db, member.id, club.clock.now()))
  if (!found) throw new Error(`Nobody is ${username}.`)
  return found.audience
}

async function ask(url: string, username: number | null, body?: unknown) {
  const headers: Record<string, string> = { ...(await club.cookieOf(username)), 'sec-fetch-site': 'same-origin' }
  if (body === undefined) return club.app.inject({ url, headers })
  headers['content-type'] = 'application/json'
  return club.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) })
}

/** The ways to carry an item away, as whoever may have it is given them. */
async function linksOf(id: string): Promise<{ type: string; url: string }[]> {
  const answer = await ask(`/api/content/${id}/downloads`, 1003)
  return answer.statusCode === 200 ? answer.json() : []
}

test('the demo has items closed in more than four ways', async () => {
  expect((await listPolicies(club.database.db)).length).toBeGreaterThan(4)
})

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('as %s', (type, username) => {
  test('[NWS-017, CNT-023, CNT-017] no channel gives a closed body, and the page gives an open one whole', async () => {
    const audience = await audienceOf(type)
    const now = club.clock.now()
    let closed = 0
    for (const written of sample) {
      const { slug } = written
      const item = await findItem(club.database.db, slug, now)
      if (!item) throw new Error(`There is no ${slug}.`)
      const words = lastWords(written)
      const isWhole = itemAccess(item.access, audience).kind === 'whole'
      const path = itemPath(item)
      const page = await ask(path, username)
      expect(page.statusCode, path).toBe(200)
      expect(page.body.includes(words), `${type} reads ${path}`).toBe(isWhole)
      if (isWhole) continue
      closed += 1
      const data = await ask(`${path}.data`, username)
      expect(data.body.includes(words), `${path}.data`).toBe(false)
      const library = await ask(`/api/graphql/library?id=${item.id}`, username)
      expect(library.json().isCut, slug).toBe(true)
      expect(library.body.includes(words), slug).toBe(false)
      const ways = await ask(`/api/content/${item.id}/downloads`, username)
      expect([401, 403], `${slug} downloads`).toContain(ways.statusCode)
      // A link that somebody else was given opens nothing either.
      for (const { type: format, url } of await linksOf(item.id)) {
        const file = await ask(`/api/ebook-resource?${new URLSearchParams({ url, type: format })}`, username)
        expect([401, 403], `${slug}.${format}`).toContain(file.statusCode)
      }
      for (const path of ['EditorialContent/Ungrouped', 'EditorialContent']) {
        const search = await ask(`/api/CMS/Search/${path}`, username, { contains: words.slice(0, 90) })
        expect(search.body.includes(words), `${path} ${slug}`).toBe(false)
      }
      const saved = await ask('/api/favorites', username, { id: item.id, type: item.contentType })
      expect([401, 403], `${slug} saved`).toContain(saved.statusCode)
    }
    expect(closed > 0).toBe(type !== 'PREMIUM')
  })

  test('[CNT-023] feeds, listings, the export of a member and the letters hold titles and abstracts and no closed body', async () => {
    const audience = await audienceOf(type)
    const pages = [
      '/news-approfondimenti/rss.xml',
      '/sitemap.xml',
      '/sitemap/contenuti-1.xml',
      '/news-approfondimenti',
      '/news-approfondimenti/categorie',
      '/risorse',
      '/api/graphql/latest-contents?first=24',
      '/search?s=consenso',
      '/',
      '/contenuti-medico-scientifici',
      ...(username === null ? [] : ['/profilo/la-mia-libreria', '/profilo/le-mie-risorse']),
    ]
    const probes = seededItems
      .filter((item) => itemAccess(item.access, audience).kind === 'cut')
      .map((item) => ({ slug: item.slug, words: lastWords(item) }))
    const says = (text: string, where: string) => {
      for (const { slug, words } of probes) expect(text.includes(words), `${where} gives ${slug}`).toBe(false)
    }
    for (const url of pages) {
      const answer = await ask(url, username)
      expect(answer.statusCode, url).toBe(200)
      says(answer.body, url)
    }
    const member = username === null ? null : await findMemberByUsername(club.database.db, username)
    if (member) says((await archiveOf(club, { username: member.username, memberId: member.id })).text, 'the archive')
    for (const { id } of await listOutbox(club.database.db)) {
      const { text, html } = await getLetter(club.database.db, id)
      says(text + html, 'a letter')
    }
  })
})
