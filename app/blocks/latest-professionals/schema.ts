import { z } from 'zod'

/** BLK-038 */
export const latestProfessionalsSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1)
    .max(140)
    .default('I nuovi Professionisti entrati nel network')
    .meta({ title: 'Titolo' }),
})

export type LatestProfessionalsFields = z.output<typeof latestProfessionalsSchema>
