import { z } from 'zod'
import { icon } from '../fields/asked.ts'
import { callToAction } from '../fields/call-to-action.ts'
import { heading } from '../fields/heading.ts'

/** LOY-002 */
export const loyaltyHowItWorksSchema = z
  .strictObject({
    ...heading('Come funziona'),
    text: z.string().trim().max(600).optional().meta({ title: 'Testo' }),
    slides: z
      .array(
        z
          .strictObject({
            icon: icon(),
            title: z.string().trim().min(1).max(80).meta({ title: 'Titolo' }),
            text: z.string().trim().max(240).meta({ title: 'Testo' }),
          })
          .meta({ title: 'Passo' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Passi' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Come funziona', description: 'Il programma fedeltà in quattro passi.' })

export type LoyaltyHowItWorks = z.output<typeof loyaltyHowItWorksSchema>
