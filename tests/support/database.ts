import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Database, type Db, openDatabase } from '#platform/db/database.server.ts'
import { runOn, withDatabase } from './database-server.ts'

export type TestDatabase = {
  readonly db: Db
  readonly pool: pg.Pool
  readonly url: string
  readonly database: Database
  /** Empties every table (as migrations left none filled) for a file whose tests must not see each other's rows. */
  clear: () => Promise<void>
}

/**
 * Gives the test file a database of its own, migrated and empty, for its whole length:
 *
 *   const database = useTestDatabase()
 *   beforeEach(() => database.clear())
 *   test('…', async () => { await addFavorite(database.db, …) })
 */
export function useTestDatabase(options: { maxConnections?: number } = {}): TestDatabase {
  let opened: (Database & { url: string; drop: () => Promise<void> }) | null = null
  const current = () => {
    if (!opened) throw new Error('The test database exists only inside tests and hooks.')
    return opened
  }
  beforeAll(async () => {
    opened = await createTestDatabase(inject('databaseServer'), options)
  })
  afterAll(async () => {
    await opened?.drop()
  })
  return {
    get db() {
      return current().db
    },
    get pool() {
      return current().pool
    },
    get url() {
      return current().url
    },
    get database() {
      return current()
    },
    clear: () => clearTables(current().db),
  }
}

/** A copy of the migrated database, also for scripts and browser tests: `createTestDatabase(await startTestServer())`. */
export async function createTestDatabase(
  server: { url: string; template: string },
  options: { maxConnections?: number } = {},
): Promise<Database & { url: string; drop: () => Promise<void> }> {
  const name = `${server.template.replace(/_template$/, '')}_${randomBytes(4).toString('hex')}`
  await runOn(server.url, `create database ${name} template ${server.template}`)
  const url = withDatabase(server.url, name)
  const database = openDatabase({ url, maxConnections: options.maxConnections ?? 10, applicationName: 'camice-tests' })
  const drop = async () => {
    await database.close()
    await runOn(server.url, `drop database if exists ${name} with (force)`)
  }
  return { ...database, url, drop }
}

async function clearTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'pgboss') and tablename <> 'schema_migrations'`,
  )
  if (rows.length === 0) return
  await db.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`))
}
