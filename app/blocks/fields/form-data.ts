import { z } from 'zod'
import { LEAD_SOURCE } from '#areas/leads/model.ts'
import { richText } from './rich-text.ts'

/** FRM-007. What editors say of a form beside its type: Form Source, Form Campaign, Form Title, Form Content. */
export function formData(title: string) {
  return {
    source: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .default(LEAD_SOURCE)
      .meta({ title: 'Fonte', description: 'Da dove arriva la richiesta, per chi la riceve.', isDetail: true }),
    campaign: z
      .string()
      .trim()
      .min(1)
      .max(60)
      .optional()
      .meta({ title: 'Campagna', description: 'Il codice della campagna, se c’è.', isDetail: true }),
    title: z.string().trim().min(1).max(140).default(title).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
  }
}
