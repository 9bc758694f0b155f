import { askCall, type CallAnswer } from '#platform/http/ask-call.ts'
import type { LoginAnswer } from '../wire.ts'
import { refusal, type SignInAnswer, toSignInAnswer } from './ask-to-sign-in.ts'
import type { StillThem } from './use-still-them.tsx'

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

/** IDN-016. Shows with a key of this device that its member is still there; null when they changed their mind. */
export async function proveWithPasskey(): Promise<CallAnswer<null> | null> {
  const failed = { isOk: false, status: 0, kind: '', message: '', fields: {} } as const
  try {
    const { browserSupportsWebAuthn, startAuthentication } = await webauthn()
    if (!browserSupportsWebAuthn()) return { ...failed, message: 'Questo browser non conosce le passkey.' }
    const options = await askCall<LoginOptions>('/Auth/SeiAncoraTu/Passkey', { method: 'POST' })
    if (!options.isOk) return options
    const response = await startAuthentication({ optionsJSON: options.answer })
    return await askCall('/Auth/SeiAncoraTu', { method: 'POST', body: { risposta: response } })
  } catch (error) {
    return isDropped(error) ? null : failed
  }
}

export type NewPasskeyAnswer = { kind: 'added' } | { kind: 'dropped' } | { kind: 'refused'; message: string }

/** Asks the device to make a key and the club to remember it under this name. */
export async function askForNewPasskey(name: string, withProof: StillThem['withProof']): Promise<NewPasskeyAnswer> {
  const refused = ({ message }: Extract<CallAnswer<unknown>, { isOk: false }>) =>
    ({ kind: 'refused', message }) as const
  try {
    const { browserSupportsWebAuthn, startRegistration } = await webauthn()
    if (!browserSupportsWebAuthn()) return { kind: 'refused', message: 'Questo browser non conosce le passkey.' }
    const options = await withProof(() => askCall<NewOptions>('/Auth/Passkey/Opzioni', { method: 'POST', body: {} }))
    if (!options.isOk) return refused(options)
    const response = await startRegistration({ optionsJSON: options.answer })
    const body = { nome: name, risposta: response }
    const answer = await withProof(() => askCall('/Auth/Passkey', { method: 'POST', body }))
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
