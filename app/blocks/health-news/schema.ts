import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** NWS-024. Four posts of another company's feed. */
export const healthNewsSchema = z
  .strictObject({ ...heading('Dalla rassegna della salute') })
  .meta({ title: 'Rassegna della salute', description: 'Quattro notizie di una testata esterna.' })

export type HealthNews = z.output<typeof healthNewsSchema>
