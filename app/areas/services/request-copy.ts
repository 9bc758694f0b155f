import type { LeadState } from '#areas/leads/model.ts'
import type { BadgeTone } from '#design/badge/badge.tsx'

/** What the state of a request is called, to whoever made it and to whoever answers it. */
export const STATE_WORDS: Readonly<Record<LeadState, { label: string; tone: BadgeTone }>> = {
  new: { label: 'Ricevuta', tone: 'primary' },
  taken: { label: 'In lavorazione', tone: 'gold' },
  closed: { label: 'Conclusa', tone: 'success' },
}
