import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-005 */
export const loyaltyBalanceSchema = z
  .strictObject({ ...heading('I tuoi punti') })
  .meta({ title: 'Punti di chi guarda', description: 'Quanti punti fedeltà ha chi sta guardando.' })

export type LoyaltyBalance = z.output<typeof loyaltyBalanceSchema>
