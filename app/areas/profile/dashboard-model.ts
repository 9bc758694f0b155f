import type { BandLabels, MemberType } from '#areas/standing/model.ts'
import type { Band } from '#areas/standing/wire.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** The triennium of the first screen, and how its years went. */
export type TrienniumCard = Band['ring'] & {
  readonly labels: BandLabels['ring']
  readonly years: readonly { readonly year: number; readonly credits: number; readonly share: number }[]
  readonly last: { readonly courseId: number; readonly title: string; readonly words: string } | null
}

export type CourseRow = {
  readonly id: number
  readonly title: string
  readonly to: string
  readonly cover: { readonly seed: string; readonly category: string; readonly image: string | null }
  readonly percent: number
  readonly words: string
}
export type CoursesCard = {
  readonly title: string
  readonly courses: readonly CourseRow[]
  /** What they are worth together; null where not all of them are here. */
  readonly sum: { readonly words: string; readonly total: number } | null
}

export type Meter = { readonly label: string; readonly value: string; readonly part: number; readonly of: number }

export type PaymentsCard = {
  readonly title: string
  readonly text: string
  readonly isLate: boolean
  readonly plan: {
    readonly paid: string
    readonly marks: readonly ('paid' | 'late' | 'next' | 'planned')[]
    readonly note: string
  } | null
}

export type PointsCard = { readonly balance: number; readonly hints: string }

export type AskedRow = {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly to: string
  readonly kind: 'request' | 'hearing'
  readonly mark: { readonly tone: 'primary' | 'gold' | 'success' | 'neutral'; readonly words: string }
}

export type TodoRow = {
  readonly key: 'card' | 'passkey' | 'data'
  readonly title: string
  readonly text: string
  readonly to: string
  readonly button: string
}

/** Everything the first page of the personal area says, each with its number. */
export type Dashboard = {
  readonly type: MemberType
  readonly today: RomeDay
  readonly triennium: TrienniumCard
  readonly courses: CoursesCard
  readonly credits: (Meter & { readonly note: string }) | null
  readonly plan: { readonly name: string; readonly text: string } | null
  readonly payments: PaymentsCard | null
  readonly points: PointsCard | null
  readonly asked: readonly AskedRow[]
  readonly todo: readonly TodoRow[]
  readonly saved: { readonly readings: number; readonly resources: number }
}
