import { z } from 'zod'
import { choice, icon } from '../fields/asked.ts'
import { callToAction, loginCallToAction } from '../fields/call-to-action.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { permission } from '../fields/permission.ts'
import { richText } from '../fields/rich-text.ts'

/** BLK-002, BLK-004. */
const bannerSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    icon: icon().optional(),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    link: link().optional().meta({ title: 'Link del titolo', isDetail: true }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    image: image().optional(),
    layout: z
      .literal([1, 2, 3, 4])
      .catch(1)
      .meta({
        title: 'Disposizione',
        options: { 1: 'Immagine a destra', 2: 'Immagine a sinistra', 3: 'Immagine di sfondo', 4: 'Testo al centro' },
      }),
    callsToAction: z.array(callToAction()).max(12).default([]).meta({ title: 'Pulsanti' }),
    theme: choice({ light: 'Chiaro', dark: 'Scuro', primary: 'Del colore del Club' })
      .default('light')
      .meta({ title: 'Tema', isDetail: true }),
    // A palette and not any colour: whatever an editor chooses, the words stay readable on it.
    backgroundColor: choice({
      ground: 'Come la pagina',
      paper: 'Bianco',
      tint: 'Tinta tenue',
      sunken: 'Grigio tenue',
    })
      .default('tint')
      .meta({ title: 'Colore di sfondo', isDetail: true }),
    loginCallToAction: loginCallToAction(),
    legalText: richText({ maxLength: 1_000 }).optional().meta({ title: 'Nota legale', isDetail: true }),
    audience: permission(),
  })
  .meta({ title: 'Banner' })

export const bannerSectionSchema = z
  .strictObject({
    label: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .default('In evidenza')
      .meta({ title: 'Nome della sezione per chi usa un lettore di schermo', isDetail: true }),
    banners: z.array(bannerSchema).min(1).max(12).meta({ title: 'Banner' }),
  })
  .meta({
    title: 'Banner di apertura',
    description: 'Uno o più banner grandi con titolo, immagine e pulsanti. Di solito è il primo blocco della pagina.',
  })

export type Banner = z.output<typeof bannerSchema>
export type BannerSection = z.output<typeof bannerSectionSchema>
