import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { StartupError } from './startup-error.ts'

export type MigrateOptions = {
  url: string
  /** Where drizzle-kit writes: the project's `db/migrations` unless told. */
  folder?: string
  /** The last migration to apply; a restore stops at the schema its copy was made with. */
  upTo?: string | undefined
  log?: (sentence: string) => void
}

export type Migration = { name: string; sql: string; hash: string }

/** One number for all nodes: whoever holds it migrates, the others wait and then find nothing to do. */
const migrationLock = [0x63616d, 2] as const
const waitForOthersMs = 120_000
const oldestPostgres = 15

/** Brings the schema up to this version. Each migration is one transaction, so a death half-way leaves none half applied. */
export async function migrate(options: MigrateOptions): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(options.folder ?? path.resolve('db/migrations'))
  return withMigrationClient(options.url, async (client) => {
    await refuseOldServer(client)
    await client.query(`set lock_timeout = ${waitForOthersMs}`)
    // If this node dies in the middle of a long statement, PostgreSQL notices within a second and undoes it.
    await client.query('set client_connection_check_interval = 1000').catch(() => undefined)
    await client.query('select pg_advisory_lock($1, $2)', [...migrationLock]).catch((error) => {
      if (error.code !== '55P03') throw error
      throw new StartupError(
        'Un altro nodo sta aggiornando il database da più di due minuti: riavvia quando ha finito.',
      )
    })
    await client.query('set lock_timeout = 0')
    const last = options.upTo ? migrations.findIndex((migration) => migration.name === options.upTo) : migrations.length
    const pending = (await findPending(client, migrations)).filter((migration) => migrations.indexOf(migration) <= last)
    for (const migration of pending) {
      options.log?.(`Aggiorno il database: ${migration.name}`)
      await apply(client, migration)
    }
    return { applied: pending.map((migration) => migration.name) }
  })
}

/** The migrations this database still lacks; nothing is changed. */
export async function pendingMigrations(options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.folder ?? path.resolve('db/migrations'))
  return withMigrationClient(options.url, async (client) => {
    const pending = await findPending(client, migrations)
    return pending.map((migration) => migration.name)
  })
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`)
  if (rows[0].major >= oldestPostgres) return
  throw new StartupError(
    `Il database è PostgreSQL ${rows[0].major}, Camice ha bisogno almeno di PostgreSQL ${oldestPostgres}.`,
  )
}

async function withMigrationClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'camice-migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect().catch((error: Error) => {
    throw new StartupError(
      `Il database non risponde (${error.message || 'connessione rifiutata'}): controlla DATABASE_URL e riavvia.`,
    )
  })
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(path.join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const sql = await readFile(path.join(folder, `${tag}.sql`), 'utf8')
      return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function findPending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows: found } = await client.query(`select to_regclass('public.schema_migrations') is not null as exists`)
  if (!found[0]?.exists) return migrations
  const { rows: applied } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by position',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const unknown = applied.find((row) => !known.has(row.name))
  if (unknown) {
    throw new StartupError(
      `Il database è di una versione più nuova di Camice (contiene l’aggiornamento "${unknown.name}"): avvia quella versione, oppure riprendi una copia fatta con questa.`,
    )
  }
  const changed = applied.find((row) => known.get(row.name)?.hash !== row.hash)
  if (changed) {
    throw new StartupError(
      `L’aggiornamento "${changed.name}" del database è stato cambiato dopo essere stato applicato: ripristina il file originale in db/migrations e scrivi le novità in un aggiornamento nuovo.`,
    )
  }
  const done = new Set(applied.map((row) => row.name))
  return migrations.filter((migration) => !done.has(migration.name))
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(
      'create table if not exists schema_migrations (position integer generated always as identity primary key, name text not null unique, hash text not null, applied_at timestamptz not null default now())',
    )
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw explain(migration, error as Error & { code?: string })
  }
}

function explain(migration: Migration, error: Error & { code?: string }): Error {
  if (error.code === '53100') {
    return new StartupError(
      'Il database non ha più spazio su disco: libera spazio e riavvia; niente di quanto già salvato è andato perso.',
    )
  }
  const isAboutExtensions = /create extension/i.test(migration.sql) && /extension/i.test(error.message)
  if (isAboutExtensions) {
    return new StartupError(
      `Il database non ha le estensioni pg_trgm e unaccent o non permette di crearle (${error.message}): chiedi a chi lo amministra di eseguire "create extension pg_trgm; create extension unaccent;".`,
    )
  }
  return new StartupError(
    `L’aggiornamento "${migration.name}" del database non è riuscito (${error.message}): niente è stato cambiato.`,
  )
}
