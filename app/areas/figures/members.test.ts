import { beforeEach, expect, test } from 'vitest'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { cancelledEmail, type Membership, type Period } from '#areas/audience/model.ts'
import { insertMember, updateMembership } from '#areas/audience/store.server.ts'
import { addRomeDays, endOfRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { daysBetween } from './day-store.server.ts'
import { keepTotals } from './erasure-commands.server.ts'
import { FAMILIES, familyOf } from './family-rules.ts'
import { TYPE_FIGURES } from './model.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const FIRST: RomeDay = '2024-11-01'
const LAST: RomeDay = '2026-10-31'
const now = new Date(startOfRomeDay('2026-11-01').getTime() + 60 * 60_000)
const DAYS = daysBetween(FIRST, LAST)
const DAY_MS = 86_400_000
const TYPES = Object.keys(TYPE_FIGURES) as (keyof typeof TYPE_FIGURES)[]
const GROUPS = ['Medico', 'Farmacista', '—', FAMILIES.doctors, FAMILIES.others]
const PROFESSIONS = ['Medico', 'Farmacista', null] as const

type Story = Membership & {
  id: string
  profession: string | null
  /** Closed from here to there, or for good. */
  closed: { from: Date; to: Date | null } | null
}

const random = seededRandom(20261118)
const chance = (share: number) => random.next() < share
/** An instant of the two years; one in ten is the first of a day, one in ten the last. */
function instant(): Date {
  const day = addRomeDays(FIRST, random.below(DAYS.length))
  if (chance(0.1)) return startOfRomeDay(day)
  if (chance(0.1)) return new Date(endOfRomeDay(day).getTime() - 1)
  return new Date(startOfRomeDay(day).getTime() + random.below(DAY_MS))
}
const after = (at: Date, days: number) => new Date(at.getTime() + random.below(days * DAY_MS) + 1)

function randomMembership(): Membership {
  const registrationDate = instant()
  const trialStart = chance(0.3) ? registrationDate : after(registrationDate, 60)
  const trial = chance(0.6) ? { start: trialStart, end: endOfRomeDay(addRomeDays(romeDayOf(trialStart), 7)) } : null
  const premiumPeriods: Period[] = []
  let start = chance(0.2) ? registrationDate : after(registrationDate, 120)
  for (let left = random.below(4); left > 0; left--) {
    const end = chance(0.1) ? after(start, 1) : after(start, 300)
    premiumPeriods.push({ start, end })
    start = chance(0.5) ? end : after(end, 90)
  }
  return { registrationDate, trial, premiumPeriods }
}

async function enroll(index: number): Promise<Story> {
  const membership = randomMembership()
  const profession = random.pick(PROFESSIONS)
  const id = await insertMember(database.db, {
    email: `anna${index}@posta.example`,
    name: 'Anna',
    surname: `Neri ${index}`,
    ...(profession && { profession }),
    ...membership,
  })
  const from = after(membership.registrationDate, 200)
  const to = chance(0.5) ? after(from, 100) : null
  const closed = chance(0.3) ? { from, to } : null
  if (closed) {
    await database.pool.query('insert into member_details (member_id, closed_at) values ($1, $2)', [id, from])
    if (to) {
      await database.pool.query('update member_details set closed_at = null where member_id = $1', [id])
      await database.pool.query('update member_absences set until = $2 where member_id = $1', [id, to])
    }
  }
  return { ...membership, id, profession, closed }
}

const isClosed = ({ closed }: Story, at: Date) =>
  closed !== null && closed.from <= at && (closed.to === null || at < closed.to)

/** The totals that the rule and the stories give, written apart from every query. */
function expectedLevels(stories: readonly Story[], day: RomeDay): Map<string, number> {
  const at = new Date(endOfRomeDay(day).getTime() - 1)
  const found = new Map<string, number>()
  const add = (key: string) => found.set(key, (found.get(key) ?? 0) + 1)
  for (const story of stories) {
    const type = subscriptionTypeAt(story, at)
    if (type === 'SUSPECT' || isClosed(story, at)) continue
    add('members.total')
    add(TYPE_FIGURES[type])
    add(`${TYPE_FIGURES[type]} ${story.profession ?? '—'}`)
  }
  return found
}

async function checkEveryDay(stories: readonly Story[]): Promise<void> {
  const { rows } = await database.pool.query<{
    code: string
    day: RomeDay
    split: string
    value: string
    amount: string
  }>(
    `select code, day::text, split, value, amount from figure_days where code like 'members.%' and split in ('', 'profession', 'passage')`,
  )
  const kept = new Map(rows.map(({ code, day, split, value, amount }) => [`${day} ${code} ${split} ${value}`, amount]))
  const amount = (key: string) => Number(kept.get(key) ?? 0)
  const passages = Map.groupBy(
    rows.filter(({ split }) => split === 'passage'),
    ({ day }) => day,
  )
  for (const [index, day] of DAYS.entries()) {
    const expected = expectedLevels(stories, day)
    const levels = ['members.total', ...Object.values(TYPE_FIGURES)].map((code) => [code, amount(`${day} ${code}  `)])
    expect(levels, day).toEqual(levels.map(([code]) => [code, expected.get(String(code)) ?? 0]))
    const groups = Object.values(TYPE_FIGURES).flatMap((code) => GROUPS.map((group) => [code, group] as const))
    expect(groups.map(([code, group]) => amount(`${day} ${code} profession ${group}`))).toEqual(
      groups.map(([code, group]) => expected.get(`${code} ${group}`) ?? 0),
    )
    const ofDay = passages.get(day) ?? []
    const explained = TYPES.map((type) => {
      const sum = (such: (value: string) => boolean) =>
        ofDay.filter(({ value }) => such(value)).reduce((total, row) => total + Number(row.amount), 0)
      const change = sum((value) => value.endsWith(`>${type}`)) - sum((value) => value.startsWith(`${type}>`))
      return change + (index === 0 ? 0 : amount(`${DAYS[index - 1]} ${TYPE_FIGURES[type]}  `))
    })
    expect(explained, day).toEqual(TYPES.map((type) => amount(`${day} ${TYPE_FIGURES[type]}  `)))
  }
}

test('[FIG-010] [FIG-022] [FIG-023] over 24 random months levels are those of the rule, and movements explain them', async () => {
  const stories: Story[] = []
  for (let index = 0; index < 40; index++) stories.push(await enroll(index))
  expect(await countDueDays(database.db, { now: () => now })).toBeGreaterThan(700)
  await checkEveryDay(stories)
  for (let index = 0; index < stories.length; index += 3) {
    const story = stories[index]
    if (!story) continue
    const corrected = randomMembership()
    await updateMembership(database.db, story.id, { ...corrected, wallets: [], staticPortfolios: [] }, now)
    stories[index] = { ...story, ...corrected }
  }
  // An import brings people whose days are long over; their days mark themselves.
  for (let index = 40; index < 52; index++) stories.push(await enroll(index))
  await countDueDays(database.db, { now: () => now })
  await checkEveryDay(stories)
  // FIG-010. Some are erased: what they were counted as stays, in wider groups, and a count from nothing gives it again.
  for (const [index, story] of stories.entries()) {
    if (index % 4 !== 1) continue
    await database.db.transaction((tx) => keepTotals(tx, story.id, now))
    await database.pool.query('update members set email = $2, profession = null where id = $1', [
      story.id,
      cancelledEmail(story.id),
    ])
    stories[index] = { ...story, profession: story.profession && familyOf(story.profession) }
  }
  await checkEveryDay(stories)
  await database.pool.query(`update figure_day_states set state = 'touched'`)
  await countDueDays(database.db, { now: () => now })
  await checkEveryDay(stories)
  const { rows } = await database.pool.query('select count(distinct number)::int as people from figure_remains')
  expect(rows[0].people).toBeGreaterThan(5)
  const lines = JSON.stringify((await database.pool.query('select * from figure_remains')).rows)
  expect(stories.filter(({ id }) => lines.includes(id))).toEqual([])
  // On the day itself they leave by being erased, and nobody is left over.
  const tomorrow = new Date(now.getTime() + DAY_MS)
  await countDueDays(database.db, { now: () => tomorrow })
  const { rows: rowsOf } = await database.pool.query(
    `select code, day::text, split, amount from figure_days where day >= '2026-10-31' and split = ''`,
  )
  const total = (day: string, code: string) =>
    Number(rowsOf.find((row) => row.day === day && row.code === code && row.split === '')?.amount ?? 0)
  expect(total('2026-11-01', 'members.erased')).toBeGreaterThan(0)
  expect(total('2026-11-01', 'members.total')).toBe(
    total('2026-10-31', 'members.total') - total('2026-11-01', 'members.erased'),
  )
})
