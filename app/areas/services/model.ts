/** SRV-029. The forms of the services, by their exact names. */
export const SERVICE_FORMS = [
  'upgrade-das',
  'lettera-diffida',
  'richiesta-viaggi',
  'network-avvocati',
  'pronto-assicuratore',
  'richiesta-parere-legale',
  'first-opinion',
  'Richiesta-FitnessNetwork',
  'richiesta-tutela-legale-das',
  'consulenza-legale',
] as const
export type ServiceForm = (typeof SERVICE_FORMS)[number]

/** SRV-029 */
export const REQUEST_SOURCE = 'ARCLUB'

/** SRV-030. Forms without a code of their own take the tracking parameter, or none. */
export const CAMPAIGN_CODES: Readonly<Partial<Record<ServiceForm, string>>> = {
  'pronto-assicuratore': 'prass_arc',
  'richiesta-parere-legale': 'formpl',
  'Richiesta-FitnessNetwork': 'formcfni',
  'richiesta-tutela-legale-das': 'formtldas',
}

export type ServiceTerms = {
  /** How many a calendar year; null where there is no limit. */
  readonly perYear: number | null
  /** Working days within which the answer comes; null where none is promised. */
  readonly answerWorkingDays: number | null
}

const FREE: ServiceTerms = { perYear: null, answerWorkingDays: null }

/** SRV-023, SRV-024, SRV-025. What is promised of each. */
export const SERVICE_TERMS: Readonly<Record<ServiceForm, ServiceTerms>> = {
  'lettera-diffida': { perYear: 3, answerWorkingDays: 10 },
  'richiesta-parere-legale': { perYear: 3, answerWorkingDays: 15 },
  'consulenza-legale': { perYear: null, answerWorkingDays: 2 },
  'first-opinion': FREE,
  'upgrade-das': FREE,
  'richiesta-viaggi': FREE,
  'network-avvocati': FREE,
  'pronto-assicuratore': FREE,
  'Richiesta-FitnessNetwork': FREE,
  'richiesta-tutela-legale-das': FREE,
}

/** SRV-031 */
export const EMAIL_MAX_LENGTH = 100
export const PHONE_MIN_DIGITS = 9
export const PHONE_MAX_DIGITS = 20
export const MESSAGE_MAX_LENGTH = 4_000

export const REQUEST_STATES = ['open', 'answered'] as const

export type ServiceRequest = {
  readonly id: string
  readonly memberId: string
  readonly form: ServiceForm
  readonly message: string
  readonly email: string
  readonly phone: string
  readonly campaignCode: string | null
  readonly createdAt: Date
  /** The last day for the answer, in Italian working days. */
  readonly answerBy: string | null
  readonly state: (typeof REQUEST_STATES)[number]
}

/** SRV-012 */
export type RentalOffer = {
  readonly slug: string
  readonly imagePath: string | null
  readonly brand: string
  readonly model: string
  readonly monthlyCostCents: number
  readonly advanceCents: number
  readonly maxKm: number
  readonly maxMonths: number
  readonly averageConsumption: string
  readonly horsePower: number
  readonly co2: number
  readonly transmission: string
  readonly engineCc: number | null
  readonly traction: string
  readonly fuelType: string
  readonly doors: number
}

/** SRV-019 */
export type VideoTutorial = {
  readonly slug: string
  readonly title: string
  readonly abstract: string
  readonly content: string
  readonly previewImage: string | null
  readonly videoUrl: string
  readonly isPreview: boolean
}

/** SRV-020 */
export const VIDEOS_PER_STEP = 6
