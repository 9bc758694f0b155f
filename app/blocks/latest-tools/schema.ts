import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-023, NWS-023. The four newest tools. */
export const latestToolsSchema = z
  .strictObject({
    ...heading('Gli ultimi strumenti'),
  })
  .meta({ title: 'Ultimi strumenti', description: 'I quattro strumenti più recenti.' })

export type LatestTools = z.output<typeof latestToolsSchema>
