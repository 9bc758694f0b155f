import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-004 */
export const loyaltyRewardsHomeSchema = z.strictObject({
  ...heading('I premi del catalogo'),
  layout: z.enum(['default', 'home']).default('default').meta({ title: 'Aspetto' }),
})

export type LoyaltyRewardsHome = z.output<typeof loyaltyRewardsHomeSchema>
