/**
 * `kept`: there was no mail server when its turn came; it stays readable and is never sent later by surprise.
 * `failed`: refused for good, or tried as often as it makes sense.
 */
export const LETTER_STATES = ['waiting', 'sending', 'sent', 'failed', 'kept'] as const
export type LetterState = (typeof LETTER_STATES)[number]

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** The same key twice is one letter. */
  idempotencyKey: string
  /** True when its words open an account (a reset link): they are wiped once sent. */
  holdsSecret?: boolean
  /** For what is sent again and again: where one press, or a mail program by itself, ends it (RFC 8058). */
  unsubscribeUrl?: string
  /** Addresses of files of ours that leave with it. */
  attachments?: string[]
}

export type OutboxLine = {
  id: string
  to: string
  subject: string
  state: LetterState
  attempts: number
  failure: string | null
  createdAt: Date
  sentAt: Date | null
}

export type DueLetter = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  unsubscribeUrl: string | null
  attachments: readonly string[]
  attempts: number
}

/** A file as it leaves with a letter. */
export type Enclosed = { filename: string; contentType: string; content: Buffer }

export const MAX_ATTEMPTS = 12

/** Half a minute, then twice as long each time, at most six hours: a greylisting server wants minutes, a broken one hours. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(30 * 2 ** Math.max(0, attempts - 1), 6 * 60 * 60)
}
