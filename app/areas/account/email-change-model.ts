const HOUR_MS = 60 * 60_000

/** How long the link in the new mailbox waits for whoever asked. */
export const EMAIL_CHANGE_MS = 24 * HOUR_MS
/** How long whoever reads the old mailbox may stop it, or take it back once it is done. */
export const EMAIL_CHANGE_STOP_MS = 7 * 24 * HOUR_MS
/** How often a member may ask. */
export const EMAIL_CHANGE_BOUNDS = [
  { most: 3, windowMs: HOUR_MS },
  { most: 6, windowMs: 24 * HOUR_MS },
] as const

export const CHANGE_EMAIL_PATH = '/cambia-email'
export const STOP_EMAIL_CHANGE_PATH = '/ferma-cambio-email'

/** A change of address, from its asking to whatever became of it. */
export type EmailChange = {
  readonly id: string
  readonly memberId: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly askedAt: Date
  readonly expiresAt: Date
  readonly doneAt: Date | null
}
