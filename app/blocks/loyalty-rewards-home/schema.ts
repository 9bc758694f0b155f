import { z } from 'zod'
import { choice } from '../fields/asked.ts'
import { heading } from '../fields/heading.ts'

/** LOY-004 */
export const loyaltyRewardsHomeSchema = z
  .strictObject({
    ...heading('I premi del catalogo'),
    layout: choice({ default: 'Per una pagina interna', home: 'Per la home' })
      .default('default')
      .meta({ title: 'Aspetto' }),
  })
  .meta({ title: 'Premi in vetrina', description: 'Quattro premi del catalogo.' })

export type LoyaltyRewardsHome = z.output<typeof loyaltyRewardsHomeSchema>
