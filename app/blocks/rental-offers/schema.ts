import { z } from 'zod'
import type { RentalOffer } from '#areas/services/model.ts'
import { callToAction } from '../fields/call-to-action.ts'

/** SRV-011 */
export const rentalOffersSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Auto a noleggio', description: 'Le auto da noleggiare, con tutto quello che si sa di ciascuna.' })

export type RentalOffersData = z.output<typeof rentalOffersSchema> & { offers: readonly RentalOffer[] }
