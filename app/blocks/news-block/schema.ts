import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-025, BLK-026. The newest news: six on the home page, three elsewhere. */
export const newsBlockSchema = z
  .strictObject({
    ...heading('News e Approfondimenti'),
    rows: z
      .union([z.literal(3), z.literal(6)])
      .default(3)
      .meta({ title: 'Quante notizie', options: { 3: 'Tre', 6: 'Sei' } }),
  })
  .meta({ title: 'Ultime notizie', description: 'Le notizie più recenti in un riquadro, con il collegamento a tutte.' })

export type NewsBlock = z.output<typeof newsBlockSchema>
