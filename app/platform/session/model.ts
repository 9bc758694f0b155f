/** A signed-in browser. The id is the SHA-256 of the token in its cookie, so that reading the table opens no session. */
export type Session = {
  readonly id: string
  readonly memberId: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  /** What a person recognises their device by: "Firefox su Windows". */
  readonly device: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** A session nobody uses for this long ends. */
export const SESSION_IDLE_MS = 14 * DAY_MS
/** Even one used every day ends after this long, and the member signs in again. */
export const SESSION_LIFE_MS = 90 * DAY_MS
/** More browsers than anybody has: of a member who enters over and over the session used longest ago ends. */
export const MOST_SESSIONS = 100
/** A session in use is written at most this often, so that reading pages does not become writing rows. */
export const SESSION_TOUCH_MS = 5 * 60 * 1000

/** Postgres channels on which nodes tell each other what to forget; the payload is the id of the session or of the member. */
export const SESSION_CHANNEL = 'session'
export const MEMBER_CHANNEL = 'member'
