import type { SubscriptionType } from '#areas/audience/model.ts'
import type { Course } from '#areas/courses/model.ts'
import type { LeadState } from '#areas/leads/model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { Cents } from '#platform/pure/money.ts'

/** Whoever the club knows: a visitor has no band. */
export type MemberType = Exclude<SubscriptionType, 'SUSPECT'>

export type OfferedCourse = Pick<
  Course,
  'id' | 'slug' | 'title' | 'series' | 'image' | 'credits' | 'durationHours' | 'model' | 'professions' | 'expiryDate'
>

/** A course in progress, and where one was. */
export type BegunCourse = OfferedCourse & {
  readonly percent: number
  /** Null where the course is followed elsewhere, or its lessons are not known. */
  readonly minutesLeft: number | null
  readonly lesson: {
    readonly id: number
    readonly number: number
    readonly of: number
    readonly title: string
    readonly minute: number
  } | null
  readonly isTestNext: boolean
  /** Followed in the club's own room. */
  readonly isHere: boolean
}

export type NextPayment = {
  readonly dueOn: RomeDay
  readonly cents: Cents
  readonly installment: number
  readonly installments: number
}

/** All that the places of the band are made from. */
export type Facts = {
  readonly today: RomeDay
  readonly name: string
  readonly type: MemberType
  /** Last day of the plan or of the trial, running or over. */
  readonly lastDay: RomeDay | null
  readonly earned: number
  readonly passed: number
  /** The period that runs, as it is for them; null where the data has none. */
  readonly triennium: {
    readonly from: RomeDay
    readonly obligation: number
    readonly insured: number
  } | null
  /** What the ecm wallet holds and held; null without it. */
  readonly wallet: { readonly left: number; readonly given: number } | null
  readonly begun: BegunCourse | null
  readonly offered: OfferedCourse | null
  readonly payment: NextPayment | null
  readonly request: { readonly title: string; readonly state: LeadState; readonly dueOn: RomeDay | null } | null
  readonly saved: { readonly readings: number; readonly resources: number }
  readonly points: { readonly balance: number; readonly lastDay: RomeDay | null } | null
  readonly hasCard: boolean
  readonly cheapest: { readonly name: string; readonly monthlyCents: Cents } | null
  readonly formerPlan: { readonly name: string; readonly monthlyCents: Cents } | null
}

/** What a place is called and where it leads, known before anybody arrives. */
export type PlaceLabel = { readonly label: string; readonly to: string }
export type BandLabels = {
  readonly ring: PlaceLabel & { readonly rows: readonly string[] }
  readonly main: PlaceLabel
  readonly third: PlaceLabel
  readonly fourth: PlaceLabel
}
