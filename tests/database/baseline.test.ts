// reads: db/migrations/**/* tests/database/before-baseline.json.gz
import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { movableClock } from '#platform/clock.ts'
import { openDatabase } from '#platform/db/database.server.ts'
import { migrate, pendingMigrations, readReplaced, withBaseline } from '#platform/db/migrate.server.ts'
import { parseEnv } from '#platform/env.server.ts'
import { seedClub } from '../../db/seed/seed-club.ts'
import { oldMigrations } from '../support/before-baseline.ts'
import { createTestDatabase, PATIENCE, runOn, withDatabase } from '../support/database-server.ts'

const folder = path.resolve('db/migrations')

/** Everything the catalogue of a database says of what the club made in it; the order of columns is no part of it. */
const CATALOGUE = [
  `select 'column', table_name, column_name, data_type, udt_name, is_nullable, column_default, is_identity, generation_expression
     from information_schema.columns where table_schema = 'public'`,
  `select 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
     where connamespace = 'public'::regnamespace`,
  `select 'index', tablename, indexname, indexdef from pg_indexes where schemaname = 'public'`,
  `select 'trigger', tgrelid::regclass::text, tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select 'function', proname, pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace
     and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  `select 'enum', typname, array_agg(enumlabel::text order by enumlabel::text) from pg_enum join pg_type on pg_type.oid = enumtypid group by 1, 2`,
  `select 'sequence', sequencename, start_value, min_value, max_value from pg_sequences where schemaname = 'public'`,
  `select 'option', relname, reloptions from pg_class where relnamespace = 'public'::regnamespace and reloptions is not null`,
]

async function onClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const catalogueOf = (url: string) =>
  onClient(url, async (client) => {
    const lines: string[] = []
    for (const query of CATALOGUE)
      lines.push(...(await client.query({ text: query, rowMode: 'array' })).rows.map((row) => JSON.stringify(row)))
    return lines.sort()
  })

/** A mark of all the rows of each table. */
const rowsOf = (url: string) =>
  onClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> 'schema_migrations' order by 1`,
    )
    const marks: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
      marks[name] = `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`
    }
    return marks
  })

/** A database as the migrations of before made it, up to one of them. */
async function makeOld(url: string, count: number): Promise<void> {
  const before = oldMigrations().slice(0, count)
  await onClient(url, async (client) => {
    await client.query(
      'create table schema_migrations (position integer generated always as identity primary key, name text not null unique, hash text not null, applied_at timestamptz not null default now())',
    )
    for (const { name, sql } of before) {
      const hash = createHash('sha256').update(sql).digest('hex')
      await client.query('begin')
      await client.query(sql)
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
    }
  })
}

describe('the baseline of the schema', () => {
  const server = inject('databaseServer')
  const url = withDatabase(server.url, `old_${process.pid}`)
  const partly = withDatabase(server.url, `partly_${process.pid}`)
  const create = (name: string) =>
    runOn(
      server.url,
      `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'it-IT' locale 'C'`,
    )

  beforeAll(async () => {
    await create(`old_${process.pid}`)
    await create(`partly_${process.pid}`)
  })
  afterAll(async () => {
    for (const name of ['old', 'partly'])
      await runOn(server.url, `drop database if exists ${name}_${process.pid} with (force)`)
  })

  test('makes what the migrations of before made, and a club that was there loses nothing', async () => {
    const old = oldMigrations()
    await makeOld(url, old.length)
    const seeding = openDatabase({ url, ...PATIENCE })
    await seedClub(seeding.db, { clock: movableClock(), scale: 1, isDemo: true, club: parseEnv({}).club })
    await seeding.close()
    const before = await rowsOf(url)
    expect(Object.keys(before).length).toBeGreaterThan(70)
    expect(await pendingMigrations({ url, folder })).toEqual([])
    expect(await migrate({ url, folder })).toEqual({ applied: [] })
    expect(await migrate({ url, folder })).toEqual({ applied: [] })
    expect(await rowsOf(url)).toEqual(before)
    const fresh = await createTestDatabase(server)
    expect(await catalogueOf(url)).toEqual(await catalogueOf(fresh.url))
    await fresh.drop()
    const names = await onClient(url, (client) => client.query('select name from schema_migrations'))
    expect(names.rows).toEqual([{ name: '0000_baseline' }])
  })

  test('is refused by a database that stopped on the way there, which stays as it is', async () => {
    await makeOld(partly, 40)
    const before = await catalogueOf(partly)
    await expect(migrate({ url: partly, folder })).rejects.toThrow(
      `prima dell’aggiornamento "${oldMigrations()[40]?.name}"`,
    )
    expect(await catalogueOf(partly)).toEqual(before)
  })

  test('is what a copy made before was made with, and what came after it stays after it', async () => {
    const replaced = await readReplaced(folder)
    const names = oldMigrations().map(({ name }) => name)
    expect(withBaseline(names, replaced)).toEqual(['0000_baseline'])
    expect(withBaseline([...names, '0001_later'], replaced)).toEqual(['0000_baseline', '0001_later'])
    expect(withBaseline(['0000_baseline', '0001_later'], replaced)).toEqual(['0000_baseline', '0001_later'])
    expect(() => withBaseline(names.slice(0, -1), replaced)).toThrow('versione di prova')
  })

  test('is SQL and one snapshot, in under 500 kB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000)
  })
})
