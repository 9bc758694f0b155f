import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '#platform/db/database.server.ts'
import { stopPostmaster } from '#platform/db/embedded/postmaster.server.ts'
import { isAlive } from '#platform/db/embedded/process.server.ts'
import { startEmbedded } from '#platform/db/embedded.server.ts'
import { migrate } from '#platform/db/migrate.server.ts'
import { WAIT_MS } from './patience.ts'

/** A server with one migrated database that is never used itself: test databases are copies of it. */
export type TestServer = { url: string; template: string; stop: () => Promise<void> }

const projectFolder = path.resolve(import.meta.dirname, '../..')
/** A server that is slow to end still writes. */
const GONE = { recursive: true, force: true, maxRetries: 50, retryDelay: 100 } as const
const longestRunMs = 2 * 60 * 60 * 1000

/** The embedded server in a temporary folder or, with TEST_DATABASE_URL, a server that already runs. */
export async function startTestServer(): Promise<TestServer> {
  const foreign = process.env.TEST_DATABASE_URL
  const server = foreign ? { url: foreign, stop: async () => undefined } : await startTemporaryServer()
  const template = `camice_test_${Date.now()}_${process.pid}_template`
  try {
    if (foreign) await dropAbandoned(foreign)
    await runOn(
      server.url,
      `create database ${template} template template0 encoding 'UTF8' locale_provider icu icu_locale 'it-IT' locale 'C'`,
    )
    await migrate({ url: withDatabase(server.url, template), folder: path.join(projectFolder, 'db/migrations') })
  } catch (error) {
    await server.stop()
    throw error
  }
  const stop = async () => {
    if (foreign) await runOn(foreign, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
  return { url: server.url, template, stop }
}

async function startTemporaryServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const parent = (await hasRoomInMemory()) ? MEMORY : tmpdir()
  const runs = path.join(parent, `camice-tests-${process.getuid?.() ?? 'me'}`)
  await mkdir(runs, { recursive: true, mode: 0o755 })
  await removeKilledRuns(runs)
  const folder = path.join(runs, `${process.pid}-${Date.now()}`)
  const server = await startEmbedded({ projectFolder, purpose: 'tool', folder, durability: 'tests' })
  const stop = async () => {
    await server.stop()
    await rm(folder, GONE)
  }
  return { url: server.url, stop }
}

/** The folder that Linux keeps in memory: on a disk, databases that live a moment cost more to make and drop than their tests. */
const MEMORY = '/dev/shm'
const GIB = 1024 ** 3

/** A whole run takes about half of this; what the machine does not have to spare stays on the disk. */
async function hasRoomInMemory(): Promise<boolean> {
  if (process.availableMemory() < 3 * GIB) return false
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize >= GIB
  } catch {
    return false
  }
}

async function removeKilledRuns(runs: string): Promise<void> {
  for (const name of await readdir(runs)) {
    if (isAlive(Number.parseInt(name, 10))) continue
    const folder = path.join(runs, name)
    await stopPostmaster({ dataFolder: path.join(folder, 'data') })
    await rm(folder, GONE)
  }
}

async function dropAbandoned(url: string): Promise<void> {
  const { rows } = await runOn(url, `select datname from pg_database where datname like 'camice\\_test\\_%'`)
  for (const { datname } of rows as { datname: string }[]) {
    const bornMs = Number(datname.split('_')[2])
    if (Date.now() - bornMs > longestRunMs) await runOn(url, `drop database if exists ${datname} with (force)`)
  }
}

/** A busy machine must not make a test meet the limits of a database that does not answer. */
export const PATIENCE = { connectionTimeoutMs: WAIT_MS, statementTimeoutMs: WAIT_MS } as const

/** A copy of the migrated database, also for scripts and browser tests: `createTestDatabase(await startTestServer())`. */
export async function createTestDatabase(
  server: { url: string; template: string },
  options: { maxConnections?: number } = {},
): Promise<Database & { url: string; drop: () => Promise<void> }> {
  const name = `${server.template.replace(/_template$/, '')}_${randomBytes(4).toString('hex')}`
  await runOn(server.url, `create database ${name} template ${server.template} strategy file_copy`)
  const url = withDatabase(server.url, name)
  const database = openDatabase({
    url,
    maxConnections: options.maxConnections ?? 10,
    applicationName: 'camice-tests',
    ...PATIENCE,
  })
  const drop = async () => {
    await database.close()
    await runOn(server.url, `drop database if exists ${name} with (force)`)
  }
  return { ...database, url, drop }
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

export async function runOn(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE.connectionTimeoutMs })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
