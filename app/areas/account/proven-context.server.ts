import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { hostCookie, hostCookieName, readCookie } from '#platform/session/cookie.ts'
import { CONSENT_CONTEXT_MS, type SignInSettings } from './model.ts'
import { SECOND_STEP_MS } from './second-factor-model.ts'

/** What is still to be done by somebody who proved their credentials without being let in; good for this alone, and not for long. */
const CONSENTS = { name: 'camice-consensi', purpose: 'consent-context', lastsMs: CONSENT_CONTEXT_MS }
const SECOND_STEP = { name: 'camice-secondo-passo', purpose: 'second-step', lastsMs: SECOND_STEP_MS }

/** LOG-018. Remembers, in the browser alone and sealed, who must accept something before entering. */
export const consentCookie = provenCookie(CONSENTS)
export const provenMemberId = (...request: Parameters<ReturnType<typeof provenStep>>) =>
  provenStep(CONSENTS)(...request)?.memberId ?? null

/** IDN-030. The same, of whoever must show a second factor. */
export const secondStepCookie = provenCookie(SECOND_STEP)
export const firstStepOf = provenStep(SECOND_STEP)

function provenCookie({ name, purpose, lastsMs }: typeof CONSENTS) {
  return (memberId: string, now: Date, settings: SignInSettings): string => {
    const until = now.getTime() + lastsMs
    const value = encodeURIComponent(sealAtRest(`${memberId} ${until}`, settings.secret, purpose))
    return hostCookie(name, value, { isSecure: settings.isHttps, maxAgeMs: lastsMs })
  }
}

/** Who proved their credentials, and when. */
export type ProvenStep = { memberId: string; at: Date }

function provenStep({ name, purpose, lastsMs }: typeof CONSENTS) {
  return (
    cookieHeader: string | undefined,
    now: Date,
    settings: Pick<SignInSettings, 'secret' | 'isHttps'>,
  ): ProvenStep | null => {
    const value = readCookie(cookieHeader, hostCookieName(name, settings.isHttps))
    const opened = value && openAtRest(decode(value), settings.secret, purpose)
    const [memberId, until] = opened ? opened.split(' ') : []
    return memberId && now.getTime() < Number(until) ? { memberId, at: new Date(Number(until) - lastsMs) } : null
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
