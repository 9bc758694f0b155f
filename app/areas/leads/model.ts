import type { RomeDay } from '#platform/pure/dates.ts'

/** FRM-008. The services people ask for with a lead form. */
export const LEAD_FORM_TYPES = [
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

/** SRV-033. The forms whose text is the question, and each of which spends one of a few requests a year. */
export const QUESTION_FORMS = ['richiesta-parere-legale', 'lettera-diffida'] as const

/** SRV-028. The form that asks which centre. */
export const FITNESS_FORM = 'Richiesta-FitnessNetwork'

/** IDN-029. A fiscal code that holds and is not of the member who has it. */
export const FISCAL_CODE_FORM = 'codice-fiscale'

/** The forms of the club itself. */
export const CLUB_FORM_TYPES = ['assistenza', 'contatti', 'appuntamento', 'rinnovo', 'assistenza-domiciliare'] as const
export const FORM_TYPES = [...LEAD_FORM_TYPES, ...CLUB_FORM_TYPES] as const
export type FormType = (typeof FORM_TYPES)[number]

/** DSK-039. Every kind of request that stands in the queue. */
export const REQUEST_KINDS = [...FORM_TYPES, FISCAL_CODE_FORM] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

/** DSK-045. What is asked of lawyers. */
export const LEGAL_KINDS: readonly string[] = [
  'lettera-diffida',
  'network-avvocati',
  'richiesta-parere-legale',
  'first-opinion',
  'richiesta-tutela-legale-das',
  'consulenza-legale',
] satisfies RequestKind[]

/** DSK-044. Within how much time of work a request is answered. */
export const PROMISE_UNITS = ['hours', 'days'] as const
export type RequestPromise = { readonly amount: number; readonly unit: (typeof PROMISE_UNITS)[number] }
export const MOST_PROMISED = { hours: 240, days: 60 } as const

/** SRV-023, SRV-024, SRV-025. Until the desk decides otherwise; every other kind is answered in two days. */
export const USUAL_PROMISES: Readonly<Partial<Record<RequestKind, RequestPromise>>> = {
  'lettera-diffida': { amount: 10, unit: 'days' },
  'richiesta-parere-legale': { amount: 15, unit: 'days' },
}
export const USUAL_PROMISE: RequestPromise = { amount: 2, unit: 'days' }

/** FRM-008 */
export const LEAD_SOURCE = 'ARCLUB'

/** FRM-006. What a lead form may ask beside e-mail, phone and privacy. */
export const LEAD_QUESTIONS = ['name', 'club', 'topic', 'days', 'note'] as const
export type LeadQuestion = (typeof LEAD_QUESTIONS)[number]

/** API-022, SRV-028. A centre of the network. */
export type FitnessCenter = { id: number; name: string; city: string; province: string }

/** Where a member follows what they asked for, and reads what was answered. */
export const REQUESTS_PATH = '/profilo/richieste'

export const LEAD_STATES = ['new', 'taken', 'closed'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** FRM-003, FRM-005. What goes along with the person's data: what they wrote and how they came. */
export type LeadFields = { readonly [name: string]: string | number | boolean | null | LeadFields }

export type NewLead = {
  eventId: string
  formType: string
  name: string | null
  surname: string | null
  email: string
  phone: string | null
  campaignCode: string | null
  marketingCode: string | null
  isPrivacyRead: boolean
  consents: Record<string, boolean>
  fields: LeadFields
  memberId: string | null
}

export type Lead = NewLead & {
  id: string
  state: LeadState
  /** Who follows it, or who closed it. */
  handledBy: string | null
  /** DSK-044. The first instant at which it is late, as it was promised on the day it came. */
  dueAt: Date | null
  /** When it was last answered with words that arrived. */
  answeredAt: Date | null
  /** DSK-041. The day until which it was put aside. */
  asideUntil: RomeDay | null
  createdAt: Date
  updatedAt: Date
}

export const NOTE_MAX_LENGTH = 999
export const PLACE_MAX_LENGTH = 60
export const CONTACT_USERNAME_MAX_LENGTH = 100
/** FRM-028, FRM-029 */
export const LEAD_EMAIL_MAX_LENGTH = 100
export const LEAD_PHONE_MAX_DIGITS = 20
/** FRM-018 */
export const NOTE_ROWS = 5
