import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-022. The four newest modules. */
export const latestContentsSchema = z
  .strictObject({
    ...heading('Gli ultimi Moduli'),
  })
  .meta({ title: 'Ultimi moduli', description: 'I quattro moduli più recenti.' })

export type LatestContents = z.output<typeof latestContentsSchema>
