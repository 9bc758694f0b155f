import { romeMinuteOf } from '#platform/pure/dates.ts'
import { CASE_FIELDS, type CaseTyped, HEARING_FIELDS, type HearingTyped, MOST_RULINGS } from './desk-rules.ts'
import type { Hearing, LegalCase } from './model.ts'

const LONGEST_FIELD = 2_000
const textIn = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, LONGEST_FIELD)

export function caseTypedIn(form: FormData): CaseTyped {
  const words = Object.fromEntries(CASE_FIELDS.map((field) => [field, textIn(form, field)])) as Omit<
    CaseTyped,
    'rulings'
  >
  const rulings = Array.from({ length: MOST_RULINGS }, (_, at) => ({
    type: textIn(form, `rulingType-${at}`),
    value: textIn(form, `rulingValue-${at}`),
  }))
  // The last written line decides how many there are, so that an error beside one keeps its place.
  const last = rulings.findLastIndex(({ type, value }) => type.trim() !== '' || value.trim() !== '')
  return { ...words, rulings: rulings.slice(0, last + 1) }
}

export const EMPTY_CASE: CaseTyped = {
  name: '',
  court: '',
  seat: '',
  section: '',
  status: 'Aperta',
  businessLine: '',
  specialization: '',
  rulings: [],
}

export function toCaseTyped({ id: _, ...legalCase }: LegalCase): CaseTyped {
  return { ...legalCase, rulings: [...legalCase.rulings] }
}

export function hearingTypedIn(form: FormData): HearingTyped {
  return Object.fromEntries(HEARING_FIELDS.map((field) => [field, textIn(form, field)])) as HearingTyped
}

export const EMPTY_HEARING: HearingTyped = { type: '', day: '', time: '', place: '', outcome: '' }

export function toHearingTyped({ type, heldAt, place, outcome }: Omit<Hearing, 'documents' | 'id'>): HearingTyped {
  const [day = '', time = ''] = romeMinuteOf(heldAt).split('T')
  return { type, day, time, place, outcome }
}
