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
  const folder = options.folder ?? path.resolve('db/migrations')
  const [migrations, replaced] = await Promise.all([readMigrations(folder), readReplaced(folder)])
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
    await adoptBaseline(client, migrations, replaced)
    const pending = (await findPending(client, migrations, replaced)).filter(
      (migration) => migrations.indexOf(migration) <= last,
    )
    for (const migration of pending) {
      options.log?.(`Aggiorno il database: ${migration.name}`)
      await apply(client, migration)
    }
    return { applied: pending.map((migration) => migration.name) }
  })
}

/** The migrations this database still lacks; nothing is changed. */
export async function pendingMigrations(options: MigrateOptions): Promise<string[]> {
  const folder = options.folder ?? path.resolve('db/migrations')
  const [migrations, replaced] = await Promise.all([readMigrations(folder), readReplaced(folder)])
  return withMigrationClient(options.url, async (client) => {
    const pending = await findPending(client, migrations, replaced)
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

/** Migrations that one stands for: a database that has them all has that one. */
export type Replaced = { by: string; migrations: readonly (readonly [name: string, hash: string])[] }

export async function readReplaced(folder: string): Promise<Replaced> {
  return JSON.parse(await readFile(path.join(folder, 'replaced.json'), 'utf8')) as Replaced
}

/** The names a database or a copy of one was made with, where those of before the baseline count as the baseline. */
export function withBaseline(names: readonly string[], { by, migrations }: Replaced): string[] {
  const isBefore = names[0] === migrations[0]?.[0]
  const [missing] = isBefore ? (migrations.find(([name], at) => names[at] !== name) ?? []) : []
  if (missing)
    throw new StartupError(
      `Il database viene da una versione di prova e si ferma prima dell’aggiornamento "${missing}": avvia una volta la versione che lo contiene, poi questa.`,
    )
  return isBefore ? [by, ...names.slice(migrations.length)] : [...names]
}

type Applied = { name: string; hash: string }

async function appliedIn(client: pg.Client): Promise<Applied[] | null> {
  const { rows: found } = await client.query(`select to_regclass('public.schema_migrations') is not null as exists`)
  if (!found[0]?.exists) return null
  return (await client.query<Applied>('select name, hash from schema_migrations order by position')).rows
}

/** A database of before the baseline has what it makes: only the names of what made it change. */
async function adoptBaseline(client: pg.Client, migrations: Migration[], replaced: Replaced): Promise<void> {
  const applied = await appliedIn(client)
  const baseline = migrations.find(({ name }) => name === replaced.by)
  if (!baseline || !applied || applied[0]?.name !== replaced.migrations[0]?.[0]) return
  withBaseline(
    applied.map(({ name }) => name),
    replaced,
  )
  refuseChanged(applied, new Map(replaced.migrations))
  await client.query('begin')
  await client.query('delete from schema_migrations where name = any($1)', [replaced.migrations.map(([name]) => name)])
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [baseline.name, baseline.hash])
  await client.query('commit')
}

function refuseChanged(applied: readonly Applied[], hashes: ReadonlyMap<string, string>): void {
  const changed = applied.find(({ name, hash }) => hashes.has(name) && hashes.get(name) !== hash)
  if (!changed) return
  throw new StartupError(
    `L’aggiornamento "${changed.name}" del database è stato cambiato dopo essere stato applicato: ripristina il file originale in db/migrations e scrivi le novità in un aggiornamento nuovo.`,
  )
}

async function findPending(client: pg.Client, migrations: Migration[], replaced: Replaced): Promise<Migration[]> {
  const applied = await appliedIn(client)
  if (!applied) return migrations
  refuseChanged(
    applied,
    new Map([...replaced.migrations, ...migrations.map(({ name, hash }) => [name, hash] as const)]),
  )
  const names = withBaseline(
    applied.map(({ name }) => name),
    replaced,
  )
  const unknown = names.find((name) => !migrations.some((migration) => migration.name === name))
  if (unknown) {
    throw new StartupError(
      `Il database è di una versione più nuova di Camice (contiene l’aggiornamento "${unknown}"): avvia quella versione, oppure riprendi una copia fatta con questa.`,
    )
  }
  return migrations.filter(({ name }) => !names.includes(name))
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
