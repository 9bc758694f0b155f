import { beforeEach, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { correctPoints } from '#areas/loyalty/correction-commands.server.ts'
import { earnPoints, expirePoints, returnPoints, spendPoints } from '#areas/loyalty/ledger-commands.server.ts'
import { addRomeDays, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { compareFigures, countDueDays } from './commands.server.ts'
import { loyaltyLists } from './loyalty-lists-context.server.ts'
import { readSeries } from './store.server.ts'

const database = useTestDatabase()
const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows
const FIRST: RomeDay = '2026-09-01'
let clock = new Date(`${FIRST}T08:00:00Z`)
const now = () => clock
const of = async (code: string, from: RomeDay, to: RomeDay) =>
  new Map((await readSeries(database.db, { code: `loyalty.${code}`, from, to })).map((row) => [row.day, row.amount]))

beforeEach(async () => {
  await database.clear()
  clock = new Date(`${FIRST}T08:00:00Z`)
})

async function member(email: string): Promise<string> {
  const id = await insertMember(database.db, {
    email,
    name: 'Anna',
    surname: 'Neri',
    profession: 'Medico',
    registrationDate: clock,
    trial: null,
  })
  await query('insert into premium_periods (member_id, start, "end") values ($1, $2, $3)', [id, clock, '2027-09-01'])
  return id
}

test('[FIG-044] points of the evening are those of the evening before with what came and went, and what remains in the lots', async () => {
  const random = seededRandom(44)
  const people = await Promise.all(['a', 'b', 'c'].map((name) => member(`${name}@posta.example`)))
  const spent: { memberId: string; key: string }[] = []
  for (let act = 0; act < 240; act++) {
    const memberId = people[random.below(people.length)] ?? ''
    const key = `k${act}`
    const points = 10 + random.below(60)
    const expiresAt = new Date(clock.getTime() + (1 + random.below(40)) * 86_400_000)
    const kind = random.below(6)
    if (kind < 2)
      await earnPoints(database.db, {
        memberId,
        points,
        description: 'Dono',
        key,
        at: clock,
        expiresAt,
        mission: 'read',
      })
    else if (kind === 2) {
      const answer = await spendPoints(database.db, { memberId, points, description: 'Tazza', key, now: clock })
      if (answer.kind === 'spent') spent.push({ memberId, key })
    } else if (kind === 3) {
      const given = spent.pop()
      if (given)
        await returnPoints(database.db, {
          memberId: given.memberId,
          spentKey: given.key,
          description: 'Resi',
          key,
          now: clock,
        })
    } else if (kind === 4) await expirePoints(database.db, memberId, clock)
    else
      await correctPoints(database.db, {
        memberId,
        points: random.below(2) === 0 ? 7 : -1,
        key: `staff:${key}`,
        now: clock,
      }).catch(() => undefined)
    clock = new Date(clock.getTime() + 4 * 3_600_000)
  }
  clock = new Date(clock.getTime() + 86_400_000)
  for (const memberId of people) await expirePoints(database.db, memberId, clock)
  const last = romeDayOf(clock)
  clock = new Date(clock.getTime() + 86_400_000)
  await countDueDays(database.db, { now })
  const codes = ['points', 'earned', 'spent', 'returned', 'expired', 'corrected'] as const
  const [points, earned, spentBy, returned, expired, corrected] = await Promise.all(
    codes.map((code) => of(code, FIRST, last)),
  )
  const sum = (series?: Map<RomeDay, bigint>) => [...(series?.values() ?? [])].reduce((all, each) => all + each, 0n)
  for (const series of [earned, spentBy, returned, expired]) expect(sum(series)).toBeGreaterThan(0n)
  expect(sum(corrected)).not.toBe(0n)
  let eve = 0n
  for (let day = FIRST; day <= last; day = addRomeDays(day, 1)) {
    const at = (series?: Map<RomeDay, bigint>) => series?.get(day) ?? 0n
    eve += at(earned) + at(returned) + at(corrected) - at(spentBy) - at(expired)
    expect([day, at(points)]).toEqual([day, eve])
  }
  const [lots] = await query('select sum(remaining)::text as remaining from loyalty_lots')
  expect(points?.get(last)).toBe(BigInt(lots?.remaining))
  // Missions and rewards say all that was earned and spent, and no correction.
  const parts = async (code: string, split: string) =>
    (await readSeries(database.db, { code: `loyalty.${code}`, from: FIRST, to: last, split })).map(({ value }) => value)
  expect(new Set(await parts('earned', 'mission'))).toEqual(new Set(['read']))
  expect(new Set(await parts('spent', 'reward'))).toEqual(new Set(['Tazza']))
  expect(await compareFigures(database.db, { now, random: () => 0.5 })).toEqual([])
})

test('[FIG-044] what expires in each of the next 24 months is what remains in the lots', async () => {
  const id = await member('a@posta.example')
  for (const [points, day] of [
    [10, '2026-10-15'],
    [20, '2026-10-31'],
    [40, '2028-09-01'],
    [80, '2028-11-01'],
  ] as const)
    await earnPoints(database.db, {
      memberId: id,
      points,
      description: 'Dono',
      key: day,
      at: clock,
      expiresAt: new Date(`${day}T21:59:00Z`),
    })
  clock = new Date('2026-09-02T08:00:00Z')
  await spendPoints(database.db, { memberId: id, points: 4, description: 'Tazza', key: 's', now: clock })
  clock = new Date('2026-09-04T08:00:00Z')
  await countDueDays(database.db, { now })
  const months = async (day: RomeDay) =>
    (await readSeries(database.db, { code: 'loyalty.expiring', from: day, to: day, split: 'month' })).map(
      ({ value, amount }) => [value, amount],
    )
  expect(await months('2026-09-01')).toEqual([
    ['2026-10', 30n],
    ['2028-09', 40n],
  ])
  expect(await months('2026-09-02')).toEqual([
    ['2026-10', 26n],
    ['2028-09', 40n],
  ])
})

test('[FIG-044] it is said how many could ask for the cheapest reward, and which are asked for, refused and late', async () => {
  const [rich, poor, gone] = await Promise.all(['a', 'b', 'c'].map((name) => member(`${name}@posta.example`)))
  for (const [memberId, points] of [
    [rich, 300],
    [poor, 99],
    [gone, 500],
  ] as const)
    await earnPoints(database.db, { memberId: String(memberId), points, description: 'Dono', key: 'k', at: clock })
  await query(`insert into member_details (member_id, closed_at) values ($1, $2)`, [gone, clock])
  await query(
    `insert into club_rewards (slug, is_hidden, position, title, description, brand, category, kind, points, stock) values
       ('tazza', false, 1, 'Tazza', '', '', 'casa', 'parcel', 100, null), ('libro', false, 2, 'Libro', '', '', 'casa', 'parcel', 400, null),
       ('penna', true, 3, 'Penna', '', '', 'casa', 'parcel', 5, null), ('borsa', false, 4, 'Borsa', '', '', 'casa', 'parcel', 7, 0)`,
  )
  const order = (title: string, state: string, daysAgo: number) =>
    query(
      `insert into loyalty_orders (member_id, reward_id, title, points, state, source, kind, idempotency_key, placed_at, updated_at, ended_at)
       values ($1, $2, $2, 10, $3, 'club', 'parcel', gen_random_uuid()::text, $4::timestamptz, $4::timestamptz, case when $3 in ('refused', 'delivered') then $4::timestamptz end)`,
      [rich, title, state, new Date(clock.getTime() - daysAgo * 86_400_000)],
    )
  clock = new Date('2026-09-30T08:00:00Z')
  await order('Tazza', 'accepted', 20)
  await order('Tazza', 'shipped', 3)
  await order('Libro', 'refused', 5)
  await order('Tazza', 'delivered', 25)
  await countDueDays(database.db, { now })
  const period = { code: '30-giorni', from: '2026-09-01', to: '2026-09-29', end: '2026-09-29' } as const
  const [asked, able] = await loyaltyLists(database.db, period as unknown as Parameters<typeof loyaltyLists>[1], {
    now: clock,
    staffId: String(rich),
    may: () => false,
  })
  expect(asked?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Tazza', '3', '0', '1'],
    ['Libro', '1', '1', '0'],
  ])
  expect(able?.rows.map(({ cells }) => cells)).toEqual([['100'], ['1']])
  expect(able?.note).toContain('«Tazza»')
})
