import { expect, test } from 'vitest'
import { cleanBody } from '#areas/content/article-commands.server.ts'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { headingsOf, plainText } from '#areas/content/article-rules.ts'
import { readArticles, readResources } from './reading/item-files.ts'

const seededItems = [...readArticles(), ...readResources()]

const wordsOf = (html: string) => plainText(html).split(' ').length
const fullArticles = seededItems.filter(({ contentType, body }) => contentType === 'Articolo' && wordsOf(body) >= 500)

test('[CNT-003] there are eighty items and more, several of every content type', () => {
  expect(seededItems.length).toBeGreaterThanOrEqual(80)
  for (const type of CONTENT_TYPES)
    expect(seededItems.filter(({ contentType }) => contentType === type).length, type).toBeGreaterThanOrEqual(2)
  expect(seededItems.filter(({ contentType }) => contentType === 'Modulo')).toHaveLength(24)
})

test('thirty and more are whole articles, with headings, an author, a subject, readers and sources', () => {
  expect(fullArticles.length).toBeGreaterThanOrEqual(30)
  for (const { slug, body, author, topics = [], professions = [], sources = [] } of fullArticles) {
    expect(headingsOf(cleanBody(body)).length, slug).toBeGreaterThanOrEqual(4)
    expect(author, slug).toMatch(/\p{L}/u)
    for (const list of [topics, professions, sources]) expect(list.length, slug).toBeGreaterThan(0)
  }
})

test('no sentence of weight is written twice, in one item or in two', () => {
  const seen = new Map<string, string>()
  for (const { slug, body, contentType } of seededItems) {
    if (contentType === 'Modulo') continue
    for (const [, inside = ''] of body.matchAll(/<(?:p|li)>(.*?)<\/(?:p|li)>/gs)) {
      const words = plainText(inside)
      if (words.length < 60) continue
      expect(seen.get(words), `${slug}: ${words}`).toBeUndefined()
      seen.set(words, slug)
    }
  }
  expect(new Set(seededItems.map(({ title }) => title)).size).toBe(seededItems.length)
  expect(new Set(seededItems.map(({ abstract }) => abstract)).size).toBe(seededItems.length)
})

test('all came out in 2026, in most of its months, and none after the day of the demo', () => {
  const days = seededItems.map(({ publicationDate }) => publicationDate.toISOString())
  for (const day of days) expect(day >= '2026-01-01' && day < '2026-11-15', day).toBe(true)
  expect(new Set(days.map((day) => day.slice(0, 7))).size).toBeGreaterThanOrEqual(10)
})
