import { beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { seedClub } from '../../../db/seed/seed-club.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { recountDays } from './commands.server.ts'
import { FIGURES } from './definitions-model.ts'
import type { SplitCode } from './model.ts'
import { figurePages, overviewFigures, usualSplit } from './pages-model.ts'
import { periodAsked } from './period-rules.ts'
import type { Question } from './question-rules.ts'
import { ALL_RECOUNTS, findMismatches } from './recount-store.server.ts'
import { clubDays, readFigures } from './shown-context.server.ts'
import { isUnsaid } from './small-number-rules.ts'
import { COUNTED, keepWhetherDemo } from './store.server.ts'

const database = useTestDatabase()
const now = () => new Date('2026-11-15T10:00:00Z')
/** The end, the middle and the beginning of the past of the demo. */
const STRETCHES: readonly [RomeDay, RomeDay][] = [
  ['2026-09-14', '2026-11-14'],
  ['2025-10-10', '2025-11-09'],
  ['2023-10-24', '2023-11-23'],
]

beforeAll(async () => {
  await keepWhetherDemo(database.db, true)
  await seedClub(database.db, {
    clock: fixedClock(now()),
    scale: 1,
    isDemo: true,
    club: parseEnv({}).club,
    hasPast: true,
  })
})

test('[FIG-008] every total that is kept has one independent query', () => {
  const codes = ALL_RECOUNTS.flatMap((recount) => recount.codes)
  expect(codes.toSorted()).toEqual(COUNTED.map(({ code }) => code).toSorted())
})

test('[FIG-008] on the demo the independent queries find what was counted', async () => {
  for (const [from, to] of STRETCHES) {
    let totals = 0
    for await (const { changes } of recountDays(database.db, { from, to, now })) totals += changes.length
    expect(totals).toBeGreaterThan(100)
    for (const recount of ALL_RECOUNTS)
      expect(await findMismatches(database.db, recount, from, to), recount.codes.join(' ')).toEqual([])
  }
})

test('[FIG-054] in two months of the demo everything that is counted happens, in believable proportions, and nothing of Panoramica is too small', async () => {
  const [[from, to]] = STRETCHES as [[RomeDay, RomeDay]]
  const { rows: happened } = await database.pool.query(
    'select distinct code from figure_days where day between $1 and $2 and amount <> 0',
    [from, to],
  )
  const seen = new Set(happened.map(({ code }) => code))
  const shown = FIGURES.filter(({ mean }) => !mean)
  expect(shown.map(({ code }) => code).filter((code) => !seen.has(code))).toEqual([])

  const { rows } = await database.pool.query(
    `with bought as (select member_id, min(start) as first from premium_periods group by 1),
       ended as (select p.member_id, p."end" as at from premium_periods p join orders o on o.member_id = p.member_id and o.confirmed_at = p.start
         where p."end" < $1::timestamptz - interval '45 days')
     select (select avg((b.first is not null and b.first < m.trial_start + interval '90 days')::int)::float from members m left join bought b on b.member_id = m.id
         where m.trial_start < $1::timestamptz - interval '95 days') as "tried",
       (select avg((exists (select from premium_periods n where n.member_id = e.member_id and n.start between e.at - interval '60 days' and e.at + interval '30 days'))::int)::float
         from ended e) as renewed,
       (select count(distinct date_trunc('month', registration_date))::int from members where registration_date > $1::timestamptz - interval '14 months') as months`,
    [now()],
  )
  expect(rows[0].tried).toBeGreaterThan(0.16)
  expect(rows[0].tried).toBeLessThan(0.25)
  expect(rows[0].renewed).toBeGreaterThan(0.6)
  expect(rows[0].renewed).toBeLessThan(0.8)
  expect(rows[0].months).toBeGreaterThanOrEqual(13)

  const all = () => true
  const days = await clubDays(database.db, now())
  const { period } = periodAsked({}, days)
  const asked = (split: SplitCode | null): Question => ({ period, step: 'giorno', split, comparison: 'prima' })
  const tiles = await readFigures(database.db, overviewFigures(all), asked(null), now())
  expect(tiles).toHaveLength(6)
  for (const { figure, whole } of tiles) expect(whole, figure.code).toBeGreaterThanOrEqual(5n)
  for (const figure of figurePages(all)[0]?.figures ?? []) {
    const [shown] = await readFigures(database.db, [figure], asked(usualSplit(figure)), now())
    expect(
      shown?.series.flatMap(({ amounts }) => amounts.filter(isUnsaid)),
      figure.code,
    ).toEqual([])
  }
})
