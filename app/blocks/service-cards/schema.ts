import { z } from 'zod'
import { serviceCard } from '../fields/service-card.ts'

/** BLK-034. */
export const serviceCardsSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    cards: z.array(serviceCard()).min(1).max(24).meta({ title: 'Servizi' }),
  })
  .meta({ title: 'Schede dei servizi', description: 'I servizi del Club in schede affiancate.' })

export type ServiceCards = z.output<typeof serviceCardsSchema>
