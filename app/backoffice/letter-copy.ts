import type { BadgeTone } from '#design/badge/badge.tsx'
import type { LetterState } from '#platform/mail/model.ts'

export const OUTBOX_PATH = '/redazione/posta'

/** What e-mails are about, by the word that begins the key of each. */
export const LETTER_KINDS = {
  welcome: 'Benvenuto',
  'email-to-verify': 'Conferma dell’e-mail',
  'password-reset': 'Nuova password',
  security: 'Sicurezza dell’account',
  'factor-loss': 'Secondo fattore perso',
  'account-opened': 'Account riaperto',
  'account-closed': 'Account chiuso',
  'account-disowned': 'Account disconosciuto',
  'erasure-requested': 'Cancellazione chiesta',
  'account-deleted': 'Account cancellato',
  'archive-ready': 'Archivio dei dati pronto',
  'member-corrected': 'Abbonamento cambiato',
  'member-invitation': 'Invito di un iscritto',
  'trial-started': 'Prova cominciata',
  'trial-ending': 'Prova che finisce',
  payment: 'Pagamento',
  installment: 'Rata in scadenza',
  refund: 'Rimborso',
  lead: 'Richiesta ricevuta',
  answer: 'Risposta a una richiesta',
  legal: 'Tutela legale',
  'card-review': 'Scheda professionale',
  'press-digest': 'Rassegna della stampa',
  'report-data': 'Dati per il rapporto ECM',
  'staff-invitation': 'Invito in redazione',
  'staff-role': 'Ruolo in redazione',
  'members-exported': 'Iscritti esportati',
  other: 'Altro',
} as const

export const LETTER_WORDS: Record<LetterState, { label: string; tone: BadgeTone }> = {
  waiting: { label: 'In attesa', tone: 'warning' },
  sending: { label: 'In partenza', tone: 'primary' },
  sent: { label: 'Inviata', tone: 'success' },
  failed: { label: 'Rifiutata', tone: 'danger' },
  kept: { label: 'Non inviata: nessun server di posta', tone: 'neutral' },
}

const FAILURES: Record<string, string> = {
  EENVELOPE: 'L’indirizzo non è di quelli a cui si può scrivere: va corretto in chi lo ha dato.',
  EAUTH: 'Il server di posta del Club non ha riconosciuto il Club: va controllata la sua password.',
  ECONNECTION: 'Il server di posta del Club non si lascia raggiungere.',
  ETIMEDOUT: 'Il server di posta del Club non ha risposto in tempo.',
  ESOCKET: 'La linea con il server di posta del Club si è interrotta.',
  EDNS: 'Il server di posta del Club non si trova: va controllato il suo nome.',
  ETLS: 'Il server di posta non offre una connessione sicura.',
}

/** Why a letter did not go, by the code that was kept of it. */
export function failureSentence(failure: string): string {
  const known = FAILURES[failure]
  if (known) return known
  const code = /^SMTP (\d)\d\d$/.exec(failure)
  if (code?.[1] === '5')
    return `Il server di chi riceve l’ha rifiutata (${failure}): di solito la casella non esiste più.`
  if (code) return `Il server di chi riceve non l’ha presa per ora (${failure}).`
  return `Non è stata presa (${failure}).`
}
