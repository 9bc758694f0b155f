import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import type { LoginAnswer } from '../wire.ts'
import { refusal, type SignInAnswer, toSignInAnswer } from './ask-to-sign-in.ts'
import { closePassword } from './closed-password.ts'

/** Loaded when somebody uses a passkey: a page of passwords does not carry it. */
const webauthn = () => import('@simplewebauthn/browser')
type Webauthn = Awaited<ReturnType<typeof webauthn>>
type LoginOptions = Parameters<Webauthn['startAuthentication']>[0]['optionsJSON']
type NewOptions = Parameters<Webauthn['startRegistration']>[0]['optionsJSON']

/** Asks the device for a key of this club and the club to open the account it belongs to. */
export async function askWithPasskey(): Promise<SignInAnswer> {
  try {
    const { browserSupportsWebAuthn, startAuthentication } = await webauthn()
    if (!browserSupportsWebAuthn()) return { kind: 'no-passkeys' }
    const options = await askCall<LoginOptions>('/Auth/Passkey/Accesso/Opzioni', { method: 'POST' })
    if (!options.isOk) return refusal(options)
    const response = await startAuthentication({ optionsJSON: options.answer })
    const answer = await askCall<LoginAnswer>('/Auth/Passkey/Accesso', { method: 'POST', body: { risposta: response } })
    return answer.isOk ? toSignInAnswer(answer.answer) : refusal(answer)
  } catch (error) {
    return { kind: isDropped(error) ? 'dropped' : 'failed' }
  }
}

export type NewPasskeyAnswer =
  | { kind: 'added' }
  | { kind: 'dropped' }
  | { kind: 'refused'; message: string }
  /** Whoever entered long ago says the password first, and said none, or another. */
  | { kind: 'password'; message: string }

/** Asks the device to make a key and the club to remember it under this name. */
export async function askForNewPasskey(name: string, password: string): Promise<NewPasskeyAnswer> {
  const refused = ({ message }: Extract<CallAnswer<unknown>, { isOk: false }>) =>
    ({ kind: 'refused', message }) as const
  try {
    const { browserSupportsWebAuthn, startRegistration } = await webauthn()
    if (!browserSupportsWebAuthn()) return { kind: 'refused', message: 'Questo browser non conosce le passkey.' }
    const currentPassword = password ? await closePassword(password) : undefined
    if (currentPassword === null) return { kind: 'refused', message: '' }
    const body = currentPassword ? { currentPassword } : {}
    const options = await askCall<NewOptions>('/Auth/Passkey/Opzioni', { method: 'POST', body })
    if (!options.isOk) {
      const { currentPassword: message } = options.fields
      return message ? { kind: 'password', message } : refused(options)
    }
    const response = await startRegistration({ optionsJSON: options.answer })
    const answer = await askCall('/Auth/Passkey', { method: 'POST', body: { nome: name, risposta: response } })
    return answer.isOk ? { kind: 'added' } : refused(answer)
  } catch (error) {
    if (isDropped(error)) return { kind: 'dropped' }
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    return { kind: 'refused', message: isKnown ? 'Questo dispositivo ha già una passkey del Club.' : '' }
  }
}

/** Who closes the question of the device has changed their mind: that is no error. */
function isDropped(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}
