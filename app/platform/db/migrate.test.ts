import { spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { migrate, pendingMigrations, readMigrations } from './migrate.server.ts'

const committed = path.resolve('db/migrations')

describe('migrations', () => {
  const database = useTestDatabase()
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'camice-migrations-'))
    await cp(committed, folder, { recursive: true })
  })
  afterEach(async () => {
    await database.db.execute(sql`drop table if exists later_a, later_b`)
    await database.db.execute(sql`delete from schema_migrations where name like '9%'`)
    await rm(folder, { recursive: true })
  })

  async function addMigration(name: string, statements: string) {
    const journalFile = path.join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8'))
    journal.entries.push({ idx: journal.entries.length, version: '7', when: 0, tag: name, breakpoints: true })
    await writeFile(journalFile, JSON.stringify(journal))
    await writeFile(path.join(folder, `${name}.sql`), statements)
  }

  async function tableExists(name: string) {
    const { rows } = await database.db.execute<{ found: boolean }>(
      sql`select to_regclass(${name}) is not null as found`,
    )
    return rows[0]?.found
  }

  test('run twice, they do their work once', async () => {
    await addMigration('9000_later', 'create table later_a (id int);')
    expect(await migrate({ url: database.url, folder })).toEqual({ applied: ['9000_later'] })
    expect(await migrate({ url: database.url, folder })).toEqual({ applied: [] })
  })

  test('started by two nodes at once, one works and the other finds it done', async () => {
    await addMigration('9000_later', 'create table later_a (id int); select pg_sleep(0.2);')
    const nodes = await Promise.all([1, 2, 3].map(() => migrate({ url: database.url, folder })))
    expect(nodes.map((node) => node.applied.length).sort()).toEqual([0, 0, 1])
  })

  test('a migration that fails half-way leaves nothing of itself and keeps those before it', async () => {
    await addMigration('9000_later', 'create table later_a (id int);')
    await addMigration(
      '9001_broken',
      'create table later_b (id int); --> statement-breakpoint\n select nothing_like_this();',
    )
    await expect(migrate({ url: database.url, folder })).rejects.toThrow(
      /^L’aggiornamento "9001_broken" del database non è riuscito .*: niente è stato cambiato\.$/,
    )
    expect(await tableExists('later_a')).toBe(true)
    expect(await tableExists('later_b')).toBe(false)
    expect(await pendingMigrations({ url: database.url, folder })).toEqual(['9001_broken'])
  })

  test('a node killed with -9 half-way leaves nothing, and the next start completes', async () => {
    await addMigration(
      '9000_later',
      "create table later_a (id int); select pg_sleep(coalesce(current_setting('camice.pause_seconds', true), '0')::int);",
    )
    const script = `
      const { migrate } = await import(${JSON.stringify(path.resolve('app/platform/db/migrate.server.ts'))})
      const url = new URL(${JSON.stringify(database.url)})
      url.searchParams.set('options', '-c camice.pause_seconds=30')
      await migrate({ url: url.href, folder: ${JSON.stringify(folder)} })`
    const node = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    const ended = new Promise((resolve) => node.on('exit', resolve))
    await vi.waitFor(async () => {
      const { rows } = await database.db.execute(
        sql`select 1 from pg_stat_activity where application_name = 'camice-migrate' and wait_event = 'PgSleep'`,
      )
      expect(rows).toHaveLength(1)
    })
    node.kill('SIGKILL')
    await ended
    expect(await tableExists('later_a')).toBe(false)
    expect(await migrate({ url: database.url, folder })).toEqual({ applied: ['9000_later'] })
    expect(await tableExists('later_a')).toBe(true)
  })

  test('a newer schema is refused with one sentence', async () => {
    await database.db.execute(sql`insert into schema_migrations (name, hash) values ('9999_from_tomorrow', 'x')`)
    await expect(migrate({ url: database.url, folder })).rejects.toThrow(
      'Il database è di una versione più nuova di Camice (contiene l’aggiornamento "9999_from_tomorrow")',
    )
  })

  test('a migration edited after it was applied is refused with one sentence', async () => {
    await addMigration('9000_later', 'create table later_a (id int);')
    await migrate({ url: database.url, folder })
    await writeFile(path.join(folder, '9000_later.sql'), 'create table later_a (id bigint);')
    await expect(migrate({ url: database.url, folder })).rejects.toThrow('"9000_later" del database è stato cambiato')
  })

  test('a database that does not answer is one sentence', async () => {
    await expect(migrate({ url: 'postgresql://nobody@127.0.0.1:1/none', folder })).rejects.toThrow(
      /^Il database non risponde \(.*\): controlla DATABASE_URL e riavvia\.$/,
    )
  })

  test('the committed journal names files that exist, in the order they apply', async () => {
    const names = (await readMigrations(committed)).map((migration) => migration.name)
    expect(names).toEqual([...names].sort())
    expect(names[0]).toBe('0000_baseline')
  })
})
