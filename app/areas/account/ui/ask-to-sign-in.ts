import type { Consent } from '../model.ts'
import { parseUsername } from '../rules.ts'
import type { ConditionsWire, LoginAnswer, LoginWire } from '../wire.ts'
import { encryptPassword } from './password-cipher.ts'

const LONGEST_WAIT_MS = 20_000

export type Typed = { username: string; password: string }

export type SignInAnswer =
  | { kind: 'signed-in' }
  | { kind: 'consents'; consents: Consent[]; customerCode: string }
  /** The password was right, and a code is asked too. */
  | { kind: 'second-factor' }
  | { kind: 'wrong' }
  | { kind: 'shared-email' }
  | { kind: 'wait'; message: string }
  | { kind: 'failed' }
  /** Passkeys alone: the person changed their mind, or has a browser without them. */
  | { kind: 'dropped' }
  | { kind: 'no-passkeys' }

/** LOG-006, LOG-007, LOG-027. Asks the server to sign in; whatever goes wrong is an answer, so that the form comes back. */
export async function askToSignIn(typed: Typed): Promise<SignInAnswer> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  try {
    const { publicKeyPEM } = (await answerOf(fetch('/api/Auth/PublicKey', { signal }))) as { publicKeyPEM: string }
    const body: LoginWire = {
      username: wireUsername(typed.username),
      password: await encryptPassword(typed.password, publicKeyPEM),
    }
    const answer = (await answerOf(fetch('/api/Auth/Login', { ...json('POST', body), signal }))) as LoginAnswer
    return toSignInAnswer(answer)
  } catch (error) {
    return error instanceof Refused ? refusal(error) : { kind: 'failed' }
  }
}

/** LOG-015. Without a subscription there is something to accept first. */
export function toSignInAnswer(answer: LoginAnswer): SignInAnswer {
  if (answer.userSubscription) return { kind: 'signed-in' }
  if (answer.mustProveSecondFactor) return { kind: 'second-factor' }
  return { kind: 'consents', consents: requiredConsents(answer), customerCode: answer.customerCode ?? '' }
}

export type SavedConsents = { kind: 'saved' } | { kind: 'refused'; message: string }

/** LOG-018 */
export async function saveConsents(accepted: { consents: Consent[]; customerCode: string }): Promise<SavedConsents> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  const { consents, customerCode } = accepted
  const body: ConditionsWire = { customerCode, ...Object.fromEntries(consents.map((consent) => [consent, true])) }
  try {
    await answerOf(fetch('/api/CRM/Utente/Condizioni', { ...json('PUT', body), signal }))
    return { kind: 'saved' }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Refused ? error.message : '' }
  }
}

/** LOG-006. An e-mail travels as a lowercase text, anything else as a number. */
export function wireUsername(typed: string): LoginWire['username'] {
  const username = parseUsername(typed)
  return username?.kind === 'email' ? username.email : Number(typed)
}

/** LOG-016 */
export function requiredConsents(answer: LoginAnswer): Consent[] {
  const required: Consent[] = []
  if (answer.mustAcceptAcknowledgment) required.push('acknowledgment')
  if (answer.mustAcceptConditionOfUse) required.push('conditionOfUse')
  if (answer.mustAcceptAcceptanceCondition) required.push('acceptanceCondition')
  return required
}

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** LOG-012, LOG-013, LOG-027 */
export function refusal({ status, message }: { status: number; message: string }): SignInAnswer {
  if (status === 401) return { kind: 'wrong' }
  if (status === 409) return { kind: 'shared-email' }
  if (status === 429) return { kind: 'wait', message }
  return { kind: 'failed' }
}

function json(method: 'POST' | 'PUT', body: LoginWire | ConditionsWire): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function answerOf(call: Promise<Response>): Promise<unknown> {
  const response = await call
  const text = await response.text()
  const answer: unknown = text ? JSON.parse(text) : null
  if (!response.ok) throw new Refused(response.status, (answer as { message?: string } | null)?.message ?? '')
  return answer
}
