import { z } from 'zod'
import { callToAction, loginCallToAction } from '../fields/call-to-action.ts'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'

const size = () => z.enum(['small', 'medium', 'large']).default('medium')
const alignment = () => z.enum(['left', 'center']).default('left')

/** BLK-008. A button as every block has it, with fewer words for a small screen and two looks only. */
const promoButton = () =>
  callToAction().extend({
    mobileLabel: z.string().trim().max(30).optional().meta({ title: 'Etichetta sul telefono' }),
    variant: z.enum(['solid', 'ghost']).default('solid').meta({ title: 'Variante' }),
    isSmall: z.boolean().optional().meta({ title: 'Pulsante piccolo' }),
  })

export const promoBannerSchema = z.strictObject({
  layout: z
    .enum(['card', 'band'])
    .default('card')
    .meta({ title: 'Layout', description: 'Riquadro, o tutta la larghezza.' }),
  isSlim: z.boolean().default(false).meta({ title: 'Sottile' }),
  // A palette and not any colour: whatever an editor chooses, the words stay readable on it.
  background: z.enum(['paper', 'tint', 'primary', 'night', 'gold']).default('tint').meta({ title: 'Colore di sfondo' }),
  color: z.enum(['ink', 'primary']).default('ink').meta({ title: 'Colore del titolo' }),
  title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
  titleSize: size().meta({ title: 'Grandezza del titolo' }),
  titleAlign: alignment().meta({ title: 'Allineamento del titolo' }),
  content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
  contentSize: size().meta({ title: 'Grandezza del testo' }),
  contentAlign: alignment().meta({ title: 'Allineamento del testo' }),
  percentageText: z.string().trim().max(20).optional().meta({ title: 'Percentuale', description: 'Per esempio −30%.' }),
  badge: z.string().trim().max(40).optional().meta({ title: 'Etichetta in evidenza' }),
  logo: image().optional().meta({ title: 'Logo' }),
  image: image().optional(),
  imageAlign: z.enum(['left', 'right']).default('right').meta({ title: 'Lato dell’immagine' }),
  buttons: z.array(promoButton()).max(4).default([]).meta({ title: 'Pulsanti' }),
  loginCallToAction: loginCallToAction(),
  legalText: richText({ maxLength: 1_000 }).optional().meta({ title: 'Nota legale' }),
  legalTextMobile: richText({ maxLength: 600 }).optional().meta({ title: 'Nota legale sul telefono' }),
})

export type PromoBanner = z.output<typeof promoBannerSchema>
