import type { BadgeTone } from '#design/badge/badge.tsx'
import type { DeskStatus } from './desk-rules.ts'
import type { CourseStatus } from './model.ts'

export const DESK_PATH = '/redazione/corsi'

export const STATUS_WORDS: Readonly<Record<DeskStatus, { label: string; tone: BadgeTone; text: string }>> = {
  draft: { label: 'Bozza', tone: 'neutral', text: 'La vedono solo le persone della redazione.' },
  scheduled: { label: 'In programma', tone: 'primary', text: 'Si apre da sola il giorno di apertura.' },
  open: { label: 'Aperto', tone: 'success', text: 'È nel catalogo e accetta iscrizioni.' },
  withdrawn: {
    label: 'Ritirato',
    tone: 'warning',
    text: 'Non è nel catalogo e non accetta iscrizioni; chi è iscritto lo può concludere.',
  },
  closed: { label: 'Chiuso', tone: 'neutral', text: 'L’ultimo giorno è passato: restano gli attestati e il rapporto.' },
}

/** How far somebody got with a course. */
export const ENROLMENT_WORDS: Readonly<Record<CourseStatus, { label: string; tone: BadgeTone }>> = {
  1: { label: 'In corso', tone: 'primary' },
  2: { label: 'Superato', tone: 'success' },
  3: { label: 'Non superato', tone: 'danger' },
  4: { label: 'Scaduto', tone: 'neutral' },
}

/** What the fields of a course are called on the trail, as its form calls them. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  title: 'Titolo',
  slug: 'Indirizzo',
  seriesId: 'Collana',
  model: 'Modello didattico',
  description: 'Presentazione',
  objective: 'Obiettivo formativo nazionale',
  credits: 'Crediti ECM',
  durationHours: 'Ore di studio',
  publishedAt: 'Apertura',
  expiryDate: 'Ultimo giorno',
  eventId: 'Numero dell’evento',
  edition: 'Edizione',
  professions: 'Professioni',
  disciplines: 'Discipline',
  teachers: 'Docenti',
  leadSlug: 'Responsabile scientifico',
  teacherSlugs: 'Chi insegna',
  outcomes: 'Che cosa imparerai',
  meantFor: 'A chi serve',
  beforeStart: 'Prima di iniziare',
  restOfStudy: 'Come si studia il resto delle ore',
  sponsor: 'Sponsor',
  groups: 'Aperto anche a chi è solo registrato',
  promoCodes: 'Codici promozionali',
  isExternal: 'Si segue su un’altra piattaforma',
  linkUrl: 'Indirizzo su un’altra piattaforma',
  isHighlighted: 'In evidenza nella pagina della sua famiglia',
  isOrderFree: 'Le lezioni si leggono in qualunque ordine',
}
