import { z } from 'zod'
import { heading } from '../fields/heading.ts'

/** BLK-018. The twelve newest news. */
export const newsCarouselSchema = z
  .strictObject({
    ...heading('Le ultime uscite'),
  })
  .meta({ title: 'Carosello di notizie', description: 'Le dodici notizie più recenti, da scorrere.' })

export type NewsCarousel = z.output<typeof newsCarouselSchema>
