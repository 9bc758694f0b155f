import type { BadgeTone } from '#design/badge/badge.tsx'
import type { LeadState } from './model.ts'

/** How operators read the state of a request. */
export const STATE_WORDS: Readonly<Record<LeadState, { label: string; tone: BadgeTone; move: string; done: string }>> =
  {
    new: {
      label: 'Da prendere',
      tone: 'warning',
      move: 'Rimetti tra le nuove',
      done: 'La richiesta è di nuovo da prendere.',
    },
    taken: { label: 'In carico', tone: 'primary', move: 'Prendi in carico', done: 'La richiesta è in carico a te.' },
    closed: { label: 'Chiusa', tone: 'success', move: 'Chiudi', done: 'La richiesta è chiusa.' },
  }

/** What the forms are called in the office. */
export const FORM_WORDS: Readonly<Record<string, string>> = {
  assistenza: 'Assistenza',
  contatti: 'Recupero dell’accesso',
  appuntamento: 'Appuntamento',
  rinnovo: 'Rinnovo',
  'assistenza-domiciliare': 'Assistenza domiciliare',
  'codice-fiscale': 'Codice fiscale da correggere',
  'upgrade-das': 'Passaggio alla tutela legale',
  'lettera-diffida': 'Lettera di diffida',
  'richiesta-viaggi': 'Viaggi',
  'network-avvocati': 'Network avvocati',
  'pronto-assicuratore': 'Pronto assicuratore',
  'richiesta-parere-legale': 'Parere legale',
  'first-opinion': 'First opinion',
  'Richiesta-FitnessNetwork': 'Fitness network',
  'richiesta-tutela-legale-das': 'Tutela legale',
  'consulenza-legale': 'Consulenza legale',
}

/** What the fields beside the person are called. */
export const FIELD_WORDS: Readonly<Record<string, string>> = {
  note: 'Messaggio',
  fiscalCode: 'Codice fiscale',
  url: 'Pagina',
  navigationHistory: 'Percorso',
  trackingParams: 'Campagna della visita',
  type: 'Argomento',
  giorni_richiesta: 'Giorni',
  club: 'Club o centro',
  customerCode: 'Codice cliente',
  profession: 'Professione',
  day: 'Giorno',
  channel: 'Canale',
  username: 'Username',
  dateOfBirth: 'Data di nascita',
  placeOfBirth: 'Luogo di nascita',
}

export const CONSENT_WORDS: Readonly<Record<string, string>> = {
  directMarketing: 'Comunicazioni del Club',
  thirdParties: 'Comunicazione ai partner',
  statistics: 'Statistiche',
  profiling: 'Profilazione',
}
