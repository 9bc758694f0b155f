import { z } from 'zod'
import { richText } from '../fields/rich-text.ts'
import { video } from '../fields/video.ts'

/** BLK-028. */
export const videoSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    video: video().meta({ title: 'Video' }),
  })
  .meta({ title: 'Un video', description: 'Un filmato con il titolo e le parole che dicono perché guardarlo.' })

export type Video = z.output<typeof videoSchema>
