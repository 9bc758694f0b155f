import type { SubscriptionType } from '#areas/audience/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

export const PAGE_CODES = [
  'members',
  'money',
  'learning',
  'reading',
  'searches',
  'requests',
  'loyalty',
  'directory',
  'campaigns',
] as const
export type PageCode = (typeof PAGE_CODES)[number]

export type FigureUnit = 'people' | 'cents' | 'points' | 'seconds' | 'times' | 'credits' | 'share'

/** By what a figure can be split, as the kept rows and the addresses spell it. */
export type SplitCode =
  | 'type'
  | 'profession'
  | 'specialization'
  | 'region'
  | 'province'
  | 'plan'
  | 'product'
  | 'way'
  | 'course'
  | 'series'
  | 'source'
  | 'kind'
  | 'mission'
  | 'reward'
  | 'cohort'
  | 'visibility'
  | 'month'
  | 'late'
  | 'content'
  | 'paywall'
  | 'next'
  | 'campaign'

/** FIG-002. What a figure is, said once: what it counts, how, since when, by what it is split and who may see it. */
export type Figure = {
  readonly code: string
  readonly name: string
  /** What is counted, in one sentence. */
  readonly sentence: string
  /** The formula, in words. */
  readonly formula: string
  readonly unit: FigureUnit
  /** A level is a count at the end of a day, and over a longer step it is the one of the last day; a flow is added up. */
  readonly kind: 'level' | 'flow'
  /** Where it is read from, in words. */
  readonly source: string
  /** `ever`: counted back from what the tables know; `counters` and `visits`: only since somebody counts it; `value`: since a point has a value; `reports`: since what is told to the register is kept. */
  readonly since: 'ever' | 'counters' | 'visits' | 'value' | 'reports'
  /** Of `counters`, the one that says since when; readings and searches where none is named. */
  readonly counter?: 'directory' | 'card' | 'cards'
  /** FIG-029. Of visits, which are forgotten: the days before, that included, from which a day is counted. */
  readonly reach?: number
  readonly splits: readonly SplitCode[]
  readonly permission: Extract<StaffPermission, 'figures.read' | 'figures.money'>
  /** Whether more of it is good for the club. */
  readonly good: 'up' | 'down' | 'neither'
  readonly page: PageCode
  readonly version: number
  /** FIG-032. A mean is not kept: it is one figure divided by another wherever it is shown, and rounded once. */
  readonly mean?: { readonly of: string; readonly over: string }
  /** FIG-035. Its months may be closed, and then say so. */
  readonly hasClosedMonths?: true
  /** FIG-011. Of a few days it can also be seen by hours: those of what comes from outside, never of who works (FIG-043). */
  readonly hasHours?: true
  /** FIG-003. How it was counted before, and until which day. */
  readonly before?: readonly { readonly until: RomeDay; readonly sentence: string }[]
}

/** One total of a day. `split` and `value` are empty for the whole. */
export type DayRow = {
  readonly code: string
  readonly day: RomeDay
  readonly split: string
  readonly value: string
  readonly amount: bigint
}

/** FIG-008. A total that is kept as one number and counted again as another. */
export type Mismatch = Omit<DayRow, 'amount'> & { readonly kept: bigint; readonly recounted: bigint }

/** A point of a series. */
export type SeriesPoint = { readonly day: RomeDay; readonly value: string; readonly amount: bigint }

/** FIG-022. The types that people of the club have, and the figure that counts each. */
export const TYPE_FIGURES: Readonly<Record<Exclude<SubscriptionType, 'SUSPECT'>, string>> = {
  REGISTRATO: 'members.registrato',
  TRIAL: 'members.trial',
  PREMIUM: 'members.premium',
  EX_TRIAL: 'members.ex-trial',
  EX_PREMIUM: 'members.ex-premium',
}

/** What stands in a split for whoever has not said it. */
export const UNKNOWN_VALUE = '—'
