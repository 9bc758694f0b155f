import { sql } from 'drizzle-orm'
import type { PressQuestion } from '#areas/press/model.ts'
import { searchRecords } from '#areas/press/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { seedPressCategories } from '../../db/seed/press-categories.ts'
import { seedProfessions } from '../../db/seed/professions.ts'
import { createTestDatabase } from '../support/database-server.ts'
import type { Bar } from './report.ts'

const SMALL = 1000
const LARGE = 100_000
const TURNS = 60
const WARM_UP = 20
const month = { from: '2026-10-15', to: '2026-11-15', categoryId: 108 } as const
const QUESTIONS: readonly (readonly [name: string, question: PressQuestion])[] = [
  ['a month', { ...month, keyword: '' }],
  ['a month and a common word', { ...month, keyword: 'trial' }],
  ['a month and a rare word', { ...month, keyword: 'word17' }],
  ['a year and a common word', { ...month, from: '2025-11-16', keyword: 'trial' }],
  ['a year and a word of nobody', { ...month, from: '2025-11-16', keyword: 'nowhere' }],
]

type Server = { url: string; template: string }

/** The same questions over a thousand papers and over a hundred thousand. */
export async function measureLiteratureSearch(server: Server): Promise<Bar[]> {
  const small = await timesOver(server, SMALL)
  const large = await timesOver(server, LARGE)
  return QUESTIONS.map(([name], at) => ({
    name: `literature, ${name}: 100,000 papers / 1,000`,
    ratio: (large[at] ?? 0) / Math.max(small[at] ?? 0, 0.01),
    atMost: 3,
  }))
}

async function timesOver(server: Server, papers: number): Promise<number[]> {
  const { db, drop } = await createTestDatabase(server, { maxConnections: 1 })
  try {
    await fill(db, papers)
    const times: number[] = []
    for (const [, question] of QUESTIONS)
      times.push(await medianMs(() => searchRecords(db, question, { offset: 0, limit: 7 })))
    return times
  } finally {
    await drop()
  }
}

async function medianMs(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[TURNS / 2] ?? 0
}

/** Papers over a year and over all the categories, with words as common and as rare as in the world. */
async function fill(db: Db, papers: number): Promise<void> {
  await db.execute(sql`set statement_timeout = 0`)
  await seedProfessions(db)
  await seedPressCategories(db)
  await db.execute(sql`
    insert into literature_records (pmid, title, abstract, abstract_text, authors, journal, published_on, published_as, entered_on, language, headings, imported_at)
    select n, 'A ' || (array['trial', 'cohort', 'review'])[1 + n % 3] || ' of word' || (n::bigint * 7919 % 997), '[]',
      'Methods and results of a study in ' || n % 50 || ' centres, with word' || (n::bigint * 104729 % 4999) || ' and word' || (n * 31 % 211) || ' in adults followed for a year.',
      '[]', '{"title":"J","abbreviation":"J","issn":null,"volume":null,"issue":null,"pages":null}',
      date '2025-11-16' + (n::bigint * 1009 % 365)::int, '2026', date '2025-11-16' + (n::bigint * 1009 % 365)::int, 'eng', 'Humans', now()
    from generate_series(1, ${sql.raw(String(papers))}) n`)
  await db.execute(sql`
    insert into literature_categories (category_id, pmid, published_on, entered_on)
    select 101 + pmid % 71, pmid, published_on, entered_on from literature_records`)
  await db.execute(sql`vacuum analyze literature_records, literature_categories`)
}
