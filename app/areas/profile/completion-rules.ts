import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import { isFiscalCode, normalizeFiscalCode } from '#platform/pure/fiscal-code.ts'
import { digitsOf, PHONE_PROBLEM } from '#platform/pure/person-fields.ts'
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

/** PRF-036. Nine or ten digits, or none: who has told the club no number may still choose another password. */
export function accountPhoneProblem(typed: string): string | null {
  const phone = typed.trim()
  return phone === '' || new RegExp(`^\\d{9,${ACCOUNT_PHONE_MAX_DIGITS}}$`).test(phone) ? null : PHONE_PROBLEM
}

/**
 * PRF-036. A stored number without the country it may begin with, which the prefix says already; whole where it is none of that
 * country's, so that nobody is shown, or sends again, a number cut short.
 */
export function localPhone(phone: string, prefix: string): string {
  const digits = digitsOf(phone)
  const country = prefix.replace(/^00/, '')
  if (phone.trim().startsWith(`+${country}`)) return digits.slice(country.length)
  if (digits.length <= ACCOUNT_PHONE_MAX_DIGITS) return digits
  const before = [prefix, country].find((start) => digits.startsWith(start))
  return before ? digits.slice(before.length) : digits
}
