import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-032. */
export const readAlsoSchema = z
  .strictObject({
    ...heading('Leggi anche'),
    slugs: z
      .array(
        z
          .string()
          .trim()
          .regex(/^[a-z0-9-]{1,120}$/, 'Scrivi la parte finale dell’indirizzo del contenuto.')
          .meta({ title: 'Contenuto', suggestions: 'contents' }),
      )
      .min(1)
      .max(12)
      .meta({ title: 'Contenuti', description: 'Al massimo dodici.' }),
  })
  .meta({ title: 'Leggi anche', description: 'Un elenco breve di altri contenuti, scelti da te.' })

export type ReadAlso = z.output<typeof readAlsoSchema>
