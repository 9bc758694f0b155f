import { z } from 'zod'

/** BLK-038 */
export const latestProfessionalsSchema = z
  .strictObject({
    title: z
      .string()
      .trim()
      .min(1)
      .max(140)
      .default('I nuovi Professionisti entrati nel network')
      .meta({ title: 'Titolo' }),
  })
  .meta({ title: 'Ultimi professionisti', description: 'Le quattro schede professionali pubblicate per ultime.' })

export type LatestProfessionalsFields = z.output<typeof latestProfessionalsSchema>
