import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { hostCookie, hostCookieName, readCookie } from '#platform/session/cookie.ts'
import { CONSENT_CONTEXT_MS, type SignInSettings } from './model.ts'

const NAME = 'camice-consensi'
const PURPOSE = 'consent-context'

/** LOG-018. Remembers, in the browser alone and sealed, who has just proved their credentials without being let in. */
export function consentCookie(memberId: string, now: Date, settings: SignInSettings): string {
  const until = now.getTime() + CONSENT_CONTEXT_MS
  const value = encodeURIComponent(sealAtRest(`${memberId} ${until}`, settings.secret, PURPOSE))
  return hostCookie(NAME, value, { isSecure: settings.isHttps, maxAgeMs: CONSENT_CONTEXT_MS })
}

export function provenMemberId(
  cookieHeader: string | undefined,
  now: Date,
  settings: Pick<SignInSettings, 'secret' | 'isHttps'>,
): string | null {
  const value = readCookie(cookieHeader, hostCookieName(NAME, settings.isHttps))
  const opened = value && openAtRest(decode(value), settings.secret, PURPOSE)
  const [memberId, until] = opened ? opened.split(' ') : []
  return memberId && now.getTime() < Number(until) ? memberId : null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
