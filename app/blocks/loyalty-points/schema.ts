import { z } from 'zod'
import { icon } from '../fields/asked.ts'
import { heading } from '../fields/heading.ts'
import { link } from '../fields/link.ts'

/** LOY-006 */
export const loyaltyPointsSchema = z
  .strictObject({
    ...heading('Come si accumulano i punti'),
    cards: z
      .array(
        z
          .strictObject({
            icon: icon().optional(),
            title: z.string().trim().min(1).max(80).meta({ title: 'Titolo' }),
            text: z.string().trim().max(300).meta({ title: 'Testo' }),
          })
          .meta({ title: 'Riquadro' }),
      )
      .min(1)
      .max(9)
      .meta({ title: 'Riquadri' }),
    regulation: link()
      .default('/api/winloy/regolamento')
      .meta({ title: 'Indirizzo del regolamento', description: 'Si apre in una nuova scheda.' }),
  })
  .meta({ title: 'Come si fanno i punti', description: 'Quanti punti vale ogni cosa che si fa.' })

export type LoyaltyPoints = z.output<typeof loyaltyPointsSchema>
