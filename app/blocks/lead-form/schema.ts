import { z } from 'zod'
import { LEAD_FORM_TYPES, LEAD_PHONE_MAX_DIGITS, LEAD_QUESTIONS, type LeadQuestion } from '#areas/leads/model.ts'
import { REQUEST_LABELS } from '#areas/services/model.ts'
import { choice } from '../fields/asked.ts'
import { formData } from '../fields/form-data.ts'

const QUESTION_WORDS: Readonly<Record<LeadQuestion, string>> = {
  name: 'Nome e cognome',
  club: 'Il centro',
  topic: 'L’argomento',
  days: 'I giorni in cui essere richiamati',
  note: 'Un testo libero',
}

/** FRM-006, FRM-007, FRM-028…030. */
export const leadFormSchema = z
  .strictObject({
    form: z.enum(LEAD_FORM_TYPES).meta({ title: 'Servizio richiesto', options: REQUEST_LABELS }),
    ...formData('Richiedi il servizio'),
    asks: z
      .array(z.enum(LEAD_QUESTIONS).meta({ title: 'Domanda', options: QUESTION_WORDS }))
      .max(LEAD_QUESTIONS.length)
      .default([])
      .meta({ title: 'Domande in più', description: 'Oltre a e-mail, telefono e privacy.' }),
    topics: z
      .array(z.string().trim().min(1).max(80).meta({ title: 'Argomento' }))
      .max(20)
      .default([])
      .meta({ title: 'Argomenti tra cui scegliere', description: 'Se il modulo chiede l’argomento.' }),
    messageLabel: z.string().trim().min(1).max(80).optional().meta({ title: 'Etichetta del testo libero' }),
    submitLabel: z.string().trim().min(1).max(40).default('Invia la richiesta').meta({ title: 'Parole del pulsante' }),
    phoneMaxDigits: z
      .number()
      .int()
      .min(9)
      .max(LEAD_PHONE_MAX_DIGITS)
      .default(LEAD_PHONE_MAX_DIGITS)
      .meta({ title: 'Quante cifre può avere il telefono', isDetail: true, description: 'Da 9 a 20.' }),
    privacy: choice({ switch: 'Un interruttore', checkbox: 'Una casella' })
      .default('switch')
      .meta({ title: 'Come si accetta la privacy', isDetail: true }),
  })
  .meta({ title: 'Modulo per un servizio', description: 'Chi è interessato a un servizio lascia i suoi dati.' })

export type LeadFormFields = z.output<typeof leadFormSchema>
