import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { type CountedCredits, countCredits } from './credit-rules.ts'
import type { CreditPeriod, EarnedItem, MemberFact } from './model.ts'
import { type Before, type Obligation, obligationOf, periodOn, yearsOf } from './obligation-rules.ts'
import { insuredSentence, insuredThreshold, paceSentence } from './pace-rules.ts'
import { type PlanPicture, standingOf } from './plan-rules.ts'
import { findPlan, listCoursesFor } from './plan-store.server.ts'
import { listFacts, listItems, listPeriods } from './store.server.ts'

/** A period as one member has it. */
export type PeriodPicture = {
  readonly period: CreditPeriod
  readonly name: string
  readonly state: 'over' | 'running' | 'coming'
  readonly obligation: Obligation
  readonly credits: CountedCredits
  readonly threshold: number
  /** LRN-028, LRN-030. */
  readonly insured: string
  readonly pace: string
}

/** Every period of the data, from the first: each takes from the one before what it leaves. */
export function picturesOf(
  periods: readonly CreditPeriod[],
  { facts, items, today }: { facts: readonly MemberFact[]; items: readonly EarnedItem[]; today: RomeDay },
): PeriodPicture[] {
  const pictures: PeriodPicture[] = []
  for (const period of periods) {
    const last = pictures.at(-1)
    const before: Before = last ? { period: last.period, counted: last.credits.total } : null
    const obligation = obligationOf(period, facts, before)
    // A day is of one period, also where two were written over each other.
    const its = items.filter(({ day }) => periodOn(periods, day) === period)
    const credits = countCredits(period, obligation.credits, its)
    const reached = { counted: credits.total, obligation: obligation.credits }
    const state = period.lastDay < today ? 'over' : period.firstDay > today ? 'coming' : 'running'
    pictures.push({
      period,
      name: yearsOf(period),
      state,
      obligation,
      credits,
      threshold: insuredThreshold(period, obligation.credits),
      insured: insuredSentence(period, reached, state === 'over'),
      pace: paceSentence(period, reached, today),
    })
  }
  return pictures
}

/** LRN-025. The periods that have begun, the last first. */
export async function picturesFor(db: Db, memberId: string, now: Date): Promise<PeriodPicture[]> {
  const [periods, facts, items] = await Promise.all([listPeriods(db), listFacts(db, memberId), listItems(db, memberId)])
  return picturesOf(periods, { facts, items, today: romeDayOf(now) })
    .filter(({ state }) => state !== 'coming')
    .toReversed()
}

/** LRN-029. The plan of the period that runs, how it goes, and courses of the club for what is missing. */
export async function planFor(
  db: Db,
  { id: memberId, profession }: { id: string; profession: string | null },
  { period, state, obligation, credits }: PeriodPicture,
  now: Date,
): Promise<PlanPicture | null> {
  if (state !== 'running') return null
  const plan = await findPlan(db, { memberId, periodSlug: period.slug })
  if (!plan) return { plan, standing: null, courses: {} }
  const standing = standingOf(plan, obligation.credits, credits.items)
  const lacking = standing.areas.filter(({ missing }) => missing > 0)
  const courses = await Promise.all(
    lacking.map(async ({ area }) => {
      const found = await listCoursesFor(db, { memberId, profession, area, objectives: plan.objectives }, now)
      return [area, found] as const
    }),
  )
  return { plan, standing, courses: Object.fromEntries(courses) }
}

/** The period that runs; without one there is nothing to plan. */
export async function runningSlug(db: Db, now: Date): Promise<string> {
  const period = periodOn(await listPeriods(db), romeDayOf(now))
  if (!period) throw new NotFound('Il Club non ha ancora scritto il triennio in corso.')
  return period.slug
}

export const runningOf = (pictures: readonly PeriodPicture[]): PeriodPicture | null =>
  pictures.find(({ state }) => state === 'running') ?? null

/** The name of the period that runs, for pages that say nothing of anybody; null where the data has none. */
export async function currentPeriodName(db: Db, now: Date): Promise<string | null> {
  const period = periodOn(await listPeriods(db), romeDayOf(now))
  return period && yearsOf(period)
}
