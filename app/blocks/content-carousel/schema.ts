import { z } from 'zod'
import { CONTENT_TYPES } from '#areas/content/article-model.ts'
import { heading } from '../fields/heading.ts'

/** BLK-018. The newest contents of the kinds an editor chose. */
export const contentCarouselSchema = z.strictObject({
  ...heading('Da leggere e da usare'),
  contentTypes: z.array(z.enum(CONTENT_TYPES)).max(13).default([]).meta({ title: 'Tipi di contenuto' }),
  category: z.string().trim().max(80).optional().meta({ title: 'Categoria' }),
})

export type ContentCarousel = z.output<typeof contentCarouselSchema>
