import { z } from 'zod'
import { CTA_VARIANTS } from '#areas/content/model.ts'
import { EVENT_CODES } from '#areas/tracking/model.ts'
import { icon } from './asked.ts'
import { EVENT_WORDS } from './event-words.ts'
import { link } from './link.ts'
import { permission } from './permission.ts'

export const VARIANT_WORDS: Readonly<Record<(typeof CTA_VARIANTS)[number], string>> = {
  solid: 'Pieno',
  accent: 'In evidenza: uno solo per pagina',
  ghost: 'Solo il contorno',
  quiet: 'Solo le parole',
}

/** BLK-002, BLK-005. What a block invites to do. `#phonecall` and `#modalproducts` in the link change what it is. */
export function callToAction() {
  return z
    .strictObject({
      label: z.string().trim().min(1).max(60).meta({ title: 'Etichetta' }),
      link: link().meta({ title: 'Dove porta' }),
      variant: z.enum(CTA_VARIANTS).default('solid').meta({ title: 'Aspetto', options: VARIANT_WORDS }),
      icon: icon().optional(),
      opensNewTab: z.boolean().optional().meta({ title: 'Apri in una nuova scheda', isDetail: true }),
      eventCode: z
        .enum(EVENT_CODES)
        .optional()
        .meta({ title: 'Che cosa conta nelle statistiche', options: EVENT_WORDS, isDetail: true }),
      audience: permission(),
    })
    .meta({ title: 'Pulsante' })
}

/** BLK-007. "Hai già un account?" is a question for visitors only, whatever else the block shows and to whom. */
export function loginCallToAction() {
  return z
    .strictObject({
      label: z.string().trim().min(1).max(60).default('Accedi').meta({ title: 'Etichetta' }),
      link: link().default('/login').meta({ title: 'Dove porta' }),
      audience: permission()
        .transform(() => ({ visibility: ['SUSPECT' as const] }))
        .meta({ title: 'Chi lo vede', input: 'hidden' }),
    })
    .optional()
    .meta({ title: 'Invito ad accedere', description: 'Lo vede solo chi non ha effettuato l’accesso.' })
}
