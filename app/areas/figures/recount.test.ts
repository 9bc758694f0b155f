import { beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { parseEnv } from '#platform/env.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { seedClub } from '../../../db/seed/seed-club.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { recountDays } from './commands.server.ts'
import { ALL_RECOUNTS, findMismatches } from './recount-store.server.ts'
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
