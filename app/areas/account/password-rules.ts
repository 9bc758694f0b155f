import { PASSWORD_MAX_LENGTH } from './model.ts'
import { COMMON_PASSWORDS, PASSWORD_MIN_LENGTH } from './password-model.ts'

/** REG-002, LOG-026. What is wrong with a password somebody chooses, or null. No rule on which characters: length is what counts. */
export function newPasswordProblem(typed: string): string | null {
  const password = typed.trim()
  if (password === '') return 'La password è obbligatoria.'
  if (password.length < PASSWORD_MIN_LENGTH) return `La password deve avere almeno ${PASSWORD_MIN_LENGTH} caratteri.`
  if (password.length > PASSWORD_MAX_LENGTH) return `La password ha al massimo ${PASSWORD_MAX_LENGTH} caratteri.`
  return isCommonPassword(password) ? 'Questa password è troppo comune: scegline un’altra.' : null
}

/** REG-002 */
export function confirmationProblem(password: string, confirmation: string): string | null {
  return password.trim() === confirmation.trim() ? null : 'Le password non coincidono.'
}

/** Said to whoever entered long ago and does what takes an account from its owner. */
export const SAY_IT_AGAIN = 'Scrivi la password che usi adesso, oppure esci ed entra di nuovo.'

/** A known word with digits and signs around it is still the known word; so is one character, or a row of keys, repeated. */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const word = lower.replace(/^[\d\W_]+|[\d\W_]+$/g, '')
  if (COMMON_PASSWORDS.has(lower) || COMMON_PASSWORDS.has(word)) return true
  if (new Set(lower).size < 4) return true
  return /^\d+$/.test(lower) && isRunOfDigits(lower)
}

/** 12345678, 87654321, 00112233: nothing but neighbours. */
function isRunOfDigits(digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]))
  return steps.every((step) => Math.abs(step) <= 1 || Math.abs(step) === 9)
}
