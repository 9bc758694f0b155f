import { MARKETING_CONSENTS, type MarketingConsent } from '#areas/account/model.ts'
import { endOfRomeDay, parseRomeDay, type RomeDay, startOfRomeDay } from '#platform/pure/dates.ts'
import { fiscalCodeRefusal, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { plainLetters } from '#platform/pure/letters.ts'
import {
  fiscalCodeProblem,
  nameProblem,
  normalizePhone,
  personalEmailProblem,
  phoneProblem,
} from '#platform/pure/person-fields.ts'
import { IMPORT_FIELDS, type ImportedPerson, type ImportField, type Pairing, type RowProblem } from './model.ts'

/** What a row is read against: what the club has of professions and plans. */
export type RowContext = {
  today: RomeDay
  /** By folded name. */
  occupations: ReadonlyMap<string, { profession: string; professionId: number; detailId: number | null }>
  specializations: ReadonlyMap<string, string>
  plans: ReadonlyMap<string, string>
}

export type ReadRow = { person: ImportedPerson; problems: RowProblem[] }

export const foldedWords = (text: string) => plainLetters(text).toLowerCase().replace(/\s+/g, ' ').trim()

/** The sign that keeps a sheet from computing what begins as a formula is not part of the words. */
const asTyped = (cell: string) =>
  cell
    .normalize('NFC')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim()
    .replace(/\s+/g, ' ')

/** DSK-028, DSK-030. A row in our words, with everything that is wrong in it; an empty cell says nothing. */
export function readRow(cells: readonly string[], pairing: Pairing, context: RowContext): ReadRow {
  const problems: RowProblem[] = []
  const said = new Map<ImportField, string>()
  pairing.forEach((field, at) => {
    const value = asTyped(cells[at] ?? '')
    if (field && value !== '') said.set(field, value)
  })
  if (cells.length !== pairing.length)
    problems.push({
      column: '',
      value: '',
      reason: `La riga ha ${cells.length} celle, e l’intestazione ${pairing.length}.`,
    })
  const refuse = (field: ImportField, reason: string) => {
    problems.push({ column: IMPORT_FIELDS[field], value: said.get(field) ?? '', reason })
  }
  const judged = (field: ImportField, problemOf: (value: string) => string | null) => {
    const value = said.get(field)
    const problem = value === undefined ? null : problemOf(value)
    if (problem) refuse(field, problem)
    return value
  }
  const person: ImportedPerson = {
    ...one(
      'clientCode',
      judged('clientCode', (code) =>
        /^[\p{L}\p{N}._/-]{2,40}$/u.test(code) ? null : 'Non è un codice: lettere, cifre, punti e trattini.',
      ),
    ),
    ...one('name', judged('name', nameProblem)),
    ...one('surname', judged('surname', nameProblem)),
    ...one('email', judged('email', (email) => personalEmailProblem(email))?.toLowerCase()),
    ...one(
      'phone',
      maybe(
        judged('phone', (phone) => phoneProblem(phone)),
        normalizePhone,
      ),
    ),
    ...one(
      'fiscalCode',
      maybe(
        judged('fiscalCode', (code) => fiscalCodeProblem(code) ?? fiscalCodeRefusal(normalizeFiscalCode(code))),
        normalizeFiscalCode,
      ),
    ),
    ...one(
      'birthDate',
      dayOf('birthDate', said, refuse, (day) =>
        day >= '1900-01-01' && day < context.today ? null : 'Non è una data di nascita.',
      ),
    ),
    ...one('occupation', occupationOf(said, context, refuse)),
    ...one('premium', premiumOf(said, context, refuse)),
    ...one('consents', consentsOf(said, context, refuse)),
  }
  return { person, problems }
}

type Said = ReadonlyMap<ImportField, string>
type Refuse = (field: ImportField, reason: string) => void

const maybe = (value: string | undefined, change: (value: string) => string) =>
  value === undefined ? undefined : change(value)

function one<Key extends keyof ImportedPerson>(key: Key, value: ImportedPerson[Key] | undefined) {
  return (value === undefined ? {} : { [key]: value }) as Pick<ImportedPerson, Key> | Record<never, never>
}

/** A day as sheets write it: 2026-03-12, 12/03/2026, 12-3-2026 or 12.03.2026. */
export function writtenDayOf(text: string): RomeDay | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? []
  return parseRomeDay(day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.slice(0, 10))
}

function dayOf(field: ImportField, said: Said, refuse: Refuse, problemOf: (day: RomeDay) => string | null) {
  const text = said.get(field)
  if (text === undefined) return undefined
  const day = writtenDayOf(text)
  const problem = day ? problemOf(day) : 'Non è un giorno: scrivilo come 12/03/2026.'
  if (problem) refuse(field, problem)
  return problem || !day ? undefined : day
}

function occupationOf(said: Said, { occupations, specializations }: RowContext, refuse: Refuse) {
  const name = said.get('profession')
  if (name === undefined) return undefined
  const found = occupations.get(foldedWords(name))
  if (!found) refuse('profession', 'Il Club non ha questa professione.')
  const special = said.get('specialization')
  const specialization = special === undefined ? undefined : specializations.get(foldedWords(special))
  if (special !== undefined && !specialization) refuse('specialization', 'Il Club non ha questa specializzazione.')
  return found && { ...found, specializations: specialization ? [specialization] : [] }
}

/** DSK-029. Only with a plan of the club and both days. */
function premiumOf(said: Said, { plans }: RowContext, refuse: Refuse): ImportedPerson['premium'] {
  const fields = ['plan', 'premiumFrom', 'premiumTo'] as const
  const present = fields.filter((field) => said.has(field))
  if (present.length === 0) return undefined
  if (present.length < fields.length) {
    for (const field of present) refuse(field, 'Un periodo Premium vuole il piano, il primo e l’ultimo giorno.')
    return undefined
  }
  const productId = plans.get(foldedWords(said.get('plan') ?? ''))
  if (!productId) refuse('plan', 'Il Club non ha questo piano.')
  const from = dayOf('premiumFrom', said, refuse, () => null)
  const to = dayOf('premiumTo', said, refuse, () => null)
  if (!productId || !from || !to) return undefined
  if (to < from) {
    refuse('premiumTo', 'Finirebbe prima di cominciare.')
    return undefined
  }
  return { productId, period: { start: startOfRomeDay(from), end: endOfRomeDay(to) } }
}

const YES = new Set(['si', 'sì', 's', 'yes', 'y', 'true', 'vero', '1', 'x'])
const NO = new Set(['no', 'n', 'false', 'falso', '0'])

/** DSK-030. A consent counts only beside the day on which it was given and where; else nothing was said. */
function consentsOf(said: Said, { today }: RowContext, refuse: Refuse): ImportedPerson['consents'] {
  const answers: Partial<Record<MarketingConsent, boolean>> = {}
  for (const consent of MARKETING_CONSENTS) {
    const word = said.get(consent)?.toLowerCase()
    if (word === undefined) continue
    if (YES.has(word)) answers[consent] = true
    else if (NO.has(word)) answers[consent] = false
    else refuse(consent, 'Scrivi sì o no.')
  }
  const day = dayOf('consentDay', said, refuse, (given) => (given > today ? 'Questo giorno deve ancora venire.' : null))
  const source = said.get('consentSource')
  if (!day || !source || Object.keys(answers).length === 0) return undefined
  return { answers, at: startOfRomeDay(day), source: source.slice(0, 200) }
}
