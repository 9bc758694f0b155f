import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-005 */
export const loyaltyBalanceSchema = z
  .strictObject({ ...heading('I tuoi punti') })
  .meta({ title: 'Fedeltà: saldo dei punti', description: 'Quanti punti ha chi legge.' })

export type LoyaltyBalance = z.output<typeof loyaltyBalanceSchema>
