import { z } from 'zod'
import { MISSION_ICONS, type MissionIcon } from '#areas/loyalty/model.ts'
import { heading } from '../fields/heading.ts'
import { link } from '../fields/link.ts'

const ICON_WORDS: Readonly<Record<MissionIcon, string>> = {
  chat: 'Un fumetto',
  user: 'Una persona',
  document: 'Un foglio',
}

/** LOY-003 */
export const loyaltyMissionsSchema = z
  .strictObject({
    ...heading('Le missioni'),
    text: z.string().trim().max(600).optional().meta({ title: 'Testo' }),
    missions: z
      .array(
        z
          .strictObject({
            points: z.int().min(1).max(100_000).meta({ title: 'Punti' }),
            icon: z.enum(MISSION_ICONS).meta({ title: 'Disegno', options: ICON_WORDS }),
            title: z.string().trim().min(1).max(80).meta({ title: 'Titolo' }),
            text: z.string().trim().max(240).meta({ title: 'Testo' }),
            link: link().optional().meta({ title: 'Dove porta' }),
          })
          .meta({ title: 'Missione' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Missioni' }),
  })
  .meta({ title: 'Missioni', description: 'Che cosa fare per guadagnare punti.' })

export type LoyaltyMissions = z.output<typeof loyaltyMissionsSchema>
