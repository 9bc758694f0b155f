import { parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import {
  fiscalCodeHint,
  fiscalCodeRefusal,
  isBornOn,
  isFiscalCode,
  isSoundFiscalCode,
  normalizeFiscalCode,
} from '#platform/pure/fiscal-code.ts'
import { digitsOf, PHONE_PROBLEM } from '#platform/pure/person-fields.ts'
import { ACCOUNT_PHONE_MAX_DIGITS } from './model.ts'

/** PRF-031 */
export function fiscalCodeProblemToComplete(typed: string): string | null {
  const code = normalizeFiscalCode(typed)
  if (code === '') return 'Il codice fiscale è obbligatorio'
  return isFiscalCode(code) ? null : 'Inserisci un Codice Fiscale valido.'
}

/** PRF-030, IDN-029. Whether a member may still write their code: there is none, or nobody can have it. */
export function isCodeOpen(stored: string | null): boolean {
  return stored === null || !isSoundFiscalCode(stored)
}

/** IDN-029. What makes a form ask again before it saves: a code nobody can have, a birth date that the code does not say. */
export function completionDoubts(code: string, day: RomeDay | null): string[] {
  const hint = fiscalCodeHint(code)
  const isOtherDay = day !== null && !isBornOn(code, day)
  return [...(hint ? [hint] : []), ...(isOtherDay ? ['La data di nascita non corrisponde al codice fiscale.'] : [])]
}

/** IDN-029. The code that somebody says is theirs; operators are asked to store it, so it must be one. */
export function ownCodeProblem(typed: string): string | null {
  return fiscalCodeProblemToComplete(typed) ?? fiscalCodeRefusal(normalizeFiscalCode(typed))
}

export const CORRECTION_REASON_MAX_LENGTH = 300

export function correctionReasonProblem(typed: string): string | null {
  const reason = typed.trim()
  if (reason.length < 3) return 'Scrivi che cosa è successo, in poche parole.'
  return reason.length > CORRECTION_REASON_MAX_LENGTH
    ? `Scrivi al massimo ${CORRECTION_REASON_MAX_LENGTH} caratteri.`
    : null
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
