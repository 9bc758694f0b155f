import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import {
  emailProblem,
  fiscalCodeProblem,
  nameProblem,
  PRIVACY_PROBLEM,
  personalEmailProblem,
  phoneProblem,
  REQUIRED,
} from '#platform/pure/person-fields.ts'
import {
  CONTACT_USERNAME_MAX_LENGTH,
  LEAD_EMAIL_MAX_LENGTH,
  LEAD_PHONE_MAX_DIGITS,
  NOTE_MAX_LENGTH,
  PLACE_MAX_LENGTH,
  QUESTION_FORMS,
} from './model.ts'

export type FormKind = 'support' | 'lead' | 'contact' | 'appointment' | 'renewal'
export type Typed = Readonly<Record<string, string | undefined>>

/** FRM-001. As the forms call it. */
export const FISCAL_CODE_FIELD = 'codiceFiscale'
/** FRM-030. Lead forms end their message with a full stop, contact forms do not: each keeps its own words. */
const LEAD_REQUIRED = 'Campo obbligatorio.'
/** REG-014 */
const RENEWAL_PHONE_MAX_DIGITS = 16

/** FRM-009…017, FRM-023, FRM-028…030. What is wrong with a form, by field; page and call both ask here. */
export function formProblems(kind: FormKind, typed: Typed, phoneMaxDigits = phoneLimit(kind)): Record<string, string> {
  const of = (name: string) => typed[name] ?? ''
  const found: Record<string, string | null> = {}
  switch (kind) {
    case 'contact':
      found.club = of('club').trim() ? null : REQUIRED
      found.dateOfBirth = dayProblem(of('dateOfBirth'), REQUIRED)
      found.placeOfBirth = placeProblem(of('placeOfBirth'))
      found.username = of('username').length > CONTACT_USERNAME_MAX_LENGTH ? tooLong(CONTACT_USERNAME_MAX_LENGTH) : null
      Object.assign(found, personProblems(of))
      break
    case 'support':
      Object.assign(found, personProblems(of))
      break
    case 'appointment':
      found.day = dayProblem(of('day'), LEAD_REQUIRED)
      Object.assign(found, leadProblems(of, phoneMaxDigits))
      break
    case 'lead':
      // FRM-009, SRV-028: a form that asks for a club insists on it.
      found.club = typed.club === undefined || of('club').trim() ? null : REQUIRED
      Object.assign(found, leadProblems(of, phoneMaxDigits))
      break
    case 'renewal':
      Object.assign(found, leadProblems(of, phoneMaxDigits))
      break
  }
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null))
}

function phoneLimit(kind: FormKind): number {
  return kind === 'renewal' ? RENEWAL_PHONE_MAX_DIGITS : LEAD_PHONE_MAX_DIGITS
}

type Read = (name: string) => string

function personProblems(of: Read): Record<string, string | null> {
  return {
    nome: nameProblem(of('nome')),
    cognome: nameProblem(of('cognome')),
    email: personalEmailProblem(of('email')),
    cellulare: phoneProblem(of('cellulare')),
    [FISCAL_CODE_FIELD]: fiscalCodeProblem(of(FISCAL_CODE_FIELD)),
    note: noteProblem(of('note')),
    privacy: of('privacy') ? null : PRIVACY_PROBLEM,
  }
}

function leadProblems(of: Read, phoneMaxDigits: number): Record<string, string | null> {
  return {
    email: dotted(emailProblem(of('email'), LEAD_EMAIL_MAX_LENGTH)),
    cellulare: dotted(phoneProblem(of('cellulare'), phoneMaxDigits)),
    note: dotted(asksQuestion(of('tipoForm')) || of('note') ? noteProblem(of('note')) : null),
    privacy: of('privacy') ? null : LEAD_REQUIRED,
  }
}

/** SRV-033. What cannot be answered without knowing the facts. */
export function asksQuestion(formType: string): boolean {
  return QUESTION_FORMS.some((form) => form === formType)
}

function dotted(problem: string | null): string | null {
  return problem === REQUIRED ? LEAD_REQUIRED : problem
}

export const NOTE_PROBLEM = `Messaggio troppo lungo: hai a disposizione massimo ${NOTE_MAX_LENGTH} caratteri`

/** FRM-015 */
export function noteProblem(typed: string): string | null {
  if (typed.trim() === '') return REQUIRED
  return typed.length > NOTE_MAX_LENGTH ? NOTE_PROBLEM : null
}

/** FRM-002, FRM-017. A day is required, and has to be one. */
function dayProblem(typed: string, missing: string): string | null {
  if (typed.trim() === '') return missing
  return parseRomeDay(typed.trim()) ? null : 'Inserisci una data valida.'
}

function placeProblem(typed: string): string | null {
  if (typed.trim() === '') return REQUIRED
  return typed.trim().length > PLACE_MAX_LENGTH ? tooLong(PLACE_MAX_LENGTH) : null
}

function tooLong(length: number): string {
  return `Scrivi al massimo ${length} caratteri.`
}

/** FRM-002. The button of the appointment form wakes when these have a value and the box is ticked. */
export function isAppointmentReady(typed: Typed): boolean {
  return ['email', 'cellulare', 'day', 'privacy'].every((name) => Boolean(typed[name]?.trim()))
}

/** FRM-002. Nobody is called on a day that is gone. */
export function isPast(day: string | undefined, today: RomeDay): boolean {
  return day !== undefined && day.trim() < today
}
