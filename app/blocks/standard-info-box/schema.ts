import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'
import { link } from '../fields/link.ts'
import { permission } from '../fields/permission.ts'
import { richText } from '../fields/rich-text.ts'

const cardSchema = z.strictObject({
  icon: z.string().trim().max(60).optional().meta({ title: 'Icona' }),
  title: z.string().trim().min(1).max(100).meta({ title: 'Titolo' }),
  text: z.string().trim().max(600).optional().meta({ title: 'Testo', description: 'Se ne vedono 150 caratteri.' }),
  link: link().optional().meta({ title: 'Link' }),
  label: z.string().trim().max(40).optional().meta({ title: 'Etichetta' }),
  audience: permission(),
})

/** BLK-009, BLK-010. */
export const standardInfoBoxSchema = z.strictObject({
  theme: z.enum(['minimal', 'white', 'light']).default('white').meta({ title: 'Tema' }),
  cardsPerRow: z
    .literal([1, 2, 3, 4, 6, 12])
    .optional()
    .meta({ title: 'Riquadri per riga', description: 'Quattro se non lo scegli.' }),
  label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
  title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
  content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
  cards: z.array(cardSchema).min(1).max(24).meta({ title: 'Riquadri' }),
  callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
})

export type InfoCard = z.output<typeof cardSchema>
export type StandardInfoBox = z.output<typeof standardInfoBoxSchema>
