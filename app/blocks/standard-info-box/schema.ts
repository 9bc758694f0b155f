import { z } from 'zod'
import { choice, icon } from '../fields/asked.ts'
import { callToAction } from '../fields/call-to-action.ts'
import { link } from '../fields/link.ts'
import { permission } from '../fields/permission.ts'
import { richText } from '../fields/rich-text.ts'

const cardSchema = z
  .strictObject({
    icon: icon().optional(),
    title: z.string().trim().min(1).max(100).meta({ title: 'Titolo' }),
    text: z.string().trim().max(600).optional().meta({ title: 'Testo', description: 'Se ne vedono 150 caratteri.' }),
    link: link().optional().meta({ title: 'Link' }),
    label: z.string().trim().max(40).optional().meta({ title: 'Parole del link' }),
    audience: permission(),
  })
  .meta({ title: 'Riquadro' })

/** BLK-009, BLK-010. */
export const standardInfoBoxSchema = z
  .strictObject({
    theme: choice({ minimal: 'Senza riquadro', white: 'Riquadri bianchi', light: 'Riquadri colorati' })
      .default('white')
      .meta({ title: 'Aspetto dei riquadri' }),
    cardsPerRow: z
      .literal([1, 2, 3, 4, 6, 12])
      .optional()
      .meta({
        title: 'Riquadri per riga',
        description: 'Quattro se non lo scegli.',
        options: { 1: 'Uno', 2: 'Due', 3: 'Tre', 4: 'Quattro', 6: 'Sei', 12: 'Dodici' },
      }),
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    cards: z.array(cardSchema).min(1).max(24).meta({ title: 'Riquadri' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Riquadri informativi', description: 'Riquadri affiancati con icona, titolo e poche righe.' })

export type InfoCard = z.output<typeof cardSchema>
export type StandardInfoBox = z.output<typeof standardInfoBoxSchema>
