import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** LOY-008 */
export const loyaltyAdvantagesSchema = z
  .strictObject({
    ...heading('I vantaggi del programma'),
    items: z
      .array(
        z
          .strictObject({
            title: z.string().trim().min(1).max(80).meta({ title: 'Titolo' }),
            text: z.string().trim().max(300).meta({ title: 'Testo' }),
          })
          .meta({ title: 'Vantaggio' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Vantaggi' }),
  })
  .meta({ title: 'Vantaggi del programma', description: 'I vantaggi, su due colonne.' })

export type LoyaltyAdvantages = z.output<typeof loyaltyAdvantagesSchema>
