import { z } from 'zod'
import type { RentalOffer } from '#areas/services/model.ts'
import { callToAction } from '../fields/call-to-action.ts'

/** SRV-011 */
export const rentalOffersSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Offerte di noleggio', description: 'Le auto a noleggio del momento.' })

export type RentalOffersData = z.output<typeof rentalOffersSchema> & { offers: readonly RentalOffer[] }
