import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { hostCookie, hostCookieName, readCookie } from '#platform/session/cookie.ts'
import type { SignInSettings } from './model.ts'
import { PASSKEY_CHALLENGE_MS } from './passkey-model.ts'

const NAME = 'camice-passkey'
const PURPOSE = 'passkey-challenge'

/** What was asked: to enter, to add a key to the account of a member, or to show to be still them. An answer to one is none to the others. */
export type Asked = { challenge: string; for: 'entering' | { memberId: string } | { provingId: string } }

function purposeOf({ for: what }: Pick<Asked, 'for'>): string {
  if (what === 'entering') return PURPOSE
  return 'provingId' in what ? `${PURPOSE}:proving:${what.provingId}` : `${PURPOSE}:${what.memberId}`
}

/** The question the device must answer waits in the browser, sealed: no node has to remember it. */
export function challengeCookie(asked: Asked, now: Date, settings: SignInSettings): string {
  const until = now.getTime() + PASSKEY_CHALLENGE_MS
  const value = encodeURIComponent(sealAtRest(`${asked.challenge} ${until}`, settings.secret, purposeOf(asked)))
  return hostCookie(NAME, value, { isSecure: settings.isHttps, maxAgeMs: PASSKEY_CHALLENGE_MS })
}

/** The question this browser was asked, while it is still worth an answer. */
export function askedChallenge(
  cookieHeader: string | undefined,
  asked: Pick<Asked, 'for'>,
  { now, settings }: { now: Date; settings: SignInSettings },
): string | null {
  const value = readCookie(cookieHeader, hostCookieName(NAME, settings.isHttps))
  const opened = value && openAtRest(decode(value), settings.secret, purposeOf(asked))
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
