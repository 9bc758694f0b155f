import { COMPANY_DOMAINS } from './company-domains.ts'
import { isFiscalCode, normalizeFiscalCode } from './fiscal-code.ts'
import { characterProblem } from './safe-text.ts'

/** FRM-010, FRM-012…014. How the forms of the club judge what people write of themselves; each answers what to mend, or null. */
export const NAME_MAX_LENGTH = 60
export const FORM_EMAIL_MAX_LENGTH = 60
export const PHONE_MIN_DIGITS = 9
export const PHONE_MAX_DIGITS = 16

export const REQUIRED = 'Campo obbligatorio'
export const EMAIL_PROBLEM = 'E-mail non valida: verifica di aver scritto correttamente.'
export const PHONE_PROBLEM = 'Numero di telefono non valido: verifica di aver scritto correttamente.'
export const FISCAL_CODE_PROBLEM = 'Codice Fiscale non valido: verifica di aver scritto correttamente.'
export const PRIVACY_PROBLEM = "Accettare l'informativa privacy è obbligatorio."

const EMAIL = /^[^\s@"(),:;<>[\]\\]+@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/

/** FRM-012 */
export function nameProblem(typed: string): string | null {
  const name = typed.trim()
  if (name === '') return REQUIRED
  if (name.length > NAME_MAX_LENGTH) return `Scrivi al massimo ${NAME_MAX_LENGTH} caratteri.`
  return characterProblem(name)
}

/** FRM-010. Judged as it will be sent: lowercase, without the spaces around it. */
export function emailProblem(typed: string, maxLength = FORM_EMAIL_MAX_LENGTH): string | null {
  const email = typed.trim().toLowerCase()
  if (email === '') return REQUIRED
  return email.length <= maxLength && EMAIL.test(email) ? null : EMAIL_PROBLEM
}

/** FRM-010, FRM-011, REG-002. The address of somebody who writes as a person, not from one of the companies behind the club. */
export function personalEmailProblem(typed: string): string | null {
  return emailProblem(typed) ?? (isCompanyEmail(typed) ? EMAIL_PROBLEM : null)
}

/** FRM-011 */
export function isCompanyEmail(typed: string): boolean {
  const domain = typed.trim().toLowerCase().split('@').at(-1) ?? ''
  return COMPANY_DOMAINS.includes(domain)
}

/**
 * FRM-013. A number as telephones and people write it, reduced to the digits that are kept: without spaces and signs, without the
 * Italian prefix, and with 00 for the + of another country. Whatever else was typed stays, to be refused.
 */
export function normalizePhone(typed: string): string {
  return typed
    .replace(/[\s.\-/()]/g, '')
    .replace(/^(?:\+|00)39/, '')
    .replace(/^\+/, '00')
}

/** FRM-013. Only digits, as many as a mobile number of any country has. */
export function phoneProblem(typed: string, maxDigits = PHONE_MAX_DIGITS): string | null {
  const phone = normalizePhone(typed)
  if (phone === '') return REQUIRED
  return new RegExp(`^\\d{${PHONE_MIN_DIGITS},${maxDigits}}$`).test(phone) ? null : PHONE_PROBLEM
}

/** FRM-014. Optional: nothing typed is nothing wrong. */
export function fiscalCodeProblem(typed: string, message = FISCAL_CODE_PROBLEM): string | null {
  const code = normalizeFiscalCode(typed)
  return code === '' || isFiscalCode(code) ? null : message
}

/** FRM-013. What remains of a typed number once spaces and signs are taken away. */
export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}
