import { PASSWORD_MAX_BYTES, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password-model.ts'

const MISSING = 'La password è obbligatoria.'
const TOO_LONG = 'La password è troppo lunga.'

/** LOG-004, IDN-014. What is wrong with a password somebody enters with, or null. It is never altered. */
export function passwordProblem(typed: string): string | null {
  if (typed.trim() === '') return MISSING
  return isTooLong(typed) ? TOO_LONG : null
}

/**
 * REG-002, LOG-026, IDN-014. What is wrong with a password somebody chooses, or null. No rule on which characters: length is what
 * counts. Whether it is common is known to the server alone (IDN-013).
 */
export function newPasswordProblem(typed: string): string | null {
  const problem = passwordProblem(typed)
  if (problem) return problem
  return [...typed.trim()].length < PASSWORD_MIN_LENGTH
    ? `La password deve avere almeno ${PASSWORD_MIN_LENGTH} caratteri.`
    : null
}

function isTooLong(typed: string): boolean {
  return [...typed].length > PASSWORD_MAX_LENGTH || new TextEncoder().encode(typed).length > PASSWORD_MAX_BYTES
}

/** REG-002 */
export function confirmationProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'Le password non coincidono.'
}

/** Said to whoever changes the password without the one in use. */
export const SAY_IT_AGAIN = 'Scrivi la password che usi adesso.'
