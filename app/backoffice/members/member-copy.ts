import type { MemberAct } from './member-rules.ts'

/** What the page says when an act is done; what it is called is in the trail's words. */
export const ACT_DONE: Record<MemberAct, string> = {
  recovery: 'La lettera per scegliere una nuova password è partita.',
  invitation: 'L’invito a scegliere la password è partito.',
  sessions: 'Tutte le sessioni sono chiuse.',
  unlock: 'L’accesso è sbloccato: può riprovare subito.',
  note: 'La nota è scritta.',
  letter: 'L’e-mail è scritta e parte subito.',
  person: 'I dati personali sono corretti.',
  trial: 'I giorni della prova sono cambiati.',
  'fiscal-code': 'Il codice fiscale è corretto.',
  billing: 'I dati di fatturazione sono corretti.',
  training: 'I dati per la formazione ECM sono corretti.',
  period: 'Il periodo Premium è cambiato.',
  'period-removed': 'Il periodo Premium non comincerà.',
  'wallet-given': 'Il portafoglio è attivo.',
  wallet: 'Il portafoglio è cambiato.',
  'wallet-ended': 'Il portafoglio è finito.',
  credits: 'I crediti sono corretti.',
  points: 'I punti sono corretti.',
  codes: 'I codici sono corretti.',
  plan: 'Il piano è attivo.',
  close: 'L’account è chiuso: nessuno può entrare.',
  open: 'L’account è di nuovo aperto.',
  export: 'L’archivio è in preparazione: un’e-mail dirà all’iscritto quando può scaricarlo.',
  factors: 'Il secondo fattore è tolto: entra con la sola password.',
  erase: 'L’account e i suoi dati sono cancellati.',
}

/** Said on the page of an account that was just made. */
export const MEMBER_CREATED = 'L’account è aperto, e l’invito a scegliere la password è partito.'

/** Said when a call was written down. */
export const CALL_DONE = 'La chiamata è segnata.'

export const MEMBERS_PATH = '/redazione/iscritti'

/** The parts of a member's page; the first is the page itself. */
export const MEMBER_SECTIONS = {
  person: { path: 'dati', label: 'Dati personali' },
  billing: { path: 'fatturazione', label: 'Fatturazione' },
  training: { path: 'formazione', label: 'Formazione ECM' },
  plan: { path: 'abbonamento', label: 'Abbonamento' },
  wallets: { path: 'portafogli', label: 'Portafogli e punti' },
  access: { path: 'accesso', label: 'Accesso e privacy' },
} as const
export type MemberSection = keyof typeof MEMBER_SECTIONS
