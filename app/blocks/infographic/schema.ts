import { z } from 'zod'
import { richText } from '../fields/rich-text.ts'

/** BLK-031. The drawing is described in words too: a picture alone tells nothing to who cannot see it. */
export const infographicSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 3_000 }).meta({ title: 'Che cosa dice, a parole' }),
    path: z
      .string()
      .regex(/^\/(?![/\\])[^\s\\?#]+\.(?:svg|png|jpe?g|webp|avif)$/, 'Scegli un’immagine caricata nel sito.')
      .meta({ title: 'Immagine', input: 'image-file', measures: { width: 'width', height: 'height' } }),
    width: z.number().int().min(1).max(10_000).meta({ title: 'Larghezza', input: 'hidden' }),
    height: z.number().int().min(1).max(20_000).meta({ title: 'Altezza', input: 'hidden' }),
  })
  .meta({ title: 'Infografica', description: 'Un disegno con le sue parole, che si apre intero in un’altra scheda.' })

export type Infographic = z.output<typeof infographicSchema>
