import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { isFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { PHONE_PROBLEM } from '#platform/pure/person-fields.ts'
import { ACCOUNT_PHONE_MAX_DIGITS } from './model.ts'

/** PRF-031 */
export function fiscalCodeProblemToComplete(typed: string): string | null {
  const code = normalizeFiscalCode(typed)
  if (code === '') return 'Il codice fiscale è obbligatorio'
  return isFiscalCode(code) ? null : 'Inserisci un Codice Fiscale valido.'
}

/** PRF-031. Nobody is born tomorrow, nor before 1900. */
export function birthDateProblem(typed: string, today: RomeDay): string | null {
  if (typed.trim() === '') return 'La data di nascita è obbligatoria'
  const day = parseRomeDay(typed)
  return day && day <= today && day >= '1900-01-01' ? null : 'Inserisci una data di nascita valida.'
}

/** PRF-031. `gg/mm/aaaa` as people write it, year-month-day as it is sent; null when it is no day. */
export function dayFromItalian(typed: string): RomeDay | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed.trim()) ?? []
  return parseRomeDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** PRF-036. Nine or ten digits, or none. */
export function accountPhoneProblem(typed: string): string | null {
  return new RegExp(`^\\d{9,${ACCOUNT_PHONE_MAX_DIGITS}}$`).test(typed.trim()) ? null : PHONE_PROBLEM
}
