import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { findFigure } from './definitions-model.ts'
import { NOTHING_UNSAID } from './hiding-rules.ts'
import type { Figure } from './model.ts'
import { panelOf } from './panel-context.server.ts'
import { pointsOf } from './points-rules.ts'
import type { Question } from './question-rules.ts'
import { shownFigure } from './shown-rules.ts'
import { COUNTED, readSeries } from './store.server.ts'
import { HowCounted } from './ui/figure-words.tsx'

const database = useTestDatabase()
beforeEach(() => database.clear())

const joined = findFigure('members.joined')
if (!joined) throw new Error('There is no such figure.')
const OLD = 'Chi ha scritto il proprio nome in quel giorno.'
const CHANGED: Figure = { ...joined, version: 2, before: [{ until: '2027-02-28', sentence: OLD }] }

function panelOver(figure: Figure, from: RomeDay, to: RomeDay) {
  const period = { code: 'dal-al' as const, from, to, end: to }
  const question: Question = { period, step: 'giorno', split: null, comparison: 'prima' }
  const points = pointsOf(period, 'giorno')
  const own = points.map((_, at) => ({ code: figure.code, at, value: '', amount: 30n }))
  const shown = shownFigure(figure, question, {
    points,
    step: 'giorno',
    split: null,
    own,
    groups: [],
    unsaying: NOTHING_UNSAID,
    before: own,
  })
  return { shown, panel: panelOf(shown, question) }
}

test('[FIG-003] a plot has a mark where it is counted another way, nothing is compared across it, and the old sentence stays', () => {
  const across = panelOver(CHANGED, '2027-02-25', '2027-03-05')
  expect(across.panel.svg).toContain('Dal 01/03/2027 si conta in un altro modo')
  expect(across.panel.svg).toMatch(/class="plot-mark-line"/)
  expect(across.panel.difference).toBeNull()
  expect(across.panel.table.heads).toHaveLength(2)
  // The days are after the change, but those they are compared with are before it.
  expect(panelOver(CHANGED, '2027-03-01', '2027-03-09').panel.difference).toBeNull()
  const later = panelOver(CHANGED, '2027-03-11', '2027-03-19')
  expect(later.panel.difference).not.toBeNull()
  expect(later.panel.svg).not.toContain('in un altro modo')
  expect(panelOver(joined, '2027-02-25', '2027-03-05').panel.difference).not.toBeNull()
  const words = renderToStaticMarkup(<HowCounted name={CHANGED.name} definition={across.panel.definition} />)
  expect(words).toContain(`Prima si contava così: ${OLD}`)
})

const counted = COUNTED.find(({ code }) => code === 'members.joined') as { version: number; before?: Figure['before'] }
afterEach(() => {
  counted.version = 1
  delete counted.before
})

test('[FIG-003] days that what the new definition needs was not kept of stay as they were counted', async () => {
  const now = () => new Date('2026-11-11T10:00:00Z')
  for (const day of ['2026-11-01', '2026-11-06'])
    await insertMember(database.db, {
      email: `${day}@posta.example`,
      name: 'Anna',
      surname: 'Neri',
      registrationDate: new Date(`${day}T10:00:00Z`),
      trial: null,
    })
  await countDueDays(database.db, { now })
  await database.pool.query(
    `update figure_days set amount = 7 where code = 'members.joined' and split = '' and amount = 1`,
  )
  await database.pool.query(`delete from figure_settings where name = 'versions'`)
  counted.version = 2
  counted.before = [{ until: '2026-11-04', sentence: OLD }]
  await countDueDays(database.db, { now })
  const series = await readSeries(database.db, { code: 'members.joined', from: '2026-11-01', to: '2026-11-06' })
  expect(series.map(({ amount }) => Number(amount))).toEqual([7, 0, 0, 0, 0, 1])
})
