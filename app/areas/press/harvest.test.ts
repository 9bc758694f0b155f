import { createServer } from 'node:http'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Log } from '#platform/log/log.server.ts'
import { pubmedClient } from '#platform/outside/pubmed/client.server.ts'
import type { LiteraturePort } from '#platform/outside/pubmed/port.ts'
import { standInLiterature } from '#platform/outside/pubmed/stand-in.server.ts'
import { standInArticle } from '#platform/outside/pubmed/stand-in-article.ts'
import { articleSetXml } from '#platform/outside/pubmed/stand-in-xml.ts'
import { seedPressCategories } from '../../../db/seed/press-categories.ts'
import { seedProfessions } from '../../../db/seed/professions.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { WAIT_MS } from '../../../tests/support/patience.ts'
import { harvestLiterature, importRecords, searchPress } from './commands.server.ts'
import { aRecord } from './fixtures.ts'
import { defaultPeriod } from './rules.ts'
import { findRecord, listCategoriesToHarvest, listPressCategories, searchRecords } from './store.server.ts'

const database = useTestDatabase()
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }
const now = new Date('2026-11-15T10:00:00Z')
const question = { from: '2026-10-15', to: '2026-11-15', categoryId: 108, keyword: '' } as const
const searching = { now, log: silent, offset: 0, limit: 7, longestMs: WAIT_MS }

beforeEach(async () => {
  await database.clear()
  await seedProfessions(database.db)
  await seedPressCategories(database.db)
})

const count = async () =>
  Number((await database.db.execute('select count(*)::int as n from literature_records')).rows[0]?.n)

/** The service on loopback, as long as it is up. */
async function service(): Promise<{ port: LiteraturePort; asked: string[]; fall(): void }> {
  const asked: string[] = []
  let isUp = true
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked.push(body)
    if (!isUp) return void response.writeHead(503).end()
    const answer = request.url?.includes('esearch')
      ? '<eSearchResult><Count>3</Count><QueryKey>1</QueryKey><WebEnv>W</WebEnv><IdList/></eSearchResult>'
      : articleSetXml([0, 1, 2].map((index) => standInArticle('2026-11-14', index)))
    response.end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const port = pubmedClient({ baseUrl, apiKey: 'k', email: 'a@b.it', log: silent, retryDelayMs: 1 })
  const fall = () => {
    isUp = false
  }
  return { port, asked, fall }
}

describe('the harvest', () => {
  test('takes what entered in a month, and the day after only what is new', async () => {
    const port = standInLiterature()
    expect(await harvestLiterature(database.db, port, { now, log: silent })).toBeGreaterThan(100)
    const first = await count()
    expect(await listCategoriesToHarvest(database.db, '2026-11-15')).toEqual([])
    expect(await harvestLiterature(database.db, port, { now, log: silent })).toBe(0)
    const tomorrow = new Date(now.getTime() + 86_400_000)
    await harvestLiterature(database.db, port, { now: tomorrow, log: silent })
    expect((await count()) - first).toBeLessThanOrEqual(7)
    expect(await count()).toBeGreaterThan(first)
  })

  test('of a retraction brings the paper it is about up to date', async () => {
    await importRecords(database.db, [aRecord({ pmid: 1 })], { now })
    const notice = aRecord({ pmid: 2, notices: [{ kind: 'about', source: 'Ann. 2026', pmid: 1 }] })
    const retracted = aRecord({ pmid: 1, notices: [{ kind: 'retraction', source: 'Ann. 2026', pmid: 2 }] })
    const port: LiteraturePort = {
      name: 'one notice',
      async *search() {
        yield [notice]
      },
      findByPmid: async (pmids) => [retracted].filter(({ pmid }) => pmids.includes(pmid)),
      findByDoi: async () => null,
    }
    await harvestLiterature(database.db, port, { now, log: silent })
    expect(await findRecord(database.db, 1)).toMatchObject({ notices: retracted.notices })
  })

  test('of a catalogue that falls keeps what it had, and goes on from there later', async () => {
    const { port, asked, fall } = await service()
    await database.db.execute('update press_categories set is_downloaded = id in (108, 109, 110)')
    await database.db.execute("update press_categories set harvested_to = '2026-11-14' where id = 108")
    fall()
    expect(await harvestLiterature(database.db, port, { now, log: silent })).toBe(0)
    expect(await listCategoriesToHarvest(database.db, '2026-11-15')).toHaveLength(3)
    const working = await service()
    expect(await harvestLiterature(database.db, working.port, { now, log: silent })).toBe(9)
    expect(await listCategoriesToHarvest(database.db, '2026-11-15')).toEqual([])
    expect(asked.length).toBeGreaterThan(1)
    expect(working.asked.filter((body) => body.includes('mindate=2026%2F11%2F13'))).toHaveLength(1)
  })
})

test('with the month it begins with, the demo finds papers in every specialisation', async () => {
  const port = standInLiterature()
  await harvestLiterature(database.db, port, { now, log: silent })
  const period = defaultPeriod('2026-11-15')
  const empty: string[] = []
  for (const { id, name } of await listPressCategories(database.db)) {
    const found = await searchRecords(database.db, { ...period, categoryId: id, keyword: '' }, { offset: 0, limit: 1 })
    if (found.length === 0) empty.push(name)
  }
  expect(empty).toEqual([])
})

test('figures below and above the line are found as they are typed and as they are printed', async () => {
  const title = 'CO₂ and 10¹⁸ particles'
  await importRecords(database.db, [aRecord({ pmid: 1, title })], { now })
  for (const keyword of ['CO2', 'CO₂', '1018', 'particles'])
    expect(
      await searchPress(database.db, { ...question, keyword }, { ...searching, port: null }),
      keyword,
    ).toHaveLength(1)
})

describe('a search that the club cannot fill', () => {
  test('asks the catalogue once for the same question, and files what it gives where it was asked', async () => {
    const { port, asked } = await service()
    const found = await searchPress(database.db, question, { ...searching, port })
    expect(found).toHaveLength(3)
    expect(asked).toHaveLength(2)
    await searchPress(database.db, question, { ...searching, port })
    expect(asked).toHaveLength(2)
    await searchPress(database.db, question, { ...searching, port, now: new Date(now.getTime() + 2 * 3_600_000) })
    expect(asked.length).toBeGreaterThan(2)
  })

  test('answers with what it has when the catalogue is down', async () => {
    const { port, fall } = await service()
    fall()
    await importRecords(database.db, [aRecord({ pmid: 1 })], { now })
    const found = await searchPress(database.db, question, { ...searching, port })
    expect(found.map(({ id }) => id)).toEqual([1])
    expect(await searchPress(database.db, question, { ...searching, port: null })).toHaveLength(1)
  })
})
