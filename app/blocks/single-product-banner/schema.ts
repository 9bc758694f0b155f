import { z } from 'zod'

export const singleProductBannerSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    content: z.string().trim().max(300).optional().meta({ title: 'Testo' }),
  })
  .meta({ title: 'Un prodotto', description: 'Un prodotto del listino, con il modo di acquistarlo.' })
