import { LEAD_FORM_TYPES, type LeadState } from '#areas/leads/model.ts'

/** SRV-029. The forms of the services are those that the leads know by the same names. */
export const SERVICE_FORMS = LEAD_FORM_TYPES
export type ServiceForm = (typeof SERVICE_FORMS)[number]

/** SRV-015. The form of home care is not among the ten of the services; the club gives it a name of its own. */
export const HOME_CARE_FORM = 'assistenza-domiciliare'

export const REQUEST_FORMS = [...SERVICE_FORMS, HOME_CARE_FORM] as const
export type RequestForm = (typeof REQUEST_FORMS)[number]

/** What each is called where a member or an operator reads of it. */
export const REQUEST_LABELS: Readonly<Record<RequestForm, string>> = {
  'upgrade-das': 'Attivazione della tutela legale',
  'lettera-diffida': 'Lettera di diffida',
  'richiesta-viaggi': 'Viaggio in business class',
  'network-avvocati': 'Network avvocati',
  'pronto-assicuratore': 'Consulenza assicurativa',
  'richiesta-parere-legale': 'Parere legale',
  'first-opinion': 'Responsabilità professionale',
  'Richiesta-FitnessNetwork': 'Fitness network',
  'richiesta-tutela-legale-das': 'Tutela legale',
  'consulenza-legale': 'Consulenza legale',
  'assistenza-domiciliare': 'Assistenza domiciliare',
}

/** SRV-030. Forms without a code of their own take the tracking parameter, or none. */
export const CAMPAIGN_CODES: Readonly<Partial<Record<RequestForm, string>>> = {
  'pronto-assicuratore': 'prass_arc',
  'richiesta-parere-legale': 'formpl',
  'Richiesta-FitnessNetwork': 'formcfni',
  'richiesta-tutela-legale-das': 'formtldas',
}

export type ServiceTerms = {
  /** How many a calendar year; null where there is no limit. By when the answer comes is the leads' to say. */
  readonly perYear: number | null
}

const FREE: ServiceTerms = { perYear: null }

/** SRV-023, SRV-024, SRV-025. How many of each. */
export const SERVICE_TERMS: Readonly<Record<RequestForm, ServiceTerms>> = {
  'lettera-diffida': { perYear: 3 },
  'richiesta-parere-legale': { perYear: 3 },
  'consulenza-legale': FREE,
  'first-opinion': FREE,
  'upgrade-das': FREE,
  'richiesta-viaggi': FREE,
  'network-avvocati': FREE,
  'pronto-assicuratore': FREE,
  'Richiesta-FitnessNetwork': FREE,
  'richiesta-tutela-legale-das': FREE,
  'assistenza-domiciliare': FREE,
}

/** SRV-031. A setting of each form: 20 digits, 15 for fitness, 16 for the assistant and home care. */
export const PHONE_MIN_DIGITS = 9
export const PHONE_MAX_DIGITS = 20
export const ASSISTANT_PHONE_MAX_DIGITS = 16

/** What the club promised of a lead; the lead itself holds what was written and how to reach whoever wrote it. */
export type ServiceRequest = {
  /** The lead's own. */
  readonly id: string
  readonly memberId: string
  readonly form: RequestForm
  readonly createdAt: Date
}

export type MemberRequest = Pick<ServiceRequest, 'id' | 'form' | 'createdAt'> & {
  readonly note: string | null
  readonly state: LeadState
  readonly dueAt: Date | null
}

export type OperatorRequest = MemberRequest & {
  readonly person: string
  readonly username: number
  readonly clientCode: string | null
  readonly email: string
  readonly phone: string | null
  readonly campaignCode: string | null
}

/** How many an operator sees at once. */
export const REQUESTS_PER_PAGE = 25

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
  readonly captionsUrl: string
  readonly isPreview: boolean
  readonly durationSeconds: number
}

/** A film kept by the club itself, with the words of who speaks; served to whoever may play it. */
export type TutorialFilm = { readonly slug: string; readonly content: Uint8Array; readonly captions: string }
