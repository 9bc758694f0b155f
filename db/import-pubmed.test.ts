import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findRecord, searchRecords } from '#areas/press/store.server.ts'
import { StartupError } from '#platform/db/startup-error.ts'
import { standInArticle } from '#platform/outside/pubmed/stand-in-article.ts'
import { articleSetXml, articleXml } from '#platform/outside/pubmed/stand-in-xml.ts'
import { useTestDatabase } from '../tests/support/database.ts'
import { importPubmedFile } from './import-pubmed-file.ts'
import { seedPressCategories } from './seed/press-categories.ts'
import { seedProfessions } from './seed/professions.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-15T10:00:00Z')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'camice-pubmed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await database.clear()
  await seedProfessions(database.db)
  await seedPressCategories(database.db)
})

const papers = (count: number) => Array.from({ length: count }, (_, at) => standInArticle('2026-11-05', at))
const fileNamed = async (name: string, content: string | Uint8Array) => {
  const file = path.join(folder, name)
  await writeFile(file, content)
  return file
}
const count = async () =>
  Number((await database.db.execute('select count(*)::int as n from literature_records')).rows[0]?.n)

describe('a file of PubMed XML', () => {
  test('is taken in, plain or compressed, once however often, and is found by a search without any network', async () => {
    const xml = articleSetXml(papers(40))
    expect(await importPubmedFile(database.db, await fileNamed('a.xml', xml), NOW)).toEqual({ taken: 40, left: 0 })
    expect(await importPubmedFile(database.db, await fileNamed('a.xml.gz', gzipSync(xml)), NOW)).toEqual({
      taken: 40,
      left: 0,
    })
    expect(await count()).toBe(40)
    const question = { from: '2026-10-15', to: '2026-11-15', categoryId: 108, keyword: '' } as const
    const found = await searchRecords(database.db, question, { offset: 0, limit: 10 })
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ subjects }) => subjects.includes('Cardiology'))).toBe(true)
  })

  test('that corrects another brings it up to date', async () => {
    const [paper] = papers(1)
    if (!paper) throw new Error('There is no paper.')
    await importPubmedFile(database.db, await fileNamed('old.xml', articleSetXml([paper])), NOW)
    const corrected = articleSetXml([{ ...paper, title: 'Corrected title.', italianTitle: null }])
    await importPubmedFile(database.db, await fileNamed('new.xml', corrected), NOW)
    expect((await findRecord(database.db, paper.pmid))?.title).toBe('Corrected title.')
    expect(await count()).toBe(1)
  })

  test('with something that is no paper leaves that aside', async () => {
    const xml = articleSetXml(papers(2)).replace(
      '</PubmedArticleSet>',
      '<PubmedArticle><MedlineCitation/></PubmedArticle></PubmedArticleSet>',
    )
    expect(await importPubmedFile(database.db, await fileNamed('b.xml', xml), NOW)).toEqual({ taken: 2, left: 1 })
  })

  test('that is missing or broken is told in one sentence', async () => {
    await expect(importPubmedFile(database.db, path.join(folder, 'none.xml'), NOW)).rejects.toThrow(StartupError)
    const broken = gzipSync(articleSetXml(papers(400))).subarray(0, 3000)
    await expect(importPubmedFile(database.db, await fileNamed('c.xml.gz', broken), NOW)).rejects.toThrow(StartupError)
  })
})

const MIB = 1024 ** 2
const MOST_MIB = 30

test('a file does not pass through memory whole', async () => {
  const file = path.join(folder, 'large.xml')
  const stream = createWriteStream(file)
  // The same paper many times: sixty megabytes of file, one row.
  const padding = '<!-- '.concat('x'.repeat(30_000), ' -->')
  const [paper] = papers(1)
  for (let turn = 0; turn < 2000; turn += 1)
    if (paper && !stream.write(`${articleXml(paper)}${padding}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  /** What is held when everything that nobody holds has been collected. */
  const held = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / MIB
  }
  const before = held()
  const most: number[] = []
  // Looked at each time some hundreds of papers are about to be written.
  const db: typeof database.db = Object.create(database.db, {
    transaction: {
      value: (...work: Parameters<typeof database.db.transaction>) => {
        most.push(held() - before)
        return database.db.transaction(...work)
      },
    },
  })
  expect((await importPubmedFile(db, file, NOW)).taken).toBe(2000)
  expect(most.length).toBeGreaterThanOrEqual(10)
  expect(Math.max(...most)).toBeLessThan(MOST_MIB)
})
