const MINUTE_MS = 60_000

/** How long a person may take to touch a key or look at a phone. */
export const PASSKEY_CHALLENGE_MS = 5 * MINUTE_MS
/** More than anybody has devices; a list without an end would be a load. */
export const MOST_PASSKEYS = 20
export const PASSKEY_NAME_MAX_LENGTH = 60

/** A key that lives in a device of the member's: the club knows only its public half. */
export type Passkey = {
  /** The credential's own id, in base64url. */
  id: string
  memberId: string
  publicKey: string
  counter: number
  transports: readonly string[]
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}
