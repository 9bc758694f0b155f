import { z } from 'zod'
import { CTA_VARIANTS } from '#areas/content/model.ts'
import { EVENT_CODES } from '#areas/tracking/model.ts'
import { link } from './link.ts'
import { permission } from './permission.ts'

/** BLK-002, BLK-005. What a block invites to do. `#phonecall` and `#modalproducts` in the link change what it is. */
export function callToAction() {
  return z
    .strictObject({
      label: z.string().trim().min(1).max(60).meta({ title: 'Etichetta' }),
      link: link().meta({ title: 'Link', description: 'Con #phonecall telefona, con #modalproducts apre i prodotti.' }),
      variant: z.enum(CTA_VARIANTS).default('solid').meta({ title: 'Variante' }),
      icon: z.string().trim().max(60).optional().meta({ title: 'Icona' }),
      opensNewTab: z.boolean().optional().meta({ title: 'Apri in una nuova scheda' }),
      eventCode: z.enum(EVENT_CODES).optional().meta({ title: 'Codice evento' }),
      audience: permission(),
    })
    .meta({ title: 'Pulsante' })
}

/** BLK-007. "Hai già un account?" is a question for visitors only, whatever else the block shows and to whom. */
export function loginCallToAction() {
  return z
    .strictObject({
      label: z.string().trim().min(1).max(60).default('Accedi').meta({ title: 'Etichetta' }),
      link: link().default('/login').meta({ title: 'Link' }),
      audience: permission().transform(() => ({ visibility: ['SUSPECT' as const] })),
    })
    .optional()
    .meta({ title: 'Invito ad accedere' })
}
