import { z } from 'zod'
import { MISSION_ICONS } from '#areas/loyalty/model.ts'
import { heading } from '../fields/heading.ts'
import { link } from '../fields/link.ts'

/** LOY-003 */
export const loyaltyMissionsSchema = z.strictObject({
  ...heading('Le missioni'),
  text: z.string().trim().max(600).optional().meta({ title: 'Testo' }),
  missions: z
    .array(
      z
        .strictObject({
          points: z.int().min(1).max(100_000).meta({ title: 'Punti' }),
          icon: z.enum(MISSION_ICONS).meta({ title: 'Icona' }),
          title: z.string().trim().min(1).max(80).meta({ title: 'Titolo' }),
          text: z.string().trim().max(240).meta({ title: 'Testo' }),
          link: link().optional().meta({ title: 'Link' }),
        })
        .meta({ title: 'Missione' }),
    )
    .min(1)
    .max(12)
    .meta({ title: 'Missioni' }),
})

export type LoyaltyMissions = z.output<typeof loyaltyMissionsSchema>
