import type { BadgeTone } from '#design/badge/badge.tsx'
import type { OfferState } from './desk-rules.ts'

export const DESK_PATH = '/redazione/convenzioni'
export const DESK_CRUMBS = [
  { label: 'Redazione', to: '/redazione' },
  { label: 'Convenzioni', to: DESK_PATH },
]

export const STATE_WORDS = {
  active: { label: 'Attiva', tone: 'success', text: 'Gli iscritti la trovano nella pagina del negozio.' },
  future: { label: 'Futura', tone: 'primary', text: 'Compare da sola il primo giorno.' },
  expired: { label: 'Terminata', tone: 'neutral', text: 'Nessuno la vede. Dopo 90 giorni si cancella da sola.' },
  hidden: { label: 'Nascosta', tone: 'warning', text: 'La vedono solo le persone della redazione.' },
} as const satisfies Record<OfferState, { label: string; tone: BadgeTone; text: string }>
