import { z } from 'zod'

export const planComparisonSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).default('I piani a confronto').meta({ title: 'Titolo' }),
    content: z.string().trim().max(300).optional().meta({ title: 'Testo' }),
  })
  .meta({ title: 'Confronto dei piani', description: 'I piani uno accanto all’altro, con prezzi e differenze.' })
