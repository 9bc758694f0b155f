import { beforeEach, expect, test } from 'vitest'
import { addRomeDays, type RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { eraseRareTexts, listSearched } from './searches-count-store.server.ts'

const database = useTestDatabase()
const TODAY: RomeDay = '2026-11-18'
const ago = (days: number) => addRomeDays(TODAY, -days)
beforeEach(() => database.clear())

const search = (text: string, daysAgo: number, times: number, outcome = 'found') =>
  database.pool.query(
    `insert into day_counters (counter, day, subject, outcome, audience, amount) values ('search', $1, $2, $3, 'TRIAL', $4)`,
    [ago(daysAgo), text, outcome, times],
  )
const shown = async (from: RomeDay, to: RomeDay, outcome: 'nothing' | 'corrected' | '' = '') =>
  (await listSearched(database.db, { from, to, outcome, limit: 20 })).map(({ text, times }) => [text, times])
const kept = async () => {
  const { rows } = await database.pool.query(
    `select subject, sum(amount)::int as times from day_counters where counter = 'search' group by 1 order by 1`,
  )
  return rows.map(({ subject, times }) => [subject, times])
}

test('[FIG-041] a text is shown from its fifth time in thirty days on', async () => {
  await search('gotta', 20, 3)
  await search('gotta', 2, 1)
  await search('anemia', 29, 2)
  await search('anemia', 0, 3)
  // Five times, but never within thirty days.
  await search('lombalgia', 40, 3)
  await search('lombalgia', 5, 2)
  expect(await shown(ago(59), TODAY)).toEqual([['anemia', 5]])
  await search('gotta', 1, 1)
  expect(await shown(ago(59), TODAY)).toEqual([
    ['anemia', 5],
    ['gotta', 5],
  ])
  // Within a period that holds only some of them it is known by then.
  expect(await shown(ago(1), TODAY)).toEqual([
    ['anemia', 3],
    ['gotta', 1],
  ])
  expect(await shown(ago(59), ago(2))).toEqual([])
})

test('[FIG-041] what found nothing and what was found by correcting are told apart', async () => {
  await search('ecmm', 3, 6, 'corrected')
  await search('agopuntura', 3, 5, 'nothing')
  await search('agopuntura', 2, 2)
  expect(await shown(ago(10), TODAY, 'nothing')).toEqual([['agopuntura', 5]])
  expect(await shown(ago(10), TODAY, 'corrected')).toEqual([['ecmm', 6]])
  expect((await shown(ago(10), TODAY))[0]).toEqual(['agopuntura', 7])
})

test('[FIG-041] after thirty days what stayed under is erased, and the searches stay counted', async () => {
  await search('rara', 31, 4)
  await search('rara', 30, 0)
  await search('recente', 29, 1)
  await search('spesso', 45, 2)
  await search('spesso', 31, 3)
  await search('poi spesso', 40, 1)
  await search('poi spesso', 12, 4)
  await database.pool.query(
    `insert into figure_day_states (day, state, counted_at) select $1::date - d, 'counted', now() from generate_series(0, 60) d`,
    [TODAY],
  )
  await database.db.transaction((tx) => eraseRareTexts(tx, TODAY))
  expect(await kept()).toEqual([
    ['', 4],
    ['poi spesso', 5],
    ['recente', 1],
    ['spesso', 5],
  ])
  // Totals did not change: no day is counted again.
  const { rows } = await database.pool.query(
    `select count(*)::int as touched from figure_day_states where state = 'touched'`,
  )
  expect(rows).toEqual([{ touched: 0 }])
  await database.db.transaction((tx) => eraseRareTexts(tx, addRomeDays(TODAY, 60)))
  expect(await kept()).toEqual([
    ['', 5],
    ['poi spesso', 5],
    ['spesso', 5],
  ])
})
