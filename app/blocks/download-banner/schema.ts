import { z } from 'zod'
import { image } from '../fields/image.ts'
import { richText } from '../fields/rich-text.ts'

/** BLK-030. */
export const downloadBannerSchema = z
  .strictObject({
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_000 }).optional().meta({ title: 'Testo' }),
    image: image().optional(),
    path: z
      .string()
      .regex(/^\/(?![/\\])[^\s\\?#]+\.[a-z\d]{2,5}$/, 'Scegli un file caricato nel sito.')
      .meta({ title: 'File da scaricare', input: 'document-file' }),
    fileNote: z
      .string()
      .trim()
      .max(60)
      .optional()
      .meta({ title: 'Tipo e peso', description: 'Per esempio PDF, 120 kB.' }),
  })
  .meta({
    title: 'Documento da scaricare',
    description: 'Un file da portare via: si dice prima che cos’è e quanto pesa.',
  })

export type DownloadBanner = z.output<typeof downloadBannerSchema>
