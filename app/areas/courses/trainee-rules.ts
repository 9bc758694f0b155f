import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { fiscalCodeRefusal, isFiscalCode, isSoundFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { EMPLOYMENTS, type Employment, type Trainee } from './model.ts'

export const EMPLOYMENT_NAMES: Readonly<Record<Employment, string>> = {
  L: 'Libero professionista',
  D: 'Dipendente',
  C: 'Convenzionato',
  P: 'Privo di occupazione',
}

/** Whether the certificate can be printed and reported: nothing on it may be left blank, and the register refuses a wrong fiscal code. */
export function isTraineeComplete({ fiscalCode, birthDate, birthPlace, employment }: Trainee): boolean {
  return isKnownCode(fiscalCode) && birthDate !== null && birthPlace !== null && employment !== null
}

/** ACC-001. A stored code that nobody can have is asked for again. */
export function isKnownCode(fiscalCode: string | null): fiscalCode is string {
  return fiscalCode !== null && isSoundFiscalCode(fiscalCode)
}

/** ACC-001, CRS-032. What is wrong with a code that is going to the register of credits; null when it can be somebody's. */
export function traineeCodeProblem(code: string): string | null {
  if (!isFiscalCode(code)) return 'Inserisci un codice fiscale valido: 16 caratteri, come sulla tessera.'
  return fiscalCodeRefusal(code)
}

export type TraineeTyped = { fiscalCode: string; birthDate: string; birthPlace: string; employment: string }
export type TraineeTold = { fiscalCode: string; birthDate: RomeDay; birthPlace: string; employment: Employment }
export type TraineeErrors = Partial<Record<keyof TraineeTyped, string>>

/** Youngest age at which somebody can hold a health profession. */
const YOUNGEST_YEARS = 18

/** DSK-032. What the desk puts right, each field by the rule of the member's own form: what is left as it was, known or not, is not asked. */
export function judgeCorrectedTrainee(
  typed: TraineeTyped,
  known: Trainee,
  today: RomeDay,
): { kind: 'told'; told: Trainee } | { kind: 'refused'; errors: TraineeErrors } {
  const judged = judgeTrainee(typed, NOBODY, today)
  const isSame = (name: keyof TraineeTyped) => typed[name].trim() === (known[name] ?? '')
  const errors = Object.entries(judged.kind === 'refused' ? judged.errors : {}).filter(
    ([name]) => !isSame(name as keyof TraineeTyped),
  )
  if (errors.length > 0) return { kind: 'refused', errors: Object.fromEntries(errors) }
  const fiscalCode = isSame('fiscalCode') ? known.fiscalCode : normalizeFiscalCode(typed.fiscalCode)
  const birthDate = isSame('birthDate') ? known.birthDate : parseRomeDay(typed.birthDate)
  const birthPlace = isSame('birthPlace') ? known.birthPlace : placeIn(typed)
  const employment = EMPLOYMENTS.find((letter) => letter === typed.employment) ?? known.employment
  return { kind: 'told', told: { fiscalCode, birthDate, birthPlace, employment } }
}

const NOBODY: Trainee = { fiscalCode: null, birthDate: null, birthPlace: null, employment: null }

const placeIn = ({ birthPlace }: TraineeTyped) => birthPlace.trim().replace(/\s+/g, ' ')

/** What was typed, judged; what the club already knows is not asked again and not changed, unless it cannot be true. */
export function judgeTrainee(
  typed: TraineeTyped,
  known: Trainee,
  today: RomeDay,
): { kind: 'told'; told: TraineeTold } | { kind: 'refused'; errors: TraineeErrors } {
  const errors: TraineeErrors = {}
  const fiscalCode = isKnownCode(known.fiscalCode) ? known.fiscalCode : normalizeFiscalCode(typed.fiscalCode)
  const codeProblem = traineeCodeProblem(fiscalCode)
  if (codeProblem) errors.fiscalCode = codeProblem
  const birthDate = known.birthDate ?? parseRomeDay(typed.birthDate)
  const latest = `${Number(today.slice(0, 4)) - YOUNGEST_YEARS}${today.slice(4)}`
  if (!birthDate || birthDate > latest || birthDate < '1900-01-01')
    errors.birthDate = 'Inserisci una data di nascita valida.'
  const birthPlace = placeIn(typed)
  if (birthPlace.length < 2 || birthPlace.length > 60)
    errors.birthPlace = 'Scrivi il comune di nascita, o lo Stato estero: da 2 a 60 caratteri.'
  const employment = EMPLOYMENTS.find((letter) => letter === typed.employment)
  if (!employment) errors.employment = 'Scegli come lavori.'
  if (Object.keys(errors).length > 0 || !birthDate || !employment) return { kind: 'refused', errors }
  return { kind: 'told', told: { fiscalCode, birthDate, birthPlace, employment } }
}
