import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-019. Suggested contents of every kind but Tool. */
export const suggestedNewsSchema = z
  .strictObject({
    ...heading('Da leggere'),
    /** SRC-019. The addresses of the categories the page is about. */
    categories: z
      .array(z.string().max(80).meta({ title: 'Categoria', suggestions: 'categories' }))
      .max(5)
      .default([])
      .meta({ title: 'Categorie', description: 'Di che cosa parla la pagina. Nessuna: di tutto.' }),
    internalTags: z
      .array(z.string().max(80).meta({ title: 'Etichetta' }))
      .max(5)
      .default([])
      .meta({ title: 'Etichette interne' }),
  })
  .meta({ title: 'Contenuti consigliati', description: 'Una scelta di contenuti da leggere, a scorrimento.' })

export type SuggestedNews = z.output<typeof suggestedNewsSchema>
