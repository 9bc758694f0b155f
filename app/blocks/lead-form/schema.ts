import { z } from 'zod'
import { LEAD_FORM_TYPES, LEAD_PHONE_MAX_DIGITS, LEAD_QUESTIONS } from '#areas/leads/model.ts'
import { formData } from '../fields/form-data.ts'

/** FRM-006, FRM-007, FRM-028…030. */
export const leadFormSchema = z.strictObject({
  form: z.enum(LEAD_FORM_TYPES).meta({ title: 'Tipo di modulo' }),
  ...formData('Richiedi il servizio'),
  asks: z
    .array(z.enum(LEAD_QUESTIONS))
    .max(LEAD_QUESTIONS.length)
    .default([])
    .meta({ title: 'Domande in più', description: 'Oltre a e-mail, telefono e privacy.' }),
  topics: z.array(z.string().trim().min(1).max(80)).max(20).default([]).meta({ title: 'Argomenti tra cui scegliere' }),
  messageLabel: z.string().trim().min(1).max(80).optional().meta({ title: 'Etichetta del testo libero' }),
  submitLabel: z.string().trim().min(1).max(40).default('Invia la richiesta').meta({ title: 'Pulsante' }),
  phoneMaxDigits: z
    .number()
    .int()
    .min(9)
    .max(LEAD_PHONE_MAX_DIGITS)
    .default(LEAD_PHONE_MAX_DIGITS)
    .meta({ title: 'Cifre del telefono', description: '20, oppure 15 o 16.' }),
  privacy: z.enum(['switch', 'checkbox']).default('switch').meta({ title: 'Privacy: interruttore o casella' }),
})

export type LeadFormFields = z.output<typeof leadFormSchema>
