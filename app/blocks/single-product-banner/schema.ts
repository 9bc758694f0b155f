import { z } from 'zod'

export const singleProductBannerSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    content: z.string().trim().max(300).optional().meta({ title: 'Testo' }),
  })
  .meta({ title: 'Prodotto in evidenza', description: 'Il prodotto adatto a chi legge.' })
