import { RouterContextProvider } from 'react-router'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { audienceContext } from '#areas/audience/context.server.ts'
import { anAudience } from '#areas/audience/fixtures.ts'
import { publishItems } from '#areas/content/article-commands.server.ts'
import { type PageParts, pagePartsContext } from '#platform/http/page-parts.server.ts'
import { countedContext } from '#platform/tally/counted-page.ts'
import { written } from '../../../db/seed/reading/seed-item.ts'
import { seedReading } from '../../../db/seed/reading.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { outcomeOf } from './outcome-context.server.ts'
import { loader } from './pages/results.tsx'
import { searchCards } from './store.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-15T10:00:00Z')
const audience = anAudience('PREMIUM', { wallets: { news: {} } })
const log = { error: () => undefined } as never

beforeAll(async () => {
  await seedReading(database.db, { now, scale: 1 })
  const item = (slug: string, title: string, body: string) =>
    written({ slug, title, abstract: 'Prova.', category: 'clinica-e-terapia', published: '2026-11-01', body })
  await publishItems(database.db, {
    categories: [],
    now,
    items: [
      item('prova-titolo', 'Zigomatauro celeste', '<p>Uno.</p>'),
      item('prova-corpo', 'Altro', '<p>Uno.</p><p>Due.</p><p>Qui uno zigomatauro celeste.</p>'),
      item('prova-meta', 'Zigomatauro', '<p>Uno.</p>'),
    ],
  })
})

test.each([0, 1, 2, 50])('a search that is answered wholly widens on no page, nor at %i', async (offset) => {
  const found = await searchCards('zigomatauro celeste', { offset, rows: 1 }, { db: database.db, audience, now })
  expect(found).toMatchObject({ isWhole: true, matches: 2 })
  expect(found.items).toHaveLength(offset < 2 ? 1 : 0)
})

async function load() {
  const context = new RouterContextProvider()
  context.set(pagePartsContext, { db: database.db, now, log } as unknown as PageParts)
  context.set(audienceContext, audience)
  const request = new Request('http://localhost/search?s=zigomatauro')
  const { data, init } = await loader({ context, request } as unknown as Parameters<typeof loader>[0])
  return { data, headers: init?.headers, counted: context.get(countedContext) }
}

test('[SRC-017, FIG-041] while a section fails the page shows the others, is not kept and counts as nothing', async () => {
  const asked = { db: database.db, audience, now, log }
  expect((await load()).counted).toMatchObject({ subject: 'zigomatauro', outcome: 'found' })
  expect((await load()).headers).toBeUndefined()
  expect(await outcomeOf('zigomatauro', asked)).toMatchObject({ total: 3 })
  await database.pool.query('alter table courses rename to courses_away')
  onTestFinished(async () => void (await database.pool.query('alter table courses_away rename to courses')))
  const { data, headers, counted } = await load()
  expect(data.total).toBe(3)
  expect(headers).toEqual({ 'cache-control': 'no-store' })
  expect(counted).toBeNull()
  expect(await outcomeOf('zigomatauro', asked)).toBeNull()
})
