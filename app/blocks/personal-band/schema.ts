import { z } from 'zod'
import type { BandLabels } from '#areas/standing/model.ts'
import { callToAction } from '../fields/call-to-action.ts'

export const personalBandSchema = z
  .strictObject({ callToAction: callToAction().optional().meta({ title: 'Collegamento accanto al saluto' }) })
  .meta({
    title: 'A che punto sei',
    description:
      'Saluto, crediti del triennio, corso da riprendere, scadenza e richiesta di chi è iscritto. A chi visita non si vede.',
  })

export type PersonalBandFields = z.output<typeof personalBandSchema>
/** What the document says to every member of an audience; null for who has no account. */
export type PersonalBandData = Pick<PersonalBandFields, 'callToAction'> & { labels: BandLabels | null }
