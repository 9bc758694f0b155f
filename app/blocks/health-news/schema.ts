import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** NWS-024. Four posts of another company's feed. */
export const healthNewsSchema = z
  .strictObject({ ...heading('Dalla rassegna della salute') })
  .meta({ title: 'Notizie di salute', description: 'Le notizie che arrivano da una redazione esterna.' })

export type HealthNews = z.output<typeof healthNewsSchema>
