import { beforeAll, expect, test } from 'vitest'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { plainText } from '#areas/content/article-rules.ts'
import { listCategories, pageOfCards } from '#areas/content/article-store.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { readArticles, readResources } from './reading/item-files.ts'
import { cameOutLately, seedReading } from './reading.ts'

const seededItems = [...readArticles(), ...readResources()]

const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
beforeAll(() => seedReading(database.db, { now, scale: 1 }))

test('seeding twice adds nothing', async () => {
  await seedReading(database.db, { now, scale: 1 })
  const { matches } = await pageOfCards(database.db, { offset: 0, rows: 1 }, now)
  expect(matches).toBe(seededItems.length)
})

test('[CNT-003] every content type is there, and every category has something to read', async () => {
  for (const type of CONTENT_TYPES)
    expect((await pageOfCards(database.db, { types: [type], offset: 0, rows: 1 }, now)).matches, type).toBeGreaterThan(
      0,
    )
  for (const { slug } of await listCategories(database.db))
    expect(
      (await pageOfCards(database.db, { categories: [slug], offset: 0, rows: 1 }, now)).matches,
      slug,
    ).toBeGreaterThan(0)
})

test('the words are set as Italian is set, and no body is empty', () => {
  for (const item of seededItems) {
    expect(`${item.title} ${item.abstract} ${item.body}`.match(/\p{L}'\p{L}/gu), item.slug).toBeNull()
    expect(plainText(item.body).split(' ').length, item.slug).toBeGreaterThan(15)
  }
})

test('a demo first opened two years later has something of the week to read, in the same order', () => {
  expect(cameOutLately(seededItems, now)).toEqual(seededItems)
  const later = new Date('2028-11-20T10:00:00Z')
  const days = cameOutLately(seededItems, later).map(({ publicationDate }) => publicationDate.getTime())
  expect(later.getTime() - Math.max(...days)).toBeLessThan(7 * 86_400_000)
  expect(Math.max(...days)).toBeLessThanOrEqual(later.getTime())
  const gaps = seededItems.map(({ publicationDate }, index) => (days[index] ?? 0) - publicationDate.getTime())
  expect(new Set(gaps).size).toBe(1)
})
