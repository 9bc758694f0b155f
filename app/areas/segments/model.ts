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

/** The name of the list of members, under which its views and files are kept. */
export const MEMBER_LIST = 'iscritti'

/** DSK-026. */
export type Label = { readonly id: string; readonly name: string }
export const SHORTEST_LABEL = 2
export const LONGEST_LABEL = 40
/** In a club, and on one person. */
export const MOST_LABELS = 500
export const MOST_LABELS_OF_ONE = 30
