import { z } from 'zod'
import { callToAction, loginCallToAction } from '../fields/call-to-action.ts'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'

/** BLK-007. */
export const bottomBannerSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    image: image().optional(),
    callsToAction: z.array(callToAction()).max(6).default([]).meta({ title: 'Pulsanti' }),
    loginCallToAction: loginCallToAction(),
  })
  .meta({ title: 'Invito finale', description: 'Come si chiude una pagina: un ultimo invito, con il suo pulsante.' })

export type BottomBanner = z.output<typeof bottomBannerSchema>
