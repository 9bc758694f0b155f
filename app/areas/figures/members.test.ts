import { beforeEach, expect, test } from 'vitest'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { Membership, Period } from '#areas/audience/model.ts'
import { insertMember, updateMembership } from '#areas/audience/store.server.ts'
import { addRomeDays, endOfRomeDay, type RomeDay, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import { seededRandom } from '../../../db/seed/random.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { countDueDays } from './commands.server.ts'
import { daysBetween } from './day-store.server.ts'
import { TYPE_FIGURES } from './model.ts'
import { listDayRows, touchDays } from './store.server.ts'

const database = useTestDatabase()
beforeEach(() => database.clear())

const FIRST: RomeDay = '2024-11-01'
const LAST: RomeDay = '2026-10-31'
const now = new Date(startOfRomeDay('2026-11-01').getTime() + 60 * 60_000)
const DAYS = daysBetween(FIRST, LAST)
const DAY_MS = 86_400_000
const TYPES = Object.keys(TYPE_FIGURES) as (keyof typeof TYPE_FIGURES)[]
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
  const rows = await listDayRows(database.db, DAYS)
  const kept = new Map(rows.map(({ code, day, split, value, amount }) => [`${day} ${code} ${split} ${value}`, amount]))
  const amount = (key: string) => Number(kept.get(key) ?? 0n)
  const passages = rows.filter(({ split }) => split === 'passage')
  for (const [index, day] of DAYS.entries()) {
    const expected = expectedLevels(stories, day)
    const levels = ['members.total', ...Object.values(TYPE_FIGURES)].map((code) => [code, amount(`${day} ${code}  `)])
    expect(levels, day).toEqual(levels.map(([code]) => [code, expected.get(String(code)) ?? 0]))
    for (const code of Object.values(TYPE_FIGURES))
      for (const group of ['Medico', 'Farmacista', '—'])
        expect([day, code, group, amount(`${day} ${code} profession ${group}`)]).toEqual([
          day,
          code,
          group,
          expected.get(`${code} ${group}`) ?? 0,
        ])
    const ofDay = passages.filter((row) => row.day === day)
    for (const type of TYPES) {
      const came = ofDay.filter(({ value }) => value.endsWith(`>${type}`)).reduce((sum, row) => sum + row.amount, 0n)
      const went = ofDay.filter(({ value }) => value.startsWith(`${type}>`)).reduce((sum, row) => sum + row.amount, 0n)
      const eve = index === 0 ? 0 : amount(`${DAYS[index - 1]} ${TYPE_FIGURES[type]}  `)
      expect([day, type, eve + Number(came - went)]).toEqual([day, type, amount(`${day} ${TYPE_FIGURES[type]}  `)])
    }
  }
}

test('[FIG-022] [FIG-023] over 24 random months levels are those of the rule, and movements explain them', async () => {
  const stories: Story[] = []
  for (let index = 0; index < 120; index++) stories.push(await enroll(index))
  expect(await countDueDays(database.db, { now: () => now })).toBeGreaterThan(700)
  await checkEveryDay(stories)
  for (let index = 0; index < stories.length; index += 3) {
    const story = stories[index]
    if (!story) continue
    const corrected = randomMembership()
    await updateMembership(database.db, story.id, { ...corrected, wallets: [], staticPortfolios: [] }, now)
    stories[index] = { ...story, ...corrected }
  }
  await touchDays(database.db, FIRST)
  await countDueDays(database.db, { now: () => now })
  await checkEveryDay(stories)
}, 120_000)
