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
