import { beforeEach, expect, test } from 'vitest'
import { insertMember } from '#areas/audience/store.server.ts'
import { addRomeDays, daysAfter, endOfRomeDay, type RomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { readGrid } from './cohort-context.server.ts'
import { findGrid, GRIDS } from './cohort-model.ts'
import { addMonths } from './cohort-rules.ts'
import { countDueDays } from './commands.server.ts'
import { keepTotals } from './erasure-commands.server.ts'
import { formatPercent } from './number-rules.ts'
import { questionAsked } from './question-rules.ts'
import { clubDays } from './shown-context.server.ts'

const database = useTestDatabase()
const query = (text: string, values: unknown[] = []) => database.pool.query(text, values)
const now = new Date('2026-11-18T09:00:00Z')
const today = romeDayOf(now)
const yesterday = addRomeDays(today, -1)

beforeEach(async () => {
  await database.clear()
  await query(`insert into products (id, name, summary, rank) values ('base', 'Base', '', 1)`)
})

type Plan = { start: Date; end: Date; isPaid: boolean; backAt: Date | null }
type Story = {
  id: string
  joined: Date
  trial: Date | null
  plans: Plan[]
  closed: { at: Date; isWish: boolean } | null
}

const random = seededRandom(25)
const chance = (share: number) => random.next() < share
let numbers = 0
/** Orders that were taken back count whoever placed them. */
const withdrawnAtDesk: Plan[] = []

async function insertPlan(memberId: string, { start, end, isPaid, backAt }: Plan): Promise<void> {
  const number = ++numbers
  const owned = await query(
    `insert into owned_products (member_id, product_id, name, kind, active_from, active_until, conditions_html, is_given)
     values ($1, 'base', 'Base', 'plan', $2, $3, '', $4) returning id`,
    [memberId, start, end, !isPaid],
  )
  if (!isPaid) return
  const order = await query(
    `insert into orders (member_id, state, way, year, number, fingerprint, billing, total_cents, created_at, confirmed_at)
     values ($1, $4, 'online', 2026, $2, 'x', '{}', 12000, $3, $3) returning id`,
    [memberId, number, start, backAt ? 'cancelled' : 'confirmed'],
  )
  await query(
    `insert into order_lines (order_id, product_id, product_name, installment_plan_id, installments, total_cents, owned_product_id)
     values ($1, 'base', 'Base', 'x', 1, 12000, $2)`,
    [order.rows[0].id, owned.rows[0].id],
  )
  if (backAt)
    await query(
      `insert into invoices (order_id, member_id, product_name, installment, installments, due_on, amount_cents, state, kind, issued_at, paid_at, year, number)
       values ($1, $2, 'Base', 1, 1, $4, 12000, 1, 'credit-note', $3, $3, 2026, $5)`,
      [order.rows[0].id, memberId, backAt, romeDayOf(backAt), number],
    )
}

async function enroll(index: number): Promise<Story> {
  const joined = daysAfter(new Date('2024-07-02T08:00:00Z'), random.next() * 800)
  const trial = chance(0.7) ? daysAfter(joined, random.next() * 3) : null
  const plans: Plan[] = []
  let start = daysAfter(joined, random.next() * (chance(0.5) ? 12 : 120))
  for (let left = random.below(4); left > 0 && start < now; left--) {
    const isPaid = chance(0.85)
    const backAt = isPaid && chance(0.2) ? daysAfter(start, 2 + random.next() * 25) : null
    const isBack = backAt !== null && backAt < now
    const end = isBack ? backAt : endOfRomeDay(addRomeDays(romeDayOf(start), 90 + random.below(260)))
    plans.push({ start, end, isPaid, backAt: isBack ? backAt : null })
    start = chance(0.5) && !isBack ? end : daysAfter(end, 1 + random.next() * 60)
  }
  const id = await insertMember(database.db, {
    email: `anna${index}@posta.example`,
    name: 'Anna',
    surname: `Neri ${index}`,
    registrationDate: joined,
    trial: trial && { start: trial, end: endOfRomeDay(addRomeDays(romeDayOf(trial), 7)) },
    premiumPeriods: plans.map((plan) => ({ start: plan.start, end: plan.end })),
  })
  for (const plan of plans) await insertPlan(id, plan)
  const at = daysAfter(joined, 20 + random.next() * 500)
  const closed = chance(0.2) && at < now ? { at, isWish: chance(0.5) } : null
  if (closed)
    await query('insert into member_details (member_id, closed_at, erases_at) values ($1, $2, $3)', [
      id,
      closed.at,
      closed.isWish ? daysAfter(closed.at, 30) : null,
    ])
  return { id, joined, trial, plans, closed }
}

/* What the tables of the club should say, written from the stories and from none of the queries. */
const isGone = ({ closed }: Story, at: Date) => closed !== null && closed.at <= at
const isUndone = ({ backAt, start }: Plan) =>
  backAt !== null && romeDaysBetween(romeDayOf(start), romeDayOf(backAt)) <= 14
const told = ({ plans }: Story) => plans.filter((plan) => !isUndone(plan))
const lastOf = ({ end }: Plan): RomeDay => romeDayOf(new Date(end.getTime() - 1))
const isPremium = (story: Story, at: Date) =>
  !isGone(story, at) && story.plans.some(({ start, end }) => start <= at && at < end)
const firstOf = (story: Story) => {
  const first = told(story).filter(({ isPaid }) => isPaid)[0]
  return first && first.start < new Date(`${today}T00:00:00+01:00`) && !isGone(story, dayEnd(romeDayOf(first.start)))
    ? first
    : undefined
}
const dayEnd = (day: RomeDay) => new Date(endOfRomeDay(day).getTime() - 1)
const isFresh = ({ trial, plans }: Story) => trial !== null && !plans.some(({ start }) => start <= trial)

async function gridOf(code: string, search: Record<string, string> = { periodo: 'da-sempre' }) {
  const figure = findGrid(code)
  if (!figure) throw new Error(code)
  const days = await clubDays(database.db, now)
  return readGrid(database.db, figure, questionAsked(search, days).question, days)
}
const numbersOf = (row: { cells: readonly { people: string }[] } | undefined) =>
  row?.cells.map(({ people }) => people) ?? []

const monthsSince = (first: string) => {
  const months: string[] = []
  for (let month = first; month <= today.slice(0, 7); month = addMonths(month, 1)) months.push(month)
  return months
}

async function checkTrials(stories: readonly Story[]) {
  const grid = await gridOf('members.trial-to-premium')
  const tried = stories.filter(
    (story) =>
      isFresh(story) && story.trial && !isGone(story, dayEnd(romeDayOf(story.trial))) && romeDayOf(story.trial) < today,
  )
  const within = (story: Story, days: number) => {
    const first = firstOf(story)
    return Boolean(
      first &&
        story.trial &&
        story.trial <= first.start &&
        romeDaysBetween(romeDayOf(story.trial), romeDayOf(first.start)) <= days,
    )
  }
  const expected = monthsSince('2024-07').map((month) => {
    const own = tried.filter(({ trial }) => trial && romeDayOf(trial).startsWith(month))
    return [own.length, ...[7, 14, 30, 90].map((days) => own.filter((story) => within(story, days)).length)]
  })
  expect(grid.rows.map(numbersOf)).toEqual(
    expected.map(([begun, ...bought]) => [
      String(begun),
      ...bought.map((people) => (begun === 0 ? '' : String(people))),
    ]),
  )
  expect(expected.flat().reduce((sum, each) => sum + each, 0)).toBeGreaterThan(60)
  return grid
}

async function checkRetention(stories: readonly Story[]) {
  const grid = await gridOf('members.retention')
  const found = grid.rows.flatMap((row) => numbersOf(row).slice(1)).filter(Boolean)
  expect(found.length).toBeGreaterThan(40)
  const months = monthsSince('2024-07')
  const firsts = new Map(
    months.map((month) => [
      month,
      stories.filter((story) => romeDayOf(firstOf(story)?.start ?? new Date(0)).startsWith(month)),
    ]),
  )
  const expected: string[][] = []
  let open: string[] = []
  for (const month of months) {
    if (firsts.get(month)?.length) open.push(month)
    const size = open.reduce((sum, each) => sum + (firsts.get(each)?.length ?? 0), 0)
    if (size < 5) continue
    const cohort = open
    open = []
    expected.push([
      String(size),
      ...Array.from({ length: 24 }, (_, index) => {
        const at = cohort.map((each) => addMonths(each, index + 1))
        if (at.some((target) => target > today.slice(0, 7))) return ''
        const people = cohort.flatMap((each, place) => {
          const target = at[place] ?? ''
          const end =
            target === today.slice(0, 7) ? yesterday : addRomeDays(`${addMonths(target, 1)}-01` as RomeDay, -1)
          return firsts.get(each)?.filter((story) => isPremium(story, dayEnd(end))) ?? []
        })
        return String(people.length)
      }),
    ])
  }
  expect(grid.rows.map(numbersOf)).toEqual(expected)
  expect(grid.rows.some(({ label }) => label.includes(' e '))).toBe(grid.notes.some((note) => note.startsWith('Uniti')))
}

type End = {
  month: string
  lossMonth: string
  kind: 'before' | 'within' | 'later' | 'never' | 'waiting'
  cause: string
}
const endsOf = (story: Story): End[] =>
  told(story).flatMap((plan) => {
    const day = lastOf(plan)
    if (day > yesterday || isGone(story, new Date(plan.end.getTime() - 1))) return []
    const others = told(story).filter((other) => other !== plan)
    const isRenewed = plan.backAt === null && others.some(({ start, end }) => start <= plan.end && end > plan.end)
    const next = others.find(
      ({ start }) => start > plan.end && romeDayOf(start) < today && !isGone(story, dayEnd(romeDayOf(start))),
    )
    const gap = next ? romeDaysBetween(day, romeDayOf(next.start)) : null
    const isRecent = addRomeDays(day, 30) >= today
    const kind = isRenewed ? 'before' : gap === null ? (isRecent ? 'waiting' : 'never') : gap <= 30 ? 'within' : 'later'
    return [
      {
        month: day.slice(0, 7),
        lossMonth: addRomeDays(day, 1).slice(0, 7),
        kind,
        cause: plan.backAt ? 'refunded' : 'open',
      },
    ]
  })

async function checkRenewals(stories: readonly Story[]) {
  const months = monthsSince('2024-07')
  const ends = stories.flatMap(endsOf)
  const count = (such: (end: End) => boolean) => String(ends.filter(such).length)
  const renewals = await gridOf('members.renewals')
  expect(renewals.rows.map((row) => numbersOf(row).slice(0, 6))).toEqual(
    months.map((month) => [
      count((end) => end.month === month),
      ...(['before', 'within', 'later', 'never', 'waiting'] as const).map((kind) =>
        count((end) => end.month === month && end.kind === kind),
      ),
    ]),
  )
  const losses = await gridOf('members.losses')
  const isLost = ({ kind }: End) => kind === 'later' || kind === 'never' || kind === 'waiting'
  const gone = (isWish: boolean, month: string) =>
    stories.filter(
      (story) =>
        story.closed?.isWish === isWish &&
        romeDayOf(story.closed.at).startsWith(month) &&
        isPremium({ ...story, closed: null }, new Date(story.closed.at.getTime() - 1)),
    )
  expect(losses.rows.map((row) => numbersOf(row).slice(1, 8))).toEqual(
    months.map((month) => [
      count((end) => isLost(end) && end.lossMonth === month && end.cause === 'open'),
      '0',
      count((end) => isLost(end) && end.lossMonth === month && end.cause === 'refunded'),
      String(gone(false, month).length),
      String(gone(true, month).length),
      count((end) => end.kind === 'waiting' && end.lossMonth === month),
      String(
        stories
          .flatMap(({ plans }) => plans)
          .concat(withdrawnAtDesk)
          .filter((plan) => isUndone(plan) && plan.backAt && romeDayOf(plan.backAt).startsWith(month)).length,
      ),
    ]),
  )
  const share = (part: number, whole: number) => (whole === 0 ? '' : formatPercent(part / whole))
  expect(renewals.rows.map(({ cells }) => cells.slice(6).map((cell) => cell.share))).toEqual(
    months.map((month, at) => {
      const own = ends.filter((end) => end.month === month)
      const eve = dayEnd(addRomeDays(`${month}-01` as RomeDay, -1))
      const lost = Number(numbersOf(losses.rows[at])[0])
      return [
        share(own.filter(({ kind }) => kind === 'later' || kind === 'never').length, own.length),
        share(lost, stories.filter((story) => isPremium(story, eve)).length),
      ]
    }),
  )
  expect(new Set(ends.map(({ kind }) => kind)).size).toBe(5)
  expect(losses.whole?.cells.slice(0, 8).every(({ people }, at) => at === 2 || people !== '0')).toBe(true)
}

test('[FIG-025] [FIG-026] [FIG-027] [FIG-028] cohorts, renewals and losses are those of the stories, also when people are erased', async () => {
  const stories: Story[] = []
  for (let index = 0; index < 160; index++) stories.push(await enroll(index))
  // FIG-025. Whoever works at the desk is in no cohort.
  for (let index = 900; index < 912; index++) {
    const { id, plans } = await enroll(index)
    await query(`insert into member_roles (member_id, role) values ($1, 'editor')`, [id])
    for (const plan of plans) if (isUndone(plan)) withdrawnAtDesk.push(plan)
  }
  await countDueDays(database.db, { now: () => now })
  const check = async () => {
    await checkTrials(stories)
    await checkRetention(stories)
    await checkRenewals(stories)
  }
  await check()
  const before = await Promise.all(GRIDS.map(({ code }) => gridOf(code)))
  for (const { id } of stories.filter((_, index) => index % 50 === 1)) {
    await database.db.transaction((tx) => keepTotals(tx, id, now))
    await query(`update members set email = 'cancellato-' || id || '@cancellato.invalid' where id = $1`, [id])
  }
  await query(`update figure_day_states set state = 'touched'`)
  await countDueDays(database.db, { now: () => now })
  expect(await Promise.all(GRIDS.map(({ code }) => gridOf(code)))).toEqual(before)
})

test('[FIG-028] whoever is suspended is lost when the period ends, and whole refunds are told from withdrawals', async () => {
  const person = (name: string, plans: Plan[], premiumPeriods: readonly { start: Date; end: Date }[]) =>
    insertMember(database.db, {
      email: `${name}@posta.example`,
      name,
      surname: 'Neri',
      registrationDate: new Date('2025-09-01T08:00:00Z'),
      premiumPeriods: [...premiumPeriods],
    }).then(async (id) => {
      for (const plan of plans) await insertPlan(id, plan)
      return id
    })
  const start = new Date('2025-09-03T08:00:00Z')
  const plan = (end: string, backAt: string | null = null): Plan => ({
    start,
    end: new Date(end),
    isPaid: true,
    backAt: backAt === null ? null : new Date(backAt),
  })
  const suspendedAt = new Date('2026-02-10T08:00:00Z')
  for (const [name, end] of [
    ['anna', '2026-04-20T22:00:00Z'],
    ['bea', '2027-04-20T22:00:00Z'],
  ] as const) {
    const id = await person(name, [plan(end)], [{ start, end: suspendedAt }])
    await query(
      `insert into suspensions (member_id, suspended_at, taken) values ($1, $2, '{"periods":[],"wallets":[]}')`,
      [id, suspendedAt],
    )
  }
  await person(
    'carla',
    [plan('2025-10-20T08:00:00Z', '2025-10-20T08:00:00Z')],
    [{ start, end: new Date('2025-10-20T08:00:00Z') }],
  )
  await person(
    'dora',
    [plan('2025-09-17T08:00:00Z', '2025-09-17T08:00:00Z')],
    [{ start, end: new Date('2025-09-17T08:00:00Z') }],
  )
  await countDueDays(database.db, { now: () => now })
  const losses = await gridOf('members.losses')
  const of = (label: string) => numbersOf(losses.rows.find((row) => row.label === label))
  expect([of('febbraio 2026')[0], of('febbraio 2026')[8]]).toEqual(['0', '2'])
  expect(of('aprile 2026').slice(0, 4)).toEqual(['1', '0', '1', '0'])
  expect(of('ottobre 2025').slice(0, 4)).toEqual(['1', '0', '0', '1'])
  expect([of('settembre 2025')[0], of('settembre 2025')[7]]).toEqual(['0', '1'])
  expect(numbersOf(losses.whole ?? undefined)[0]).toBe('2')
})
