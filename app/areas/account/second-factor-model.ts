const HOUR_MS = 60 * 60_000

/** IDN-030. RFC 6238 as every authenticator app reads it. */
export const TOTP = { algorithm: 'SHA1', digits: 6, periodSeconds: 30, secretBytes: 20 } as const
/** A code is good for its own step and for the one before and after, because clocks drift. */
export const TOTP_WINDOW = 1
/** Wrong codes before the waits of sign-in begin. */
export const FREE_CODE_TRIES = 5

/** IDN-031 */
export const RECOVERY_CODES = 10
export const RECOVERY_CODE_LENGTH = 16

/** How long whoever gave the right password may look for the telephone. */
export const SECOND_STEP_MS = 10 * 60_000
/** IDN-031. How long a lost factor is waited for before it falls, while its owner may still stop it. */
export const LOST_FACTOR_WAIT_MS = 72 * HOUR_MS

export type SecondFactor = {
  memberId: string
  sealedSecret: string
  createdAt: Date
  /** Null until a first code showed that the app has the secret. */
  confirmedAt: Date | null
  /** Since when its owner says to have lost it. */
  lostAt: Date | null
  /** A demo is entered by everybody with the same password: what one visitor adds must not shut the others out. */
  isDemo: boolean
}

/** IDN-032. How long somebody of the staff may work without a factor, from the day the role was given or the factor was asked for. */
export const FACTOR_GRACE_DAYS = 7

/** What somebody typed where a code is asked. */
export type TypedCode = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string }
