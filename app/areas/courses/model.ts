import type { RomeDay } from '#platform/pure/dates.ts'

/** CRS-001. The four didactic models; their place in the list, from 1, is the id the calls use. */
export const DIDACTIC_MODELS = ['Film Formazione', 'E-book', 'Multimediale', 'Interattivo'] as const
export type DidacticModel = (typeof DIDACTIC_MODELS)[number]

/** What the training staff have done of a course: being prepared, offered, taken off the catalogue. That it is over, its last day says. */
export const COURSE_STATES = ['draft', 'open', 'withdrawn'] as const
export type CourseState = (typeof COURSE_STATES)[number]
/** The register of credits accepts no event worth more, or less. */
export const MOST_EVENT_CREDITS = 50
export const LEAST_EVENT_CREDITS = 0.1

/** CRS-021…024. */
export const COURSE_STATUSES = [1, 2, 3, 4] as const
export type CourseStatus = (typeof COURSE_STATUSES)[number]
export const IN_PROGRESS = 1
export const PASSED = 2
export const FAILED = 3
export const EXPIRED = 4

/** CRS-027. A course of this group is open to whoever is registered. */
export const REGISTERED_GROUP = 'GP_REGISTRATO_CLUB'
/** CRS-008, CRS-018, TRN-012. */
export const COURSES_PER_PAGE = 9
export const CLIPS_PER_STEP = 12
export const PERSONAL_COURSES_PER_PAGE = 6
/** CRS-014, CRS-017. */
export const LATEST_ITEMS = 3
export const WHOLE_FAMILY_ROWS = 999
/** CRS-004. */
export const SHORTEST_SEARCH = 2

/** How a professional works, in the letters the regulator uses: self-employed, employee, under convention, without work. */
export const EMPLOYMENTS = ['L', 'D', 'C', 'P'] as const
export type Employment = (typeof EMPLOYMENTS)[number]

/** What a certificate says of a person beside the name, and what the regulator is told. */
export type Trainee = {
  readonly fiscalCode: string | null
  readonly birthDate: RomeDay | null
  readonly birthPlace: string | null
  readonly employment: Employment | null
}

/** LRN-002. Somebody who teaches, or answers for the content. */
export type Teacher = {
  readonly slug: string
  readonly name: string
  readonly qualification: string
  readonly institution: string
  readonly biography: string | null
  readonly interests: string | null
  readonly photoPath: string | null
  readonly photoWords: string | null
}

/** LRN-001. What one goes through, before anybody enrols: nothing of what a lesson says. */
export type Programme = {
  readonly lessons: readonly { title: string; kind: string; minutes: number }[]
  /** The sum of theirs. */
  readonly minutes: number
  /** Null where the test is another platform's. */
  readonly test: { questions: number; toPass: number; percent: number; attempts: number } | null
}

export type Series = { readonly id: number; readonly name: string; readonly slug: string; readonly description: string }

export type Course = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly cardHeading: string
  readonly series: string
  readonly model: DidacticModel
  readonly description: string
  readonly objective: string
  readonly professions: readonly string[]
  /** Of doctors; none means all. */
  readonly disciplines: readonly string[]
  /** The names of who teaches; those who have a record are in the two lines below too. */
  readonly teachers: readonly string[]
  /** LRN-002. Who answers for the content, and who teaches, by their records. */
  readonly leadSlug: string | null
  readonly teacherSlugs: readonly string[]
  /** LRN-003. “Che cosa imparerai”, “A chi serve”, “Prima di iniziare”. */
  readonly outcomes: readonly string[]
  readonly meantFor: string | null
  readonly beforeStart: string | null
  /** LRN-007. How the hours that the lessons do not take are studied. */
  readonly restOfStudy: string | null
  /** Who pays for the event, where somebody does: participants must be told. */
  readonly sponsor: string | null
  readonly credits: number
  readonly durationHours: number
  readonly publishedAt: Date
  readonly expiryDate: RomeDay
  readonly eventId: number
  readonly edition: number
  readonly groups: readonly string[]
  readonly promoCodes: readonly string[]
  readonly isExternal: boolean
  readonly linkUrl: string | null
  readonly image: string | null
  readonly downloadPdfUrl: string | null
  readonly isHighlighted: boolean
  /** Whether lessons may be read in any order. */
  readonly isOrderFree: boolean
  readonly state: CourseState
  /** Grows at every change of the desk: two editors at once are told apart by it. */
  readonly version: number
}

/** What a member has done of a course. `cycle` grows when a failed or expired course is bought again. */
export type Enrolment = {
  readonly memberId: string
  readonly courseId: number
  readonly cycle: number
  readonly status: CourseStatus
  readonly subscribedAt: Date
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  readonly score: number | null
  readonly percentageOfCompletion: number
  /** LRN-005. */
  readonly earnsCredits: boolean
}

export type VideoClip = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string
  readonly topic: string
  readonly durationSeconds: number
  readonly publishedAt: Date
  readonly isHighlighted: boolean
  /** What is done, one step after the other. */
  readonly steps: readonly string[]
  /** A film of ours and its captions; without, the steps are drawn. */
  readonly videoPath: string | null
  readonly captionsPath: string | null
}

/** LRN-004. */
export type CourseOrder = 'newest' | 'ending' | 'credits' | 'short' | 'title'

/** CRS-003. */
export type CourseFilter = {
  readonly page: number
  readonly limit: number
  readonly series?: string | undefined
  readonly creditsFrom?: number | undefined
  /** LRN-006. With the decimals that follow it: up to 2 finds 2,5. */
  readonly creditsTo?: number | undefined
  readonly model?: DidacticModel | undefined
  /** LRN-004. Those that are for any of these. */
  readonly professions?: readonly string[] | undefined
  readonly disciplines?: readonly string[] | undefined
  readonly order?: CourseOrder | undefined
  readonly search?: string | undefined
}

/** TRN-008. */
export type CourseSummary = { active: number; passed: number; failed: number; expired: number }

/** CRS-037. */
export type SuggestedGroups<Item> = { top: Item[]; new: Item[]; foryou: Item[] }

/** CRS-041. The credits the catalogue offers, until editors say another figure. */
export const CREDITS_OFFERED = '1.500'
