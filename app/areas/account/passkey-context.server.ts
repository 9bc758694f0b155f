import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { hostCookie, hostCookieName, readCookie } from '#platform/session/cookie.ts'
import type { SignInSettings } from './model.ts'
import { PASSKEY_CHALLENGE_MS } from './passkey-model.ts'

const NAME = 'camice-passkey'
const PURPOSE = 'passkey-challenge'

/** The question the device must answer waits in the browser, sealed: no node has to remember it. */
export function challengeCookie(challenge: string, now: Date, settings: SignInSettings): string {
  const until = now.getTime() + PASSKEY_CHALLENGE_MS
  const value = encodeURIComponent(sealAtRest(`${challenge} ${until}`, settings.secret, PURPOSE))
  return hostCookie(NAME, value, { isSecure: settings.isHttps, maxAgeMs: PASSKEY_CHALLENGE_MS })
}

/** The question this browser was asked, while it is still worth an answer. */
export function askedChallenge(cookieHeader: string | undefined, now: Date, settings: SignInSettings): string | null {
  const value = readCookie(cookieHeader, hostCookieName(NAME, settings.isHttps))
  const opened = value && openAtRest(decode(value), settings.secret, PURPOSE)
  const [challenge, until] = opened ? opened.split(' ') : []
  return challenge && now.getTime() < Number(until) ? challenge : null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
