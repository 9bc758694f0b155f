// reads: tests/database/before-baseline.json.gz
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { factsInWords } from '#platform/trail/in-words.ts'
import { hasTrailOf, recordTrail } from '#platform/trail/store.server.ts'
import { makeMember } from '../../../db/seed/makers.ts'
import { oldStatements } from '../../../tests/support/before-baseline.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { deskHistory, lastHandOn } from './history-context.server.ts'
import { listTrail } from './trail-store.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-18T09:00:00Z')
beforeEach(() => database.clear())

test('the history of a thing is its own, newest first, and whoever only looked is not who changed it', async () => {
  const { db } = database
  const actorId = await makeMember(db, { now: at })
  const line = (id: string, what: 'opened' | 'viewed', minute: number) =>
    recordTrail(db, {
      at: new Date(at.getTime() + minute * 60_000),
      kind: 'legal-case-edited',
      actorId: what === 'viewed' ? null : actorId,
      done: { thing: 'case', id, what },
      name: 'del 18/11/2026',
    })
  await line('1', 'opened', 0)
  await line('1', 'viewed', 1)
  await line('12', 'opened', 2)
  expect((await deskHistory(db, 'case', '1')).map(({ what }) => what)).toEqual(['Vista', 'Aperta'])
  expect(await lastHandOn(db, 'case', '1')).toMatch(/, 18\/11\/2026/)
  expect([await hasTrailOf(db, 'case'), await hasTrailOf(db, 'case', '2'), await hasTrailOf(db, 'menu')]).toEqual([
    true,
    false,
    false,
  ])
})

describe('[DSK-052] a line written before the trail had one shape', () => {
  const statements = oldStatements('typed_trail').filter((statement) =>
    /^\s*(--.*\n)?\s*(ALTER TABLE|UPDATE)/.test(statement),
  )

  test.each([
    ['member-corrected', { action: 'transfer-confirmed' }, 'Bonifico confermato'],
    ['member-corrected', { act: 'points', change: 'Punti fedeltà: 0 → 50' }, 'Punti fedeltà. Punti fedeltà: 0 → 50'],
    ['page-edited', { page: '/convenzioni', what: 'published' }, 'Pagina pubblicata: /convenzioni'],
    ['course-edited', { course: 7, what: 'lesson-added', lesson: 3, title: 'Uno' }, 'Lezione aggiunta: Uno, corso 7'],
    ['role-changed', { from: 'none', to: 'editor' }, 'Ruolo: nessun ruolo → Redattore'],
    [
      'frame-edited',
      { frame: 'menu:main', what: 'corrected', subject: 'main', label: 'tolta «A»' },
      'Menù modificato: tolta «A»',
    ],
    [
      'rubric-edited',
      { rubric: 'category', what: 'corrected', slug: 'fisco', label: 'Fisco', before: 'Tasse' },
      'Categoria modificata: Fisco. Nome: Tasse → Fisco',
    ],
    ['club-edited', { part: 'words', fields: 'Telefono' }, 'Club modificato: words. Telefono'],
    ['member-corrected', { decision: 'approve' }, 'Scheda professionale approvata'],
    [
      'member-corrected',
      { about: 'card rossi', decision: 'hold' },
      'Scheda professionale nascosta in attesa di correzioni: rossi',
    ],
    ['signed-out-everywhere', { closed: 2 }, 'Quanti: 2'],
    ['convention-edited', { about: 'offer 12', what: 'ended' }, 'Offerta terminata: 12'],
  ])('%s %j is read in words', async (kind, details, words) => {
    await database.db.execute(
      sql`insert into audit_events (at, kind, details) values (${at.toISOString()}, ${kind}, ${JSON.stringify(details)})`,
    )
    for (const statement of statements) await database.pool.query(statement)
    const [line] = await listTrail(database.db, { limit: 1 })
    expect(factsInWords(line?.facts ?? {})).toBe(words)
    await expect(database.pool.query('delete from audit_events')).rejects.toThrow('append-only')
  })
})
