import { beforeAll, expect, test } from 'vitest'
import { anAudience } from '#areas/audience/fixtures.ts'
import { seedCourses } from '../../db/seed/courses.ts'
import { seedPages } from '../../db/seed/pages.ts'
import { seedReading } from '../../db/seed/reading.ts'
import { seedSynonyms } from '../../db/seed/synonyms.ts'
import { useTestDatabase } from '../support/database.ts'
import { readJudged, type Scored, scoreQuery, summaryOf } from './judged-search.ts'

const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const wallets = ['ecm', 'news', 'legal', 'moduliLegali', 'moduliScientifici', 'toolLegali', 'toolScientifici']
const premium = anAudience('PREMIUM', { wallets: Object.fromEntries(wallets.map((name) => [name, {}])) })
const log = () => undefined
const scored: Scored[] = []

beforeAll(async () => {
  const { db } = database
  await seedPages(db, { now, hasHealthNews: true, log })
  await seedReading(db, { now, scale: 1, isDemo: true, log })
  await seedCourses(db, { now, log })
  await seedSynonyms(db)
  for (const query of readJudged()) scored.push(await scoreQuery(query, { db, audience: premium, now }))
})

test('[SRC-004, SRC-011] the best answer is among the first three of its section for 95 % of what members type', () => {
  expect(scored.length).toBeGreaterThanOrEqual(120)
  const failed = scored
    .filter(({ isSuccess }) => !isSuccess)
    .map(({ query, shown }) => `${query}: ${JSON.stringify(shown)}`)
  expect(summaryOf(scored).success, failed.join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('[SRC-004, SRC-011] the first ten of each section stand in the order in which people judged them', () => {
  const worst = scored
    .toSorted((a, b) => a.ndcg - b.ndcg)
    .slice(0, 10)
    .map(({ query, ndcg }) => `${query}: ${ndcg}`)
  expect(summaryOf(scored).ndcg, worst.join('\n')).toBeGreaterThanOrEqual(0.85)
})
