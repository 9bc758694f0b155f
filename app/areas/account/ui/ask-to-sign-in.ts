import { parseUsername } from '../rules.ts'
import type { LoginAnswer, LoginWire } from '../wire.ts'
import { encryptPassword } from './password-cipher.ts'

const LONGEST_WAIT_MS = 20_000

export type SignInAnswer =
  | { kind: 'signed-in' }
  | { kind: 'consents'; answer: LoginAnswer }
  | { kind: 'wrong' }
  | { kind: 'shared-email' }
  | { kind: 'wait'; message: string }
  | { kind: 'failed' }

/** LOG-006, LOG-007, LOG-027. Asks the server to sign in; whatever goes wrong is an answer, so that the form comes back. */
export async function askToSignIn(typed: { username: string; password: string }): Promise<SignInAnswer> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
  try {
    const { publicKeyPEM } = (await answerOf(fetch('/api/Auth/PublicKey', { signal }))) as { publicKeyPEM: string }
    const body: LoginWire = {
      username: wireUsername(typed.username),
      password: await encryptPassword(typed.password.trim(), publicKeyPEM),
    }
    const answer = (await answerOf(
      fetch('/api/Auth/Login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      }),
    )) as LoginAnswer
    return answer.userSubscription ? { kind: 'signed-in' } : { kind: 'consents', answer }
  } catch (error) {
    return error instanceof Refused ? refusal(error) : { kind: 'failed' }
  }
}

/** LOG-006. An e-mail travels as a lowercase text, anything else as a number. */
export function wireUsername(typed: string): LoginWire['username'] {
  const username = parseUsername(typed)
  return username?.kind === 'email' ? username.email : Number(typed)
}

class Refused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

function refusal({ status, message }: Refused): SignInAnswer {
  if (status === 401) return { kind: 'wrong' }
  if (status === 409) return { kind: 'shared-email' }
  if (status === 429) return { kind: 'wait', message }
  return { kind: 'failed' }
}

async function answerOf(call: Promise<Response>): Promise<unknown> {
  const response = await call
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refused(response.status, (answer as { message?: string }).message ?? '')
  return answer
}
