import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** NWS-018. The categories a reader wants first, and six news of them. */
export const favoriteNewsSchema = z
  .strictObject({ ...heading('Le tue categorie') })
  .meta({ title: 'Notizie preferite', description: 'Chi legge sceglie le categorie e ne vede le notizie.' })

export type FavoriteNews = z.output<typeof favoriteNewsSchema>
