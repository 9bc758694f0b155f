import { z } from 'zod'
import { richText } from '../fields/rich-text.ts'

export const richTextSchema = z
  .strictObject({
    title: z.string().trim().max(140).optional().meta({ title: 'Titolo' }),
    content: richText({ maxLength: 60_000 }).meta({ title: 'Testo' }),
  })
  .meta({
    title: 'Testo',
    description: 'Paragrafi, titoli, elenchi e collegamenti: per avvisi, condizioni, spiegazioni.',
  })

export type RichTextFields = z.output<typeof richTextSchema>
