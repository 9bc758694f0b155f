import { z } from 'zod'
import { choice } from '../fields/asked.ts'
import { callToAction, loginCallToAction, VARIANT_WORDS } from '../fields/call-to-action.ts'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'

const size = () => choice({ small: 'Piccola', medium: 'Media', large: 'Grande' }).default('medium')
const alignment = () => choice({ left: 'A sinistra', center: 'Al centro' }).default('left')

/** BLK-008. A button as every block has it, with fewer words for a small screen and two looks only. */
const promoButton = () =>
  callToAction()
    .extend({
      mobileLabel: z.string().trim().max(30).optional().meta({ title: 'Etichetta sul telefono', isDetail: true }),
      variant: choice({ solid: VARIANT_WORDS.solid, ghost: VARIANT_WORDS.ghost })
        .default('solid')
        .meta({ title: 'Aspetto' }),
      isSmall: z.boolean().optional().meta({ title: 'Pulsante piccolo', isDetail: true }),
    })
    .meta({ title: 'Pulsante' })

export const promoBannerSchema = z
  .strictObject({
    layout: choice({ card: 'Un riquadro', band: 'Una fascia larga come la pagina' })
      .default('card')
      .meta({ title: 'Forma' }),
    isSlim: z.boolean().default(false).meta({ title: 'Più basso del solito', isDetail: true }),
    // A palette and not any colour: whatever an editor chooses, the words stay readable on it.
    background: choice({
      paper: 'Bianco',
      tint: 'Tinta tenue',
      primary: 'Il colore del Club',
      night: 'Notte',
      gold: 'Oro',
    })
      .default('tint')
      .meta({ title: 'Colore di sfondo' }),
    color: choice({ ink: 'Come il testo', primary: 'Il colore del Club' })
      .default('ink')
      .meta({ title: 'Colore del titolo', isDetail: true }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    titleSize: size().meta({ title: 'Grandezza del titolo', isDetail: true }),
    titleAlign: alignment().meta({ title: 'Allineamento del titolo', isDetail: true }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    contentSize: size().meta({ title: 'Grandezza del testo', isDetail: true }),
    contentAlign: alignment().meta({ title: 'Allineamento del testo', isDetail: true }),
    percentageText: z
      .string()
      .trim()
      .max(20)
      .optional()
      .meta({ title: 'Percentuale', description: 'Per esempio −30%.' }),
    badge: z.string().trim().max(40).optional().meta({ title: 'Etichetta in evidenza' }),
    logo: image().optional().meta({ title: 'Logo' }),
    image: image().optional(),
    imageAlign: choice({ left: 'A sinistra', right: 'A destra' })
      .default('right')
      .meta({ title: 'Lato dell’immagine' }),
    buttons: z.array(promoButton()).max(4).default([]).meta({ title: 'Pulsanti' }),
    loginCallToAction: loginCallToAction(),
    legalText: richText({ maxLength: 1_000 }).optional().meta({ title: 'Nota legale' }),
    legalTextMobile: richText({ maxLength: 600 })
      .optional()
      .meta({ title: 'Nota legale sul telefono', isDetail: true }),
  })
  .meta({ title: 'Promozione', description: 'Un’offerta: che cos’è, quanto si risparmia, uno o due pulsanti.' })

export type PromoBanner = z.output<typeof promoBannerSchema>
