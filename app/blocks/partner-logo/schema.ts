import { z } from 'zod'

/** BLK-037. */
export const partnerLogoSchema = z
  .strictObject({
    showPartnerLogo: z.boolean().default(true).meta({ title: 'Mostra il logo' }),
    partnerLogoSrc: z
      .string()
      .regex(/^\/(?![/\\])[^\s\\?#]+$/, 'Scegli un’immagine caricata nel sito.')
      .meta({ title: 'Logo', input: 'image-file' }),
    partnerLogoAlt: z.string().trim().min(1).max(120).meta({ title: 'Nome del partner' }),
    caption: z.string().trim().max(80).default('In collaborazione con').meta({ title: 'Didascalia' }),
  })
  .meta({ title: 'Logo di un partner', description: 'Il logo di chi collabora con il Club, accanto a poche parole.' })

export type PartnerLogo = z.output<typeof partnerLogoSchema>
