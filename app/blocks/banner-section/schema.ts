import { z } from 'zod'
import { callToAction, loginCallToAction } from '../fields/call-to-action.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { permission } from '../fields/permission.ts'
import { richText } from '../fields/rich-text.ts'

/** BLK-002, BLK-004. */
const bannerSchema = z.strictObject({
  layout: z.literal([1, 2, 3, 4]).catch(1).meta({
    title: 'Layout',
    description: '1 immagine a destra, 2 a sinistra, 3 immagine di sfondo, 4 testo centrato.',
  }),
  theme: z.enum(['light', 'dark', 'primary']).default('light').meta({ title: 'Tema' }),
  // A palette and not any colour: whatever an editor chooses, the words stay readable on it.
  backgroundColor: z.enum(['ground', 'paper', 'tint', 'sunken']).default('tint').meta({ title: 'Colore di sfondo' }),
  label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
  icon: z.string().trim().max(60).optional().meta({ title: 'Icona' }),
  title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
  link: link().optional().meta({ title: 'Link del titolo' }),
  content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
  image: image().optional(),
  callsToAction: z.array(callToAction()).max(12).default([]).meta({ title: 'Pulsanti' }),
  loginCallToAction: loginCallToAction(),
  legalText: richText({ maxLength: 1_000 }).optional().meta({ title: 'Nota legale' }),
  audience: permission(),
})

export const bannerSectionSchema = z.strictObject({
  label: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .default('In evidenza')
    .meta({ title: 'Nome della sezione per chi usa un lettore di schermo' }),
  banners: z.array(bannerSchema).min(1).max(12).meta({ title: 'Banner' }),
})

export type Banner = z.output<typeof bannerSchema>
export type BannerSection = z.output<typeof bannerSectionSchema>
