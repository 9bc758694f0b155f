import type { ObjectiveArea } from '#areas/courses/objectives-model.ts'
import type { RomeDay } from '#platform/pure/dates.ts'

/** LRN-025. Three years of the obligation, as an administrator keeps them. */
export type CreditPeriod = {
  readonly slug: string
  /** What the desk calls it; members read its years. */
  readonly name: string
  readonly firstDay: RomeDay
  readonly lastDay: RomeDay
  readonly baseCredits: number
  /** What each year is worth to whoever enters the order meanwhile. */
  readonly yearCredits: number
  readonly insuredPercent: number
  /** What the previous period takes off: from so many credits, and from fewer. */
  readonly highFrom: number
  readonly highCredits: number
  readonly lowFrom: number
  readonly lowCredits: number
  /** What a dossier takes off in the period in which it was built, and in the next. */
  readonly dossierCredits: number
  readonly dossierNextCredits: number
  readonly groupCredits: number
  readonly groupNextCredits: number
  readonly dossierLastDay: RomeDay | null
  /** Each so many days of exemption take off so many credits. */
  readonly exemptionDays: number
  readonly exemptionCredits: number
  /** Limits, of the personal obligation. */
  readonly selfPercent: number
  readonly individualPercent: number
  readonly sponsorOneIn: number
}

/** LRN-026. What a member says of themselves, from which their own obligation follows. */
export const FACT_KINDS = ['enrolment', 'previous', 'dossier', 'group-dossier', 'study', 'exemption'] as const
export type FactKind = (typeof FACT_KINDS)[number]

export type MemberFact = {
  readonly id: string
  readonly kind: FactKind
  readonly fromDay: RomeDay
  /** Of what lasts. */
  readonly toDay: RomeDay | null
  /** Of the previous period, what the register says. */
  readonly credits: number | null
  readonly filePath: string | null
}

/** LRN-027. How credits are obtained elsewhere. */
export const CREDIT_KINDS = [
  'RES',
  'FSC',
  'FAD',
  'teaching',
  'self-study',
  'tutoring',
  'publication',
  'abroad',
] as const
export type CreditKind = (typeof CREDIT_KINDS)[number]

export const CREDIT_KIND_WORDS: Readonly<Record<CreditKind, string>> = {
  RES: 'Residenziale (RES)',
  FSC: 'Formazione sul campo (FSC)',
  FAD: 'A distanza (FAD)',
  teaching: 'Docenza',
  'self-study': 'Autoformazione',
  tutoring: 'Tutoraggio',
  publication: 'Pubblicazione',
  abroad: 'Estero',
}

/** What is done alone: together they have a limit of their own. */
export const INDIVIDUAL_KINDS: readonly CreditKind[] = ['teaching', 'self-study', 'tutoring', 'publication', 'abroad']

/** Credits of one event, whoever says them. */
export type EarnedItem = {
  readonly id: string
  readonly source: 'club' | 'declared'
  readonly title: string
  readonly provider: string
  readonly day: RomeDay
  readonly credits: number
  readonly kind: CreditKind
  readonly isSponsored: boolean
  /** LRN-029. Where its objective belongs; of what is declared, if somebody said it. */
  readonly area: ObjectiveArea | null
  readonly filePath: string | null
}

/** LRN-029. What a member means to study in a period: per cent of each area, and the numbers of the national objectives. */
export type CreditPlan = {
  readonly shares: Readonly<Record<ObjectiveArea, number>>
  readonly objectives: readonly number[]
}

/** So many a member may write: nobody goes to more events in a life. */
export const MOST_DECLARED = 500
export const MOST_FACTS = 60
export const MOST_CREDITS_DECLARED = 50
export const LARGEST_PAPER_WORDS = 'Un PDF, al massimo 15 MB. Lo leggi solo tu.'

export const TRIENNIUM_PATH = '/profilo/la-mia-formazione/triennio'
/** LRN-028. Where everybody's official position is. */
export const REGISTER_URL = 'https://application.cogeaps.it/'
export const ONLY_AN_INDICATION = 'È un’indicazione: la posizione ufficiale è quella del Co.Ge.A.P.S.'
