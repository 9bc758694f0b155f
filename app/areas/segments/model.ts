/** What can be chosen for a condition: the code in the address, and its words. */
export type Choice = { readonly value: string; readonly label: string }

/** DSK-022. The province of whoever said none. */
export const UNKNOWN_PROVINCE = 'sconosciuta'

/** DSK-022. What somebody has done of a course. */
export const COURSE_PROGRESS = {
  iscritto: 'iscritto',
  cominciato: 'cominciato',
  superato: 'superato',
  'non-superato': 'non superato',
  'senza-attestato': 'superato, senza attestato',
} as const
export type CourseProgress = keyof typeof COURSE_PROGRESS

/** DSK-022. Where somebody's professional card stands. */
export const CARD_STANDINGS = {
  nessuna: 'nessuna',
  privata: 'privata',
  premium: 'per i Premium',
  pubblica: 'pubblica',
  'da-rivedere': 'da rivedere',
} as const
export type CardStanding = keyof typeof CARD_STANDINGS

/** DSK-022. What somebody answered to a consent. */
export const CONSENT_STANDINGS = { dato: 'dato', rifiutato: 'rifiutato', mai: 'mai detto' } as const

/** DSK-015. A kept question. */
export type ListView = {
  readonly id: string
  readonly authorId: string
  readonly isShared: boolean
  readonly name: string
  readonly query: string
  readonly version: number
}
export const SHORTEST_VIEW_NAME = 2
export const LONGEST_VIEW_NAME = 60
/** Own ones of each person, and those of the team. */
export const MOST_VIEWS = 30

/** DSK-017. */
export const EXPORT_STATES = ['preparing', 'ready', 'failed'] as const
export type ListExport = {
  readonly id: string
  readonly list: string
  readonly actorId: string
  readonly askedAt: Date
  readonly query: string
  readonly question: string
  readonly columns: readonly string[]
  readonly reason: string
  readonly state: (typeof EXPORT_STATES)[number]
  readonly rowCount: number
  readonly byteSize: number | null
  readonly pieceBytes: number | null
  readonly expiresAt: Date
  readonly downloadedAt: Date | null
}
/** DSK-016. Up to so many rows a file is made at once. */
export const ROWS_AT_ONCE = 5_000
/** DSK-016. How long a file can be downloaded. */
export const EXPORT_HOURS = 24
/** DSK-017. Whoever takes out more members than these in a day is told to the other administrators. */
export const ROWS_UNTOLD = 5_000
/** DSK-017. The same file asked again so soon is the same file. */
export const SAME_EXPORT_MS = 60_000

/** The name of the list of members, under which its views and files are kept. */
export const MEMBER_LIST = 'iscritti'

/** DSK-026. */
export type Label = { readonly id: string; readonly name: string }
export const SHORTEST_LABEL = 2
export const LONGEST_LABEL = 40
/** In a club, and on one person. */
export const MOST_LABELS = 500
export const MOST_LABELS_OF_ONE = 30
