import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { findMemberByUsername } from '#areas/audience/store.server.ts'
import { movableClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { sessionCookieName } from '#platform/session/cookie.ts'
import { createSession } from '#platform/session/store.server.ts'
import { seedReading } from '../../db/seed/reading.ts'
import { seedClub } from '../../db/seed/seed-club.ts'
import { createTestDatabase } from '../support/database-server.ts'
import { markOf } from '../support/roles.ts'
import type { Bar } from './report.ts'

const SMALL = 1_000
const LARGE = 100_000
const ROUNDS = 20

/** What a reader types: a common word, two words, a misspelt one, the beginning of one, rare ones. */
const TYPED = ['ipertensione', 'consenso informato', 'ipertenzione', 'antib', 'fibrillazione atriale', 'gelli bianco']
const SECTIONS = [
  { exclude: { contentType: ['Modulo', 'Tool'] } },
  { contentType: ['Modulo'] },
  { contentType: ['Tool'] },
]
const PAGES = ['/news-approfondimenti', '/news-approfondimenti?pagina=3', '/news-approfondimenti/clinica-e-terapia']

type Statement = { text: string; values: unknown[]; rowMode: string | undefined }
type Archive = {
  ask(payload: object): Promise<void>
  /** What the search box shows under the words typed so far. */
  suggest(text: string): Promise<void>
  open(path: string): Promise<void>
  /** The statements of some work, as the database got them. */
  statementsOf(work: () => Promise<void>): Promise<Statement[]>
  run(statements: readonly Statement[]): Promise<void>
  close(): Promise<void>
}

/** How much slower typeahead and listing are in a large archive than in a small one, and than their own SQL. */
export async function measureReadingScale(server: { url: string; template: string }): Promise<Bar[]> {
  const small = await openArchive(server, SMALL)
  const large = await openArchive(server, LARGE)
  try {
    const type = async (archive: Archive) => {
      for (const contains of TYPED)
        for (const section of SECTIONS) await archive.ask({ contains, ...section, criteria: { rows: 5, offset: 0 } })
    }
    const suggest = async (archive: Archive) => {
      for (const text of TYPED) await archive.suggest(text)
    }
    const list = async (archive: Archive) => {
      for (const offset of [12, 36]) await archive.ask({ ...SECTIONS[0], criteria: { rows: 12, offset } })
      await archive.ask({ ...SECTIONS[0], category: ['clinica-e-terapia'], criteria: { rows: 12, offset: 0 } })
    }
    const read = async (archive: Archive) => {
      for (const page of PAGES) await archive.open(page)
    }
    const times = `${LARGE} / ${SMALL} items`
    return [
      {
        name: `typeahead, ${times}`,
        ratio: await ratioOf(
          () => suggest(large),
          () => suggest(small),
        ),
        atMost: 2,
      },
      {
        name: `search calls, ${times}`,
        ratio: await ratioOf(
          () => type(large),
          () => type(small),
        ),
        atMost: 3,
      },
      { name: `search calls, ${LARGE} items / its SQL`, ratio: await againstSql(large, type), atMost: 2 },
      {
        name: `listing, ${times}`,
        ratio: await ratioOf(
          () => list(large),
          () => list(small),
        ),
        atMost: 3,
      },
      { name: `listing, ${LARGE} items / its SQL`, ratio: await againstSql(large, list), atMost: 2 },
      {
        name: `listing as a page, ${times}`,
        ratio: await ratioOf(
          () => read(large),
          () => read(small),
        ),
        atMost: 3,
      },
    ]
  } finally {
    await small.close()
    await large.close()
  }
}

async function againstSql(archive: Archive, work: (archive: Archive) => Promise<void>): Promise<number> {
  const statements = await archive.statementsOf(() => work(archive))
  return ratioOf(
    () => work(archive),
    () => archive.run(statements),
  )
}

/** The two take turns, so that a machine that slows down slows both; the quickest half of the turns counts. */
async function ratioOf(one: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const [ones, others]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    ones.push(await timeOf(one))
    others.push(await timeOf(other))
  }
  return quickHalf(ones) / quickHalf(others)
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function quickHalf(times: readonly number[]): number {
  const quickest = times.toSorted((a, b) => a - b).slice(0, Math.ceil(times.length / 2))
  return quickest.reduce((sum, time) => sum + time, 0) / quickest.length
}

async function openArchive(server: { url: string; template: string }, items: number): Promise<Archive> {
  const { url, drop } = await createTestDatabase(server)
  const clock = movableClock()
  const seeding = openDatabase({ url, statementTimeoutMs: 600_000 })
  await seedClub(seeding.db, { clock, scale: 1, isDemo: true, club: parseEnv({}).club })
  await seedReading(seeding.db, { now: clock.now(), scale: items })
  await seeding.pool.query('vacuum analyze content_items')
  const member = await findMemberByUsername(seeding.db, 1003)
  if (!member) throw new Error('The demo has no member 1003.')
  const token = await createSession(seeding.db, {
    memberId: member.id,
    now: clock.now(),
    role: await markOf(seeding.db, member.id, clock.now()),
  })
  await seeding.close()
  const built = await import(path.resolve('build/server/index.js'))
  const database = built.openDatabase({ url })
  const { createApp } = await built.loadApp()
  const app: FastifyInstance = await createApp({
    // A busy machine must not make the measure meet the answer of an overloaded club.
    env: parseEnv({
      LOG_LEVEL: 'silent',
      DEMO_MODE: '1',
      PAGE_CACHE_BYTES: '0',
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_MEMORY_MB: '0',
    }),
    database,
    databaseUrl: url,
    clock,
    clientFolder: path.resolve('build/client'),
  })
  await app.ready()
  const headers = { cookie: `${sessionCookieName(false)}=${token}`, 'sec-fetch-site': 'same-origin' }
  return {
    async ask(payload) {
      const address = '/api/CMS/Search/EditorialContent/Ungrouped'
      const answer = await app.inject({ method: 'POST', url: address, headers, payload })
      if (answer.statusCode !== 200) throw new Error(`A search answered ${answer.statusCode}.`)
    },
    async suggest(text) {
      const answer = await app.inject({ url: `/api/search/suggestions?s=${encodeURIComponent(text)}`, headers })
      if (answer.statusCode !== 200) throw new Error(`The search box was answered ${answer.statusCode}.`)
    },
    async open(page) {
      const answer = await app.inject({ url: page })
      if (answer.statusCode !== 200) throw new Error(`${page} answered ${answer.statusCode}.`)
    },
    statementsOf: (work) => recording(database.pool, work),
    async run(statements) {
      for (const { text, values, rowMode } of statements)
        await database.pool.query({ text, values, ...(rowMode && { rowMode }) } as pg.QueryConfig)
    },
    async close() {
      await app.close()
      await database.close()
      await drop()
    },
  }
}

async function recording(pool: pg.Pool, work: () => Promise<void>): Promise<Statement[]> {
  const recorded: Statement[] = []
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  pool.query = ((config: { text: string; rowMode?: string }, values: unknown[], ...rest: unknown[]) => {
    recorded.push({ text: config.text, values: values ?? [], rowMode: config.rowMode })
    return query(config, values, ...rest)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = query as typeof pool.query
  }
  return recorded
}
