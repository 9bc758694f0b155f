import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'
import { serviceCard } from '../fields/service-card.ts'

/** NWS-028. */
export const includedServicesSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).default('Inclusi nel tuo abbonamento').meta({ title: 'Titolo' }),
    cards: z.array(serviceCard()).min(1).max(12).meta({ title: 'Servizi' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
  })
  .meta({ title: 'Servizi compresi', description: 'Una riga per ogni servizio già compreso nell’abbonamento.' })

export type IncludedServices = z.output<typeof includedServicesSchema>
