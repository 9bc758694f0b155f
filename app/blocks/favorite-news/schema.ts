import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** NWS-018. The categories a reader wants first, and six news of them. */
export const favoriteNewsSchema = z.strictObject({ ...heading('Le tue categorie') }).meta({
  title: 'Notizie per interesse',
  description: 'Sei notizie e le categorie fra cui scegliere; chi è iscritto trova le sue.',
})

export type FavoriteNews = z.output<typeof favoriteNewsSchema>
