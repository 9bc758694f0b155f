import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-018. The twelve newest news. */
export const newsCarouselSchema = z
  .strictObject({
    ...heading('Le ultime uscite'),
  })
  .meta({ title: 'Notizie a scorrimento', description: 'Le dodici notizie più recenti, una accanto all’altra.' })

export type NewsCarousel = z.output<typeof newsCarouselSchema>
