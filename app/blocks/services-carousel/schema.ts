import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'
import { serviceCard } from '../fields/service-card.ts'

/** BLK-035. */
export const servicesCarouselSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    cards: z.array(serviceCard()).min(1).max(24).meta({ title: 'Servizi' }),
    callToAction: callToAction().optional().meta({ title: 'Link a tutti i servizi' }),
  })
  .meta({ title: 'Servizi a scorrimento', description: 'I servizi uno accanto all’altro, quattro alla volta.' })

export type ServicesCarousel = z.output<typeof servicesCarouselSchema>
