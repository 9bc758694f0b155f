/** A signed-in browser. The id is the SHA-256 of the token in its cookie, so that reading the table opens no session. */
export type Session = {
  readonly id: string
  readonly memberId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  /** When whoever uses it last showed to be its member: by entering, or when asked again. */
  readonly provedAt: Date
  /** When whoever uses it showed a second factor; null while the password was enough. */
  readonly secondFactorAt: Date | null
  /** What a person recognises their device by: "Firefox su Windows". */
  readonly device: string
  /** What its member was here when it was opened; under another role it serves nobody (IDN-004). */
  readonly role: string | null
}

/** Shorter bounds for whom a session opens more: how long it may rest, and how long it may live. */
export type SessionLimits = { readonly idleMs: number; readonly lifeMs: number }

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A session nobody uses for this long ends. */
export const SESSION_IDLE_MS = 14 * DAY_MS
/** Even one used every day ends after this long, and the member signs in again. */
export const SESSION_LIFE_MS = 90 * DAY_MS
/** Decision 40. Who works at the desk reads what members wrote: a browser left open there closes within the half day. */
export const STAFF_SESSION: SessionLimits = { idleMs: 4 * HOUR_MS, lifeMs: 24 * HOUR_MS }
/** More browsers than anybody has: of a member who enters over and over the session used longest ago ends. */
export const MOST_SESSIONS = 100
/** A session in use is written at most this often, so that reading pages does not become writing rows. */
export const SESSION_TOUCH_MS = 5 * 60 * 1000

/** Postgres channels on which nodes tell each other what to forget; the payload is the id of the session or of the member. */
export const SESSION_CHANNEL = 'session'
export const MEMBER_CHANNEL = 'member'
