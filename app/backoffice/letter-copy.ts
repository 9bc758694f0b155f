import type { BadgeTone } from '#design/badge/badge.tsx'
import type { LetterState } from '#platform/mail/model.ts'

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
