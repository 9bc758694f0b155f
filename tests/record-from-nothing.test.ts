import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deskHistory } from '#areas/audience/history-context.server.ts'
import type { Member } from '#areas/audience/model.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { firstAsked } from '#areas/lists/question-context.server.ts'
import { toCsv } from '#platform/pure/csv.ts'
import { isMultilineField } from '#platform/pure/safe-text.ts'
import { viewOf } from '#platform/records/record.ts'
import { listTrash } from '#platform/records/record-store.server.ts'
import { placeOf } from '../app/backoffice/desk.ts'
import { recordSource } from '../app/backoffice/find-sources.server.ts'
import { importRecords } from '../app/backoffice/records/import-records.server.ts'
import { callsOfRecord } from '../app/backoffice/records/record-api.server.ts'
import {
  hideRecord,
  moveRecord,
  removeRecord,
  restoreRecord,
  saveRecord,
} from '../app/backoffice/records/record-commands.server.ts'
import { recordListOf } from '../app/backoffice/records/record-list-store.server.ts'
import { sheetOf } from '../app/backoffice/records/record-sheet.ts'
import { typedIn } from '../app/backoffice/records/typed-form.ts'
import { makeMember } from '../db/seed/makers.ts'
import { useTestDatabase } from './support/database.ts'
import { servedSponsor as served, sponsor } from './support/sponsor-record.ts'

const database = useTestDatabase()
const now = new Date('2026-11-18T09:00:00Z')
const list = recordListOf(served)
let by: { staffId: string; now: Date }

const gold = { name: 'Alfa', level: 'gold', amountCents: '1.500,50', notes: 'Prima riga\nseconda' }
const silver = { name: 'Beta', level: 'silver', amountCents: '20', notes: '' }

const rows = (query: string) => firstAsked(database.db, list, { query, limit: 20, now })
const names = async (query: string) => (await rows(query)).map(({ values }) => values.name)
const save = (typed: Record<string, string>, id: string | null = null, version = 0) =>
  saveRecord(database.db, served, { id, seen: String(version), typed, isPublished: false, ...by })

beforeEach(async () => {
  await database.clear()
  await database.db.execute(sql`drop table if exists sponsors`)
  await database.db.execute(sql`create table sponsors (slug text primary key, name text not null, level text not null,
    amount_cents integer not null, notes text, position integer not null, is_hidden boolean not null default true,
    version integer not null default 1)`)
  by = { staffId: await makeMember(database.db, { now, type: 'REGISTRATO' }), now }
  await save(gold)
  await save(silver)
})

test('is declared, with its table, in under 80 lines', () => {
  expect(readFileSync('tests/support/sponsor-record.ts', 'utf8').split('\n').length).toBeLessThan(80)
})

test('has a place at the desk, a list that is searched, narrowed and put in order, and is found', async () => {
  expect(placeOf(sponsor, 'reading')).toMatchObject([
    { path: '/redazione/sponsor', title: 'Sponsor', permissions: ['contents.write'] },
  ])
  expect(await names('')).toEqual(['Alfa', 'Beta'])
  expect(await names('level=silver')).toEqual(['Beta'])
  expect(await names('importo=almeno:1500')).toEqual(['Alfa'])
  expect(await names('note=vuoto:')).toEqual(['Beta'])
  expect(await names('nome=contiene:lf')).toEqual(['Alfa'])
  const ordered = async (by: string) =>
    (await firstAsked(database.db, list, { query: '', limit: 9, now, order: { by, isDescending: false } })).map(
      ({ values }) => values.name,
    )
  expect(await ordered('importo')).toEqual(['Beta', 'Alfa'])
  const [first] = await rows('')
  expect(Object.fromEntries(list.columns.map((column) => [column.title, first ? column.says(first) : '']))).toEqual({
    Sponsor: 'Alfa',
    Livello: 'Oro',
    Importo: '1500,50',
    Stato: 'Nascosto',
    Ordine: '1',
    Nome: 'Alfa',
    Note: 'Prima riga\nseconda',
  })
  expect(await names('cerca=seconda')).toEqual(['Alfa'])
  expect(await names('stato=pubblicati')).toEqual([])
  await moveRecord(database.db, served, { id: 'beta', isEarlier: true, ...by })
  expect(await names('')).toEqual(['Beta', 'Alfa'])
  const found = await recordSource(served).look(database.db, 'alf', now, { id: by.staffId } as Member)
  expect(found.rows).toEqual([{ to: '/redazione/sponsor/alfa', title: 'Alfa', detail: '' }])
})

test('has a form that is read by its names alone, with lines where there may be lines', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...gold, strange: 'x' })) form.append(name, value)
  expect(typedIn(sponsor, form)).toEqual({ ...gold, id: '' })
  expect(viewOf(sponsor).fields.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'name line',
    'level choice',
    'amountCents number',
    'notes text',
  ])
  expect([isMultilineField('notes'), isMultilineField('amountCents')]).toEqual([true, false])
})

test('says every field that is wrong at once, and keeps two writers apart', async () => {
  const refused = await save({ name: '', level: 'bronze', amountCents: 'tanto', notes: 'x'.repeat(501) })
  expect(refused).toEqual({
    kind: 'refused',
    errors: {
      name: 'Nome: al massimo 80 caratteri.',
      level: 'Scegli livello.',
      amountCents: 'Scrivi un importo in euro, per esempio 289 o 12,50.',
      notes: 'Note: al massimo 500 caratteri.',
    },
  })
  await save({ ...gold, name: 'Alfa spa' }, 'alfa', 1)
  await expect(save({ ...gold, name: 'Alfa srl' }, 'alfa', 1)).rejects.toThrow('qualcun altro ha salvato')
})

test('is on the trail with what changed from what to what, in its own words', async () => {
  by = { ...by, now: new Date('2026-11-18T10:00:00Z') }
  await save({ ...gold, amountCents: '1600', level: 'silver' }, 'alfa', 1)
  await hideRecord(database.db, served, { id: 'alfa', ...by })
  const [line] = await listTrailAbout(database.db, 'sponsor', 'alfa', 1)
  expect(line?.facts).toMatchObject({
    what: 'corrected',
    name: 'Alfa',
    changes: [
      { field: 'Livello', from: 'Oro', to: 'Argento' },
      { field: 'Importo', from: '1.500,50\u00a0€', to: '1.600,00\u00a0€' },
    ],
  })
  const history = await deskHistory(database.db, 'sponsor', 'alfa')
  expect(history[0]?.what).toBe('Modificato. Livello: Oro → Argento; Importo: 1.500,50\u00a0€ → 1.600,00\u00a0€')
})

test('goes out and comes in as a sheet, whole or not at all', async () => {
  const sheet = sheetOf(sponsor, await rows(''))
  const take = (rows: string[][], seen: string | null) =>
    importRecords(database.db, served, { text: toCsv(rows), seen, ...by })
  const same = await take(sheet, null)
  expect(same.kind === 'rehearsed' && same.rehearsal.lines.map(({ act }) => act)).toEqual(['same', 'same'])
  const more = [
    ...sheet.map((row) => row.map((cell) => (cell === 'Beta' ? '=Beta' : cell))),
    ['', 'Gamma', 'gold', '7', ''],
  ]
  const rehearsed = await take(more, null)
  if (rehearsed.kind !== 'rehearsed') throw new Error(rehearsed.kind)
  expect(rehearsed.rehearsal.lines.map(({ act }) => act)).toEqual(['same', 'changed', 'created'])
  expect(await names('')).toEqual(['Alfa', 'Beta'])
  const wrong = await take([...more, ['', 'Delta', 'bronze', '7', '']], rehearsed.rehearsal.digest)
  expect(wrong.kind === 'rehearsed' && wrong.rehearsal.lines.at(-1)).toMatchObject({ act: 'refused', line: 6 })
  expect(await names('')).toEqual(['Alfa', 'Beta'])
  expect(await take(more, rehearsed.rehearsal.digest)).toEqual({ kind: 'taken', count: 2 })
  expect(await names('')).toEqual(['Alfa', '=Beta', 'Gamma'])
})

test('goes into the trash and comes out of it', async () => {
  await removeRecord(database.db, served, { id: 'alfa', ...by })
  expect(await names('')).toEqual(['Beta'])
  const [trashed] = await listTrash(database.db, served)
  expect(await restoreRecord(database.db, served, { id: trashed?.id ?? '', ...by })).toBe('alfa')
  expect(await names('')).toEqual(['Beta', 'Alfa'])
})

test('is no more than so many, and what is taken away does not come back over another', async () => {
  const few = { ...served, record: { ...sponsor, most: 2 } }
  const third = { id: null, seen: null, typed: { ...gold, name: 'Gamma' }, ...by }
  await expect(saveRecord(database.db, few, third)).rejects.toThrow('Sono già 2: togline uno, poi aggiungi questo.')
  await removeRecord(database.db, served, { id: 'alfa', ...by })
  await saveRecord(database.db, few, third)
  const [trashed] = await listTrash(database.db, served)
  const restoring = { id: trashed?.id ?? '', ...by }
  await expect(restoreRecord(database.db, few, restoring)).rejects.toThrow('Sono già 2')
  const needed = { ...served, check: async () => ({ name: 'Questo nome c’è già.' }) }
  await expect(restoreRecord(database.db, needed, restoring)).rejects.toThrow('Questo nome c’è già.')
  expect(await names('')).toEqual(['Beta', 'Gamma'])
  expect(await restoreRecord(database.db, served, restoring)).toBe('alfa')
})

test('stays where something needs it, and is there at once where it is not written first', async () => {
  const needed = {
    ...served,
    stays: async (_db: unknown, _held: unknown, accepted: number) => (accepted < 2 ? 'Serve.' : null),
  }
  await expect(removeRecord(database.db, needed, { id: 'alfa', accepted: 1, ...by })).rejects.toThrow('Serve.')
  expect(await names('')).toEqual(['Alfa', 'Beta'])
  await removeRecord(database.db, needed, { id: 'alfa', accepted: 2, ...by })
  expect(await names('')).toEqual(['Beta'])
  const atOnce = { ...served, record: { ...sponsor, publishes: 'at-once' as const } }
  const typed = { ...gold, name: 'Delta' }
  await saveRecord(database.db, atOnce, { id: null, seen: null, typed, ...by })
  expect(await names('stato=pubblicati')).toEqual(['Delta'])
  await hideRecord(database.db, atOnce, { id: 'delta', ...by })
  await saveRecord(database.db, atOnce, { id: 'delta', seen: null, typed: { ...typed, notes: 'x' }, ...by })
  expect(await names('stato=pubblicati')).toEqual([])
  await hideRecord(database.db, atOnce, { id: 'delta', isShown: true, ...by })
  expect(await names('stato=pubblicati')).toEqual(['Delta'])
})

test('is doubted where nothing is wrong, and written by whoever insists', async () => {
  const doubted = { id: 'alfa', seen: '1', typed: { ...gold, name: 'Alfa spa' }, doubts: { name: 'Forse no.' }, ...by }
  expect(await saveRecord(database.db, served, doubted)).toEqual({
    kind: 'refused',
    errors: { name: 'Forse no.' },
    mayInsist: true,
  })
  const wrong = await saveRecord(database.db, served, { ...doubted, typed: { ...gold, name: '' } })
  expect(wrong).toMatchObject({ errors: { name: 'Nome: al massimo 80 caratteri.' } })
  expect(wrong).not.toHaveProperty('mayInsist')
  expect(await saveRecord(database.db, served, { ...doubted, doubts: {} })).toMatchObject({ act: 'changed' })
})

test('has calls of its role, with the shape of each field', () => {
  const calls = callsOfRecord(served)
  expect(calls.map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual([
    'GET /Redazione/sponsor contents.write',
    'GET /Redazione/sponsor/{id} contents.write',
    'PUT /Redazione/sponsor/{id} contents.write',
  ])
  const body = calls[2]?.body
  const values = { name: 'Alfa', level: 'gold', amountCents: 150_050, notes: null }
  expect(body.safeParse({ version: 1, values }).success).toBe(true)
  expect(body.safeParse({ version: 1, values: { ...values, level: 'bronze' } }).success).toBe(false)
})
