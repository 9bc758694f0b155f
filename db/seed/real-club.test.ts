import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { prepareClub } from './prepare-club.ts'
import { seedClub } from './seed-club.ts'

const database = useTestDatabase()
const clock = fixedClock(new Date('2026-11-15T10:00:00Z'))
const { club } = parseEnv({})

async function countOf(rows: string): Promise<number> {
  const { rows: found } = await database.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${rows}`))
  return found[0]?.n ?? -1
}

beforeAll(() =>
  prepareClub(database.db, {
    clock,
    isDemo: false,
    club,
    secret: 'a secret of the club, long enough',
    say: () => undefined,
  }),
)

const ARTICLES = "content_items where content_type = 'Articolo'"

test.each([
  'members',
  'courses',
  'video_clips',
  'convention_shops',
  'travel_offers',
  'fitness_centers',
  'products where is_on_sale',
  `products where name || conditions_html ~ 'Camice'`,
  ARTICLES,
])('a real club begins without %s: nothing invented is offered or sold', async (rows) => {
  expect(await countOf(rows)).toBe(0)
})

test.each(['pages', 'professions', 'products', 'price_lists', 'course_series', 'content_categories', 'content_items'])(
  'a real club begins with %s: what its desk works on is there',
  async (rows) => {
    expect(await countOf(rows)).toBeGreaterThan(0)
  },
)

test('articles to begin with come when they are asked for, and still nobody who does not exist', async () => {
  await seedClub(database.db, { clock, scale: 3, isDemo: false, hasArticles: true, club })
  expect(await countOf(ARTICLES)).toBeGreaterThan(20)
  expect(await countOf('members')).toBe(0)
  // What a larger demo is made of, to measure with.
  expect(await countOf("content_items where slug like '%-archivio-%'")).toBe(0)
})
