import { describe, expect, test } from 'vitest'
import { SUSPECT_AUDIENCE, type SubscriptionType } from '#areas/audience/model.ts'
import { findMemberByUsername, findViewerByMemberId } from '#areas/audience/store.server.ts'
import { itemAccess, itemPath, plainText } from '#areas/content/article-rules.ts'
import { findItem, listPolicies } from '#areas/content/article-store.server.ts'
import { seededItems } from '../db/seed/reading.ts'
import { useClub } from './support/club.ts'
import { VISITORS } from './support/visitors.ts'

/**
 * The paywall's guarantee: whoever an item is closed to gets its words past the opening by no channel at all. Every item of
 * the demo that is closed to somebody, over every channel, as each of the six types.
 */
const club = useClub()

/** The last sentence of a body is never part of its opening. */
function lastWords(body: string): string {
  return plainText(body).slice(-60)
}

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

test('the demo has items closed in more than four ways', async () => {
  expect((await listPolicies(club.database.db)).length).toBeGreaterThan(4)
})

describe.each(Object.entries(VISITORS) as [SubscriptionType, number | null][])('as %s', (type, username) => {
  test('[NWS-017, CNT-023, CNT-017] no channel gives a closed body, and the page gives an open one whole', async () => {
    const audience = await audienceOf(type)
    const now = club.clock.now()
    let closed = 0
    for (const { slug } of seededItems) {
      const item = await findItem(club.database.db, slug, now)
      if (!item) throw new Error(`There is no ${slug}.`)
      const words = lastWords(item.body)
      const isWhole = itemAccess(item.access, audience).kind === 'whole'
      const path = itemPath(item)
      const page = await ask(path, username)
      expect(page.statusCode, path).toBe(200)
      expect(plainText(page.body.replaceAll('&#x27;', "'")).includes(words), `${type} reads ${path}`).toBe(isWhole)
      if (isWhole) continue
      closed += 1
      const data = await ask(`${path}.data`, username)
      expect(data.body.includes(words.slice(-30)), `${path}.data`).toBe(false)
      const library = await ask(`/api/graphql/library?id=${item.id}`, username)
      expect(library.json().isCut, slug).toBe(true)
      expect(plainText(library.json().body).includes(words), slug).toBe(false)
      for (const format of ['pdf', 'epub', 'docx']) {
        const file = await ask(`/api/content/${item.id}/files/${format}`, username)
        expect([401, 403, 404], `${slug}.${format}`).toContain(file.statusCode)
      }
      const search = await ask('/api/CMS/Search/EditorialContent/Ungrouped', username, { contains: words.slice(-40) })
      expect(search.body.includes(words.slice(-30)), slug).toBe(false)
    }
    expect(closed > 0).toBe(type !== 'PREMIUM')
  })

  test('feeds and listings hold titles and abstracts and no closed body', async () => {
    const audience = await audienceOf(type)
    const pages = [
      '/news-approfondimenti/rss.xml',
      '/sitemap.xml',
      '/news-approfondimenti',
      '/news-approfondimenti/categorie',
      '/risorse',
      '/api/graphql/latest-contents?first=24',
      '/search?s=consenso',
    ]
    for (const url of pages) {
      const answer = await ask(url, username)
      expect(answer.statusCode, url).toBe(200)
      const text = plainText(answer.body)
      for (const item of seededItems)
        if (itemAccess(item.access, audience).kind === 'cut')
          expect(text.includes(lastWords(item.body)), `${url} gives ${item.slug}`).toBe(false)
    }
  })
})
