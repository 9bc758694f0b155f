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

type Columns = ReadonlyMap<string, readonly string[]>

/** The tables of the club and the columns that are written, as a database has them. */
const columnsOf = (url: string): Promise<Columns> =>
  onClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `select table_name as table, array_agg(column_name::text order by column_name) as columns
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
         and table_name <> 'schema_migrations' group by 1`,
    )
    return new Map(rows.map(({ table, columns }) => [table, columns]))
  })

/** What a database of before has and today's still has: what is moved elsewhere is looked at by itself. */
function inBoth(old: Columns, today: Columns): Columns {
  return new Map(
    [...old].flatMap(([table, names]) => {
      const left = names.filter((name) => today.get(table)?.includes(name))
      return left.length > 0 ? [[table, left] as const] : []
    }),
  )
}

/** Roles (0010) and answers of services (0013) as they were kept. */
const writeWhatMoves = (url: string) =>
  onClient(url, async (client) => {
    await client.query(
      `update members set staff_role = 'operator', staff_role_since = '2026-01-02' where username = 9002`,
    )
    const { rows } = await client.query<{ id: string }>(
      `update service_requests set answer = 'Ecco il parere', answered_at = '2026-02-03', answer_by = '2026-02-10'
       where id = (select id from service_requests order by id limit 1) returning id`,
    )
    expect(rows).toHaveLength(1)
    return { role: '9002 operator 2026-01-02', answer: `${rows[0]?.id} Ecco il parere 2026-02-03 2026-02-11` }
  })

const readWhatMoved = (url: string) =>
  onClient(url, async (client) => {
    const { rows } = await client.query<{ role: string; answer: string }>(
      `select (select m.username || ' ' || r.role || ' ' || r.since::date from member_roles r join members m on m.id = r.member_id) as role,
         (select a.request_id || ' ' || a.text || ' ' || a.created_at::date || ' ' || (l.due_at at time zone 'Europe/Rome')::date
          from request_answers a join leads l on l.id = a.request_id) as answer`,
    )
    return rows[0]
  })

/** How often the club uses a word is counted again with the courses (0029). */
const wordsOnce = (rows: ReadonlyMap<string, readonly string[]>) =>
  new Map([
    ...rows,
    [
      'content_words',
      rows
        .get('content_words')
        ?.map((row) => JSON.parse(row).word)
        .toSorted(),
    ],
  ])

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

/** All the rows of each table in these columns, in no order but their own. */
const rowsOf = (url: string, columns: Columns) =>
  onClient(url, async (client) => {
    const rows = new Map<string, string[]>()
    for (const [table, names] of columns) {
      const { rows: found } = await client.query<{ row: string }>(
        `select to_jsonb(r)::text as row from (select ${quoted(names)} from "${table}") r order by 1`,
      )
      rows.set(
        table,
        found.map(({ row }) => wholeAsWhole(row)),
      )
    }
    return rows
  })

/** Credits have tenths (LRN-006): what is whole reads as it did before. */
const wholeAsWhole = (row: string) => row.replace(/(?<!\\)": (-?\d+)\.0(?=[,}])/g, '": $1')

/** What now has tenths was whole. */
const asItWas = (url: string, rows: ReadonlyMap<string, readonly string[]>) =>
  onClient(url, async (client) => {
    const { rows: tenths } = await client.query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public' and data_type = 'numeric' and numeric_scale = 1`,
    )
    const whole = ([table, lines]: [string, readonly string[]]): [string, string[]] => [
      table,
      lines.map((line) => {
        const row = JSON.parse(line)
        for (const { column } of tenths.filter((each) => each.table === table))
          if (typeof row[column] === 'number') row[column] = Math.floor(row[column])
        return tenths.some((each) => each.table === table) ? JSON.stringify(row) : line
      }),
    ]
    return new Map([...rows].map(whole))
  })

/** Writes rows as they are: what refers to what, and what a trigger would do, was settled where they come from. */
const writeRows = (url: string, columns: Columns, rows: ReadonlyMap<string, readonly string[]>) =>
  onClient(url, async (client) => {
    await client.query('set session_replication_role = replica')
    for (const [table, lines] of rows)
      await client.query(
        `insert into "${table}" (${quoted(columns.get(table) ?? [])}) overriding system value
         select ${quoted(columns.get(table) ?? [])} from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
        [`[${lines.join(',')}]`],
      )
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
    await makeOld(url, oldMigrations().length)
    const club = await createTestDatabase(server)
    const columns = inBoth(await columnsOf(url), await columnsOf(club.url))
    expect(columns.size).toBeGreaterThan(70)
    const seeding = openDatabase({ url: club.url, ...PATIENCE })
    await seedClub(seeding.db, { clock: movableClock(), scale: 1, isDemo: true, club: parseEnv({}).club })
    await seeding.close()
    const rows = await asItWas(club.url, await rowsOf(club.url, columns))
    const known = await onClient(url, (client) =>
      client.query(`select unnest(enum_range(null::audit_kind))::text as kind`),
    )
    const isKnown = (row: string) => known.rows.some(({ kind }) => kind === JSON.parse(row).kind)
    rows.set('audit_events', rows.get('audit_events')?.filter(isKnown) ?? [])
    await writeRows(url, columns, rows)
    const moved = await writeWhatMoves(url)
    const before = await rowsOf(url, columns)
    expect(before.get('members')?.length).toBeGreaterThan(100)
    const { applied } = await migrate({ url, folder })
    expect(applied).not.toContain('0000_baseline')
    expect(await pendingMigrations({ url, folder })).toEqual([])
    expect(await migrate({ url, folder })).toEqual({ applied: [] })
    expect(wordsOnce(await rowsOf(url, columns))).toEqual(wordsOnce(before))
    expect(await readWhatMoved(url)).toEqual(moved)
    expect(await catalogueOf(url)).toEqual(await catalogueOf(club.url))
    await club.drop()
    const names = await onClient(url, (client) => client.query('select name from schema_migrations order by position'))
    expect(names.rows).toEqual(['0000_baseline', ...applied].map((name) => ({ name })))
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

  test('and what came after it are SQL and one snapshot, in under 500 kB', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.filter(({ name }) => name.endsWith('_snapshot.json'))).toHaveLength(1)
    const sizes = files.map((file) => statSync(path.join(file.parentPath, file.name)).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(500_000)
  })
})
