import type { BadgeTone } from '#design/badge/badge.tsx'
import type { OfferState } from './desk-rules.ts'

export const DESK_PATH = '/redazione/convenzioni'
export const DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Convenzioni', to: DESK_PATH },
]

export const STATE_WORDS: Readonly<Record<OfferState, { label: string; tone: BadgeTone; text: string }>> = {
  active: { label: 'Attiva', tone: 'success', text: 'I soci la trovano nella pagina del negozio.' },
  future: { label: 'Futura', tone: 'primary', text: 'Compare da sola il primo giorno.' },
  expired: { label: 'Terminata', tone: 'neutral', text: 'Nessuno la vede. Dopo 90 giorni si cancella da sola.' },
  hidden: { label: 'Nascosta', tone: 'warning', text: 'La vedono solo le persone della redazione.' },
}

/** What an answer of a page says after it was done. */
export const SAID: Readonly<Record<string, string>> = {
  saved: 'Salvato.',
  created: 'Creata, e ancora nascosta: quando è pronta premi Pubblica.',
  published: 'Pubblicata: i soci la vedono già.',
  future: 'Pubblicata: compare da sola il primo giorno.',
  hidden: 'Nascosta: nessun socio la vede più.',
  ended: 'Terminata.',
}
