import { randomBytes } from 'node:crypto'
import { openAtRest, sealAtRest } from '#platform/secrets/at-rest.server.ts'
import { hostCookie, hostCookieName, readCookie } from '#platform/session/cookie.ts'
import { KNOWN_DEVICE_MS, type SignInSettings } from './model.ts'

const NAME = 'camice-dispositivo'
const PURPOSE = 'known-device'

/** A browser from which a member has entered before. It opens nothing: it only says whose tries are whose. */
export type KnownDevice = { memberId: string; device: string; since: Date }

/** Decision 31. Remembered in the browser alone, and sealed: nobody can make one for the account of another. */
export function knownDeviceCookie(memberId: string, now: Date, settings: SignInSettings): string {
  const device = randomBytes(12).toString('base64url')
  const value = encodeURIComponent(sealAtRest(`${memberId} ${device} ${now.getTime()}`, settings.secret, PURPOSE))
  return hostCookie(NAME, value, { isSecure: settings.isHttps, maxAgeMs: KNOWN_DEVICE_MS })
}

export function knownDevice(cookieHeader: string | undefined, settings: SignInSettings): KnownDevice | null {
  const value = readCookie(cookieHeader, hostCookieName(NAME, settings.isHttps))
  const opened = value && openAtRest(decode(value), settings.secret, PURPOSE)
  const [memberId, device, since = 0] = opened ? opened.split(' ') : []
  return memberId && device ? { memberId, device, since: new Date(Number(since)) } : null
}

/** Whether the member has entered from this browser since the last time every access ended. */
export function isKnownTo(
  account: { memberId: string; devicesKnownSince: Date | null },
  known: KnownDevice | null | undefined,
): known is KnownDevice {
  if (!known || known.memberId !== account.memberId) return false
  return account.devicesKnownSince === null || known.since >= account.devicesKnownSince
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
