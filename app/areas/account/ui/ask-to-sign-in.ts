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
  try {
    const { publicKeyPEM } = (await asked('/api/Auth/PublicKey')) as { publicKeyPEM: string }
    const body: LoginWire = {
      username: wireUsername(typed.username),
      password: await encryptPassword(typed.password.trim(), publicKeyPEM),
    }
    const answer = (await asked('/api/Auth/Login', body)) as LoginAnswer
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

async function asked(path: string, body?: LoginWire): Promise<unknown> {
  const response = await fetch(path, {
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Refused(response.status, (answer as { message?: string }).message ?? '')
  return answer
}
