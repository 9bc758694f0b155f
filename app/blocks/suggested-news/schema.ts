import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-019. Suggested contents of every kind but Tool. */
export const suggestedNewsSchema = z.strictObject({
  ...heading('Scelti per te'),
  internalTags: z.array(z.string().max(80)).max(5).default([]).meta({ title: 'Etichette interne' }),
})

export type SuggestedNews = z.output<typeof suggestedNewsSchema>
