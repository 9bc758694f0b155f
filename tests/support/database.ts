import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { Database, Db } from '#platform/db/database.server.ts'
import { createTestDatabase } from './database-server.ts'

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

/** Tables that hold something, or did: the others have no size. */
const tables = sql`
  select format('%I.%I', relnamespace::regnamespace, relname) as name
  from pg_class
  where relkind = 'r' and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'pgboss')
    and relname <> 'schema_migrations' and pg_relation_size(oid) > 0`

const sequences = `
  select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on pg_class.oid = seqrelid
  where relnamespace::regnamespace::text <> 'pgboss' and pg_sequence_last_value(seqrelid) is not null`

/**
 * Truncating a table takes longer than emptying it of the few rows of a test: who may set aside foreign keys and the triggers
 * of append-only tables does that instead.
 */
async function clearTables(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(tables)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name)
  const { rows: allowed } = await db.execute<{ is_superuser: string }>(sql`show is_superuser`)
  if (allowed[0]?.is_superuser !== 'on') {
    await db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`))
    return
  }
  const deletions = names.map((name) => `delete from ${name}`)
  await db.execute(sql.raw(['set local session_replication_role = replica', ...deletions, sequences].join(';')))
}
