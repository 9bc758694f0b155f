import { z } from 'zod'

/** SRV-013, SRV-016 */
export const professionalsListSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).default('I professionisti della rete').meta({ title: 'Titolo' }),
  })
  .meta({
    title: 'Elenco di professionisti',
    description: 'I professionisti della rete, per le pagine di assistenza domiciliare.',
  })

export type ProfessionalsListFields = z.output<typeof professionalsListSchema>
