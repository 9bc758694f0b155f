import { beforeEach, expect, test } from 'vitest'
import type { CameBy } from '#areas/audience/model.ts'
import { insertMember } from '#areas/audience/store.server.ts'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { findFigure } from './definitions-model.ts'
import type { SplitCode } from './model.ts'
import { panelOf } from './panel-context.server.ts'
import { readFigures } from './shown-context.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const instant = new Date('2026-11-11T10:00:00Z')
const now = () => instant
beforeEach(() => database.clear())

let joined = 0
const join = (day: RomeDay, cameBy?: CameBy) =>
  insertMember(database.db, {
    email: `p${joined++}@posta.example`,
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: new Date(`${day}T09:00:00Z`),
    trial: null,
    ...(cameBy && { cameBy }),
  })
const of = async (code: string, day: RomeDay, split: string) =>
  (await readSeries(database.db, { code, from: day, to: day, split })).map(({ value, amount }) => [value, amount])
const panel = async (step: 'giorno' | 'mese', split: SplitCode | null = null) => {
  const figure = findFigure('members.joined')
  if (!figure) throw new Error('There is no such figure.')
  const period = { code: 'dal-al', from: '2026-10-01', to: '2026-10-31', end: '2026-10-31' } as const
  const question = { period, step, split, comparison: 'nessuno' } as const
  const [shown] = await readFigures(database.db, [figure], question, instant)
  if (!shown) throw new Error('Nothing is shown.')
  return panelOf(shown, question)
}

test('[FIG-024] joins are split by how people came, with and without files, and a recount finds the same', async () => {
  for (const cameBy of [undefined, 'invited', 'invited', 'campaign', 'desk', 'imported', 'imported'] as const)
    await join('2026-10-05', cameBy)
  await join('2026-10-06', 'imported')
  await countDueDays(database.db, { now })
  expect(await of('members.joined', '2026-10-05', 'source')).toEqual([
    ['campaign', 1n],
    ['desk', 1n],
    ['imported', 2n],
    ['invited', 2n],
    ['self', 1n],
  ])
  expect(await of('members.joined-one-by-one', '2026-10-05', '')).toEqual([['', 5n]])
  expect(await of('members.joined-one-by-one', '2026-10-06', '')).toEqual([['', 0n]])
  expect(await of('members.joined-one-by-one', '2026-10-05', 'source')).toHaveLength(4)
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
  expect((await panel('mese', 'source')).legend.map(({ name }) => name)).toEqual([
    'Importati con un file',
    'Con un invito',
    'Con il codice di una campagna',
    'Creati in redazione',
    'Da soli',
  ])
})

test('[FIG-024] a day with a file of more than ten times the usual is marked with its name, at any step', async () => {
  for (let day: RomeDay = '2026-09-20'; day < '2026-11-01'; day = addRomeDays(day, 1)) {
    await join(day)
    await join(day)
  }
  for (let left = 20; left > 0; left--) await join('2026-10-20', 'imported')
  for (let left = 21; left > 0; left--) await join('2026-10-10', 'imported')
  await database.pool.query(
    `insert into member_imports (actor_id, sent_at, file_name, byte_size, piece_bytes, encoding, separator, columns, samples, pairing, state, writes_new, label, started_at, touched_at)
     values (gen_random_uuid(), now(), 'iscritti.csv', 1, 1, 'utf-8', ';', '{}', '[]', '[]', (enum_range(null::import_state))[1], true, 'Ordine di Como', '2026-10-10T08:00:00Z', now())`,
  )
  await countDueDays(database.db, { now })
  for (const step of ['giorno', 'mese'] as const) {
    const { svg, notes } = await panel(step)
    expect(svg.match(/plot-mark-line/g)).toHaveLength(1)
    expect(svg).toContain('>Importazione Ordine di Como</text>')
    expect(notes).toContain('Il 10/10/2026 importazione di «Ordine di Como»: 21.')
  }
})
