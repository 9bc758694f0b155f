import { z } from 'zod'
import { withClubWords } from '#areas/content/club-words-rules.ts'
import type { Club } from '#platform/env.server.ts'
import type { HistoryItem, Information } from './rules.ts'

const isoInstant = z.iso.datetime()

/** API-205, WEL-001, WEL-005. The dates are those of the certificate of enrolment. */
const lastSubscriptionWire = z.object({
  stato: z.object({ attivo: z.boolean() }),
  dataInizio: isoInstant.nullable(),
  dataFine: isoInstant.nullable(),
})
export const consistencyWire = z.object({
  ultimaSottoscrizioneContatto: lastSubscriptionWire.nullable(),
  cpqProductTags: z.array(z.string()),
  cpqProductName: z.string().nullable(),
})

export function toLastSubscription({ isRunning, from, until }: Information): z.infer<typeof lastSubscriptionWire> {
  return {
    stato: { attivo: isRunning },
    dataInizio: from?.toISOString() ?? null,
    dataFine: until?.toISOString() ?? null,
  }
}

/** API-206, SUB-015 */
export const currentSubscriptionWire = z.object({ condizioniAdesione: z.string().nullable() })

/** API-207, SUB-014 */
export const historyItemWire = z.object({
  name: z.string(),
  activeFrom: isoInstant,
  endOfSubscription: isoInstant.nullable(),
  isActive: z.boolean(),
  condizioniAdesione: z.string().nullable(),
  source: z.enum(['plan', 'addon']),
})
export type HistoryItemWire = z.infer<typeof historyItemWire>

export function toHistoryItem(
  { conditionsHtml, activeFrom, endOfSubscription, ...item }: HistoryItem,
  club: Club,
): HistoryItemWire {
  return {
    ...item,
    activeFrom: activeFrom.toISOString(),
    endOfSubscription: endOfSubscription?.toISOString() ?? null,
    condizioniAdesione: withClubWords(conditionsHtml, club) || null,
  }
}

/** API-208 */
export const conditionsOfUseWire = z.object({ text: z.string() })

/** API-228 */
export const ownerProductsWire = z.object({ results: z.array(z.object({ name: z.string(), html: z.string() })) })

/** API-231, SUB-012 */
const shortDate = z.string().regex(/^\d{2}\/\d{2}\/\d{2}$/, 'Scrivi la data come gg/mm/aa.')
export const certificateWire = z.object({ name: z.string().min(1).max(130), startDate: shortDate, endDate: shortDate })
