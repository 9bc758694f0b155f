import { beforeEach, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { earnPoints, spendPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { InvalidInput } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { loyaltyLists } from './loyalty-lists-context.server.ts'
import { setPointValue } from './point-value-commands.server.ts'
import { pointValueWritten, thousandthsInEuro } from './point-value-rules.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const START = '2026-09-01'
let clock = new Date(`${START}T08:00:00Z`)
const now = () => clock
const on = (day: string) => {
  clock = new Date(`${day}T08:00:00Z`)
}
const count = () => countDueDays(database.db, { now })
const cost = async (day: RomeDay) =>
  (await readSeries(database.db, { code: 'loyalty.cost', from: day, to: day }))[0]?.amount
let memberId = ''
const by = () => ({ staffId: memberId, now: clock })
const decide = (da: string, millesimi: string, quota: string) =>
  setPointValue(database.db, { da, millesimi, quota, motivo: 'Il costo medio dei premi' }, by())

beforeEach(async () => {
  await database.clear()
  on(START)
  memberId = await insertMember(database.db, {
    email: 'a@posta.example',
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: clock,
    trial: null,
  })
})

const earn = (points: number, key: string) =>
  earnPoints(database.db, { memberId, points, description: 'Dono', key, at: clock, mission: 'read' })

test('[FIG-045] points cost what was decided for their day: past days keep their value, and before any there is none', async () => {
  await earn(333, 'one')
  on('2026-09-10')
  await count()
  expect(await cost('2026-09-05')).toBeUndefined()
  // The first value may begin in the past, and those days are counted again.
  await decide('2026-09-03', '15', '100')
  expect(await query('select from_day::text as from_day from figure_touches')).toEqual([{ from_day: '2026-09-03' }])
  await count()
  expect(await cost('2026-09-02')).toBeUndefined()
  // 333 points at 15 thousandths are 4,995 euros: half a cent goes away from zero.
  expect(await cost('2026-09-03')).toBe(500n)
  await decide('2026-09-12', '30', '70')
  await decide('2026-09-12', '30', '50')
  await earn(67, 'two')
  on('2026-09-14')
  await count()
  expect([await cost('2026-09-09'), await cost('2026-09-10'), await cost('2026-09-11')]).toEqual([500n, 600n, 600n])
  expect([await cost('2026-09-12'), await cost('2026-09-13')]).toEqual([600n, 600n])
  await spendPoints(database.db, { memberId, points: 300, description: 'Tazza', key: 'three', now: clock })
  on('2026-09-16')
  await count()
  expect([await cost('2026-09-13'), await cost('2026-09-14')]).toEqual([600n, 150n])
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})

test('[FIG-045] what is written wrongly is said field by field, and changes nothing', async () => {
  const typed = { da: '2026-09-01', millesimi: '5', quota: '100', motivo: 'Perché sì' }
  const faults = (more: Partial<typeof typed>, isFirst = false) => {
    const written = pointValueWritten({ ...typed, ...more }, { today: '2026-09-01', isFirst })
    return 'faults' in written ? Object.keys(written.faults) : []
  }
  expect(faults({})).toEqual([])
  expect(faults({ da: '2026-08-31' })).toEqual(['da'])
  expect(faults({ da: '2026-08-31' }, true)).toEqual([])
  expect(faults({ da: '2026-02-30', millesimi: '0', quota: '101', motivo: ' ' })).toEqual([
    'da',
    'millesimi',
    'quota',
    'motivo',
  ])
  expect(faults({ millesimi: '1,5', quota: '-1' })).toEqual(['millesimi', 'quota'])
  expect([1, 5, 1_250].map(thousandthsInEuro)).toEqual(['€\u00A00,001', '€\u00A00,005', '€\u00A01,250'])
  // Pressed twice at once, it is decided once.
  await Promise.all([decide(START, '5', '100'), decide(START, '5', '100')])
  expect(await query(`select 1 as line from audit_events where kind = 'loyalty-edited'`)).toHaveLength(1)
  await expect(decide('2026-08-31', '9', '100')).rejects.toBeInstanceOf(InvalidInput)
  expect(await query('select thousandths from point_values')).toEqual([{ thousandths: 5 }])
})

test('[FIG-045] each decision is on the trail with its reason, beside what was really used of old points', async () => {
  const lists = async () => {
    const period = { code: '30-giorni', from: START, to: START, end: START } as const
    const all = await loyaltyLists(database.db, period, { now: clock, staffId: memberId, may: () => true })
    return JSON.stringify(all.find(({ title }) => title === 'Quanto vale un punto'))
  }
  expect(await lists()).toContain('Prima decidi quanto vale un punto.')
  await earn(200, 'old')
  await spendPoints(database.db, { memberId, points: 50, description: 'Tazza', key: 'spent', now: clock })
  await decide(START, '5', '80')
  expect(await lists()).toContain('nessuno ancora')
  on('2028-09-02')
  const found = await lists()
  for (const words of ['€\u00A00,005', '80 %', '25,0\u00A0%', 'stima per il commercialista'])
    expect(found).toContain(words)
  const [line] =
    await query(`select details->>'about' as about, details->>'reason' as reason, details->>'changes' as changes
    from audit_events where kind = 'loyalty-edited'`)
  expect(line).toMatchObject({ about: 'point-value 2026-09-01', reason: 'Il costo medio dei premi' })
  expect(line?.changes).toContain('0,005')
  const seen = await loyaltyLists(
    database.db,
    { code: '30-giorni', from: START, to: START, end: START },
    {
      now: clock,
      staffId: memberId,
      may: () => false,
    },
  )
  expect(JSON.stringify(seen)).not.toContain('€')
})
