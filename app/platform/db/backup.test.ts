// reads: db/migrations/**/*
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { runOn, withDatabase } from '../../../tests/support/database-server.ts'
import { backup } from './backup.server.ts'
import { type Database, openDatabase } from './database.server.ts'
import { migrate } from './migrate.server.ts'
import { restore } from './restore.server.ts'

const now = new Date('2026-11-15T10:00:00Z')
const hardToCopy = ['tab\tand \\. and \\N', 'line\nfeed\r\n', '\\.', '\u2028\u2029', 'È così, 😀', '', null]

/** What a real schema has of difficult: computed columns, identities, keys that point forward, triggers. */
const hardSchema = `
  create table accounts_to_copy (id bigint generated always as identity primary key, note text, loud text generated always as (upper(note)) stored);
  create table entries_to_copy (id serial primary key, account_id bigint not null references accounts_to_copy, parent_id int references entries_to_copy, cents int not null check (cents > 0));
  create table parts_to_copy (day date not null, n int) partition by range (day);
  create table parts_to_copy_old partition of parts_to_copy for values from ('2000-01-01') to ('2026-01-01');
  create table parts_to_copy_rest partition of parts_to_copy default;
  create function refuse_copy() returns trigger language plpgsql as $$ begin raise exception 'append only'; end $$;
  create trigger append_only before update or delete on entries_to_copy for each row execute function refuse_copy();
  create trigger closed before insert on accounts_to_copy for each row when (new.id > 7) execute function refuse_copy();`

describe('a copy of the club', () => {
  const made: string[] = []
  let folder = ''
  let migrationsFolder = ''
  let url = ''
  let club: Database

  async function emptyPlace(): Promise<string> {
    const server = inject('databaseServer')
    const name = `${server.template.replace(/_template$/, '')}_${randomBytes(4).toString('hex')}`
    await runOn(server.url, `create database ${name} template template0`)
    made.push(name)
    return withDatabase(server.url, name)
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'camice-backup-'))
    migrationsFolder = path.join(folder, 'migrations')
    await cp('db/migrations', migrationsFolder, { recursive: true })
    const journalFile = path.join(migrationsFolder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8'))
    await writeFile(journalFile, JSON.stringify({ entries: [...journal.entries, { tag: '9000_hard' }] }))
    await writeFile(path.join(migrationsFolder, '9000_hard.sql'), hardSchema)
    await mkdir(path.join(folder, 'data/files/covers'), { recursive: true })
    await mkdir(path.join(folder, 'data/postgres'), { recursive: true })
    await writeFile(path.join(folder, 'data/files/covers/one.webp'), Buffer.alloc(1500, 7))
    await writeFile(path.join(folder, 'data/secret'), 'kept with the copy')
    await writeFile(path.join(folder, 'data/postgres/anything'), 'not copied')
    url = await emptyPlace()
    await migrate({ url, folder: migrationsFolder })
    club = openDatabase({ url })
    await club.pool.query("insert into parts_to_copy values ('2001-01-01', 1), ('2026-11-15', 2)")
    for (const note of hardToCopy) await club.pool.query('insert into accounts_to_copy (note) values ($1)', [note])
    await club.pool.query(
      'insert into entries_to_copy (account_id, cents) select 1 + n % 7, 1 + n from generate_series(0, 4999) n',
    )
  })
  afterAll(async () => {
    await club.close()
    for (const name of made) await runOn(inject('databaseServer').url, `drop database ${name} with (force)`)
    await rm(folder, { recursive: true, force: true })
  })

  const makeCopy = (name: string) =>
    backup({ url, file: path.join(folder, name), dataFolder: path.join(folder, 'data'), now })
  const bringBack = (name: string, place: string, to = 'restored') =>
    restore({ url: place, file: path.join(folder, name), dataFolder: path.join(folder, to), migrationsFolder })

  test('made while the club writes is one moment of it, and comes back row by row, sum by sum, file by file', async () => {
    let isCopying = true
    let written = 0
    const writing = (async () => {
      for (let round = 0; isCopying && round < 10_000; round += 1) {
        await club.pool.query(
          'with a as (insert into entries_to_copy (account_id, cents) values (1, 5) returning 1) insert into entries_to_copy (account_id, cents) values (2, 5)',
        )
        written += 1
      }
    })()
    const manifest = await makeCopy('busy.tar')
    isCopying = false
    await writing
    expect(written).toBeGreaterThan(0)

    const place = await emptyPlace()
    await bringBack('busy.tar', place)
    const restored = openDatabase({ url: place })
    const { rows: entries } = await restored.pool.query(
      'select count(*)::int as n, sum(cents)::int as cents from entries_to_copy',
    )
    expect(entries[0].n).toBe(manifest.rows['public.entries_to_copy'])
    // Each round writes two entries of 5 in one statement: a torn copy would have an odd one.
    const extra = entries[0].n - 5_000
    expect(extra % 2).toBe(0)
    expect(entries[0].cents).toBe((5_000 * 5_001) / 2 + extra * 5)
    const { rows: parts } = await restored.pool.query(
      'select tableoid::regclass::text as part, n from parts_to_copy order by n',
    )
    expect(parts).toEqual([
      { part: 'parts_to_copy_old', n: 1 },
      { part: 'parts_to_copy_rest', n: 2 },
    ])
    const { rows: notes } = await restored.pool.query('select note, loud from accounts_to_copy order by id')
    expect(notes).toEqual(hardToCopy.map((note) => ({ note, loud: note === null ? null : expect.any(String) })))
    expect(await readFile(path.join(folder, 'restored/files/covers/one.webp'))).toEqual(Buffer.alloc(1500, 7))
    expect(await readFile(path.join(folder, 'restored/secret'), 'utf8')).toBe('kept with the copy')
    await expect(stat(path.join(folder, 'restored/postgres'))).rejects.toThrow('ENOENT')

    // The place it came back to works: numbers go on, keys and triggers are at their posts.
    const { rows: next } = await restored.pool.query(
      'insert into entries_to_copy (account_id, cents) values (1, 1) returning id',
    )
    expect(next[0].id).toBeGreaterThan(entries[0].n)
    await expect(
      restored.pool.query('insert into entries_to_copy (account_id, cents) values (999, 1)'),
    ).rejects.toThrow(/foreign key/)
    await expect(restored.pool.query('delete from entries_to_copy')).rejects.toThrow('append only')
    await restored.close()
  })

  test('only its owner may read it', async () => {
    await makeCopy('private.tar')
    expect(((await stat(path.join(folder, 'private.tar'))).mode & 0o777).toString(8)).toBe('600')
  })

  test('goes only into an empty place', async () => {
    await makeCopy('full.tar')
    await expect(bringBack('full.tar', url)).rejects.toThrow(/^Il database contiene già un club/)
  })

  test('of an older version is brought up to this one', async () => {
    await makeCopy('older.tar')
    const journalFile = path.join(migrationsFolder, 'meta/_journal.json')
    const journal = JSON.parse(await readFile(journalFile, 'utf8'))
    await writeFile(
      path.join(migrationsFolder, '9001_later.sql'),
      'alter table accounts_to_copy rename column note to words;',
    )
    await writeFile(journalFile, JSON.stringify({ entries: [...journal.entries, { tag: '9001_later' }] }))
    const place = await emptyPlace()
    await bringBack('older.tar', place)
    expect((await runOn(place, 'select count(words)::int as n from accounts_to_copy')).rows).toEqual([{ n: 6 }])
    await writeFile(journalFile, JSON.stringify(journal))
  })

  test('of a newer version is refused with one sentence', async () => {
    await makeCopy('newer.tar')
    const file = path.join(folder, 'newer.tar')
    await expect(
      restore({ url: await emptyPlace(), file, dataFolder: folder, migrationsFolder: 'db/migrations' }),
    ).rejects.toThrow('è di una versione più nuova di Camice (contiene l’aggiornamento "9000_hard")')
  })

  test.each([700, 4_000])('cut after %i bytes is refused with one sentence', async (bytes) => {
    await makeCopy('cut.tar')
    await truncate(path.join(folder, 'cut.tar'), bytes)
    await expect(bringBack('cut.tar', await emptyPlace())).rejects.toThrow(
      /non è una copia di Camice, o è incompleto\.$/,
    )
  })
})
