/** DSK-036. How long one looks; then it ends by itself. */
export const VIEW_AS_MINUTES = 15

/** The only address that takes anything from whoever is looking. */
export const LEAVE_PATH = '/redazione/iscritti/vedi-come'

/** How a visit ended: by leaving it, at its time, or with the session of the desk. */
export const VIEW_AS_ENDINGS = ['left', 'time', 'session'] as const
export type ViewAsEnding = (typeof VIEW_AS_ENDINGS)[number]

export type ViewAsVisit = {
  readonly id: string
  readonly sessionId: string
  readonly staffId: string | null
  readonly memberId: string
  readonly reason: string
  readonly startedAt: Date
  readonly endsAt: Date
  readonly endedAt: Date | null
}
