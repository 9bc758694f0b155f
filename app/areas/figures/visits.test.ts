import { beforeEach, expect, test } from 'vitest'
import { noteVisit } from '#areas/audience/commands.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { findViewerByMemberId, insertMember } from '#areas/audience/store.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { setRole } from '../../../tests/support/roles.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { keepTotals } from './erasure-commands.server.ts'
import { readSeries } from './store.server.ts'
import { beginVisits, forgetVisits } from './visits-store.server.ts'

const database = useTestDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const JOINED = '2026-09-01T09:00:00Z'
let instant = new Date('2026-09-01T10:00:00Z')
const now = () => instant
const count = () => countDueDays(database.db, { now })
const at = (day: RomeDay) => new Date(`${day}T10:00:00Z`)
const of = async (code: string, day: RomeDay, split = '') =>
  (await readSeries(database.db, { code: `members.came-${code}`, from: day, to: day, split })).map(
    ({ value, amount }) => (split ? [value, amount] : amount),
  )
const compare = () => compareFigures(database.db, { now, random: () => 0.5 })

let people: string[] = []
const join = (email: string) =>
  insertMember(database.db, {
    email,
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: new Date(JOINED),
    trial: null,
  })
const visit = async (who: number, day: RomeDay, isViewedAs = false) => {
  const view = await findViewerByMemberId(database.db, people[who] ?? '', at(day))
  if (!view) throw new Error('There is no such member.')
  const viewer = { ...view, ...(isViewedAs && { viewAs: { staffId: people[0] } }) } as unknown as Viewer
  await noteVisit(database.db, viewer, at(day))
}

beforeEach(async () => {
  await database.clear()
  instant = new Date('2026-09-01T10:00:00Z')
  people = [await join('a@posta.example'), await join('b@posta.example'), await join('c@posta.example')]
  await beginVisits(database.db, '2026-09-01')
})

test('[FIG-029] who came in the day, in 7 and in 30, and in 3 weeks of the last 4, by type', async () => {
  await query(
    `insert into premium_periods (member_id, start, "end") values ($1, '2026-09-20T09:00:00Z', '2027-09-20T09:00:00Z')`,
    [people[1]],
  )
  // The first comes every ten days from the 5th, twice on one of them; the second on the 29th alone.
  for (const day of ['2026-09-05', '2026-09-15', '2026-09-15', '2026-09-25'] as const) await visit(0, day)
  await visit(1, '2026-09-29')
  instant = at('2026-10-01')
  await count()
  expect(await of('day', '2026-09-05')).toEqual([1n])
  expect(await of('day', '2026-09-06')).toEqual([0n])
  expect(await of('week', '2026-09-29')).toEqual([2n])
  expect(await of('week', '2026-09-29', 'type')).toEqual([
    ['PREMIUM', 1n],
    ['REGISTRATO', 1n],
  ])
  expect(await of('month', '2026-09-30')).toEqual([2n])
  expect(await of('often', '2026-09-28')).toEqual([1n])
  // Of what looks back further than anything is known there is nothing.
  expect([await of('week', '2026-09-06'), await of('week', '2026-09-07')]).toEqual([[], [1n]])
  expect([await of('month', '2026-09-29'), await of('often', '2026-09-27')]).toEqual([[], []])
  expect(await compare()).toEqual([])
})

test('[FIG-029] neither staff nor who looks as a member counts', async () => {
  await visit(0, '2026-09-10')
  await visit(1, '2026-09-10', true)
  await visit(2, '2026-09-10')
  await setRole(database.db, people[2] ?? '', 'editor')
  instant = at('2026-09-12')
  await count()
  expect(await of('day', '2026-09-10')).toEqual([1n])
  expect(await query('select count(*)::int as n from member_visits where member_id = $1', [people[1]])).toEqual([
    { n: 0 },
  ])
  expect(await compare()).toEqual([])
})

test('[FIG-029] a day is kept for thirty and then the last alone, and what was counted of it stays', async () => {
  await visit(0, '2026-09-02')
  await visit(0, '2026-09-10')
  await visit(1, '2026-09-03')
  instant = at('2026-10-10')
  await count()
  const kept = await query(
    `select code, day::text, amount from figure_days where code like 'members.came-%' order by 1, 2, 3`,
  )
  await database.db.transaction((tx) => forgetVisits(tx, romeDayOf(instant)))
  expect(await query('select day::text from member_visits')).toEqual([{ day: '2026-09-10' }])
  expect(await query('select last_visit_on::text as day from members order by email')).toEqual([
    { day: '2026-09-10' },
    { day: '2026-09-03' },
    { day: null },
  ])
  // Whatever is counted again, the days that can no longer be are left alone; the night's comparison says nothing of them.
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect(
    await query(`select code, day::text, amount from figure_days where code like 'members.came-%' order by 1, 2, 3`),
  ).toEqual(kept)
  expect(await compare()).toEqual([])
  // And those that still can be are.
  await query(`insert into member_visits values ($1, '2026-10-08')`, [people[2]])
  await count()
  expect([await of('day', '2026-10-08'), await of('week', '2026-10-09')]).toEqual([[1n], [1n]])
  expect(await compare()).toEqual([])
})

test('[FIG-029] [FIG-010] an erasure takes the days away and leaves the totals', async () => {
  await visit(0, '2026-09-10')
  await visit(1, '2026-09-10')
  instant = at('2026-09-12')
  await count()
  await database.db.transaction(async (tx) => {
    await keepTotals(tx, people[0] ?? '', now())
    await tx.execute(`delete from member_visits where member_id = '${people[0]}'`)
    await tx.execute(`update members set email = 'cancellato-' || id || '@camice.invalid' where id = '${people[0]}'`)
  })
  await query(`update figure_day_states set state = 'touched'`)
  await count()
  expect(await of('day', '2026-09-10')).toEqual([2n])
  expect(await of('week', addRomeDays('2026-09-10', 1))).toEqual([2n])
})

test('[FIG-029] [FIG-053] visits are known from the day they are first kept: whoever came that day is known by their last one', async () => {
  await query(`delete from figure_settings where name = 'visits-since'`)
  await query(`update members set last_visit_on = '2026-09-20' where id = $1`, [people[0]])
  await query(`update members set last_visit_on = '2026-09-18' where id = $1`, [people[1]])
  await beginVisits(database.db, '2026-09-20')
  await beginVisits(database.db, '2026-09-25')
  instant = at('2026-09-27')
  await count()
  expect([await of('day', '2026-09-19'), await of('day', '2026-09-20'), await of('week', '2026-09-25')]).toEqual([
    [],
    [1n],
    [],
  ])
  expect(await of('week', '2026-09-26')).toEqual([1n])
})
