import { z } from 'zod'
import { icon } from './asked.ts'
import { callToAction } from './call-to-action.ts'
import { link } from './link.ts'
import { permission } from './permission.ts'

/** BLK-034. A service of the club, shown only to who may have it. */
export function serviceCard() {
  return z
    .strictObject({
      id: z
        .string()
        .regex(/^[a-z\d][a-z\d-]{0,63}$/, 'Usa lettere minuscole, cifre e trattini.')
        .meta({ title: 'Nome del riquadro', input: 'key' }),
      icon: icon().optional(),
      tag: z.string().trim().max(40).optional().meta({ title: 'Etichetta in evidenza' }),
      title: z.string().trim().min(1).max(100).meta({ title: 'Titolo' }),
      body: z.string().trim().max(600).optional().meta({ title: 'Testo' }),
      link: link().optional().meta({ title: 'Link' }),
      label: z.string().trim().max(40).optional().meta({ title: 'Parole del link' }),
      callToAction: callToAction().optional().meta({ title: 'Pulsante' }),
      audience: permission(),
    })
    .meta({ title: 'Servizio' })
}

export type ServiceCard = z.output<ReturnType<typeof serviceCard>>
