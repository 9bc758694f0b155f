import { z } from 'zod'
import { callToAction } from '../fields/call-to-action.ts'
import { permission } from '../fields/permission.ts'
import { richText } from '../fields/rich-text.ts'

const questionSchema = z
  .strictObject({
    question: z.string().trim().min(1).max(200).meta({ title: 'Domanda' }),
    answer: richText({ maxLength: 4_000 }).meta({ title: 'Risposta' }),
    audience: permission(),
  })
  .meta({ title: 'Domanda' })

export const faqSchema = z
  .strictObject({
    label: z.string().trim().max(80).optional().meta({ title: 'Occhiello' }),
    title: z.string().trim().min(1).max(140).default('Domande frequenti').meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_000 }).optional().meta({ title: 'Testo' }),
    items: z.array(questionSchema).min(1).max(500).meta({ title: 'Domande' }),
    callToAction: callToAction().optional().meta({ title: 'Pulsante a fianco' }),
  })
  .meta({ title: 'Domande frequenti', description: 'Domande che si aprono una alla volta, con la loro risposta.' })

export type Faq = z.output<typeof faqSchema>
