import { z } from 'zod'
import { video } from '../fields/video.ts'

/** BLK-029. */
export const videoListSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    items: z.array(video()).min(1).max(60).meta({ title: 'Video' }),
  })
  .meta({ title: 'Elenco di video', description: 'I video del Club, sei alla volta.' })

export type VideoList = z.output<typeof videoListSchema>
