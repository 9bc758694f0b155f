import { z } from 'zod'
import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import { PHONE_MAX_DIGITS, REQUEST_FORMS, REQUEST_LABELS } from '#areas/services/model.ts'
import { richText } from '../fields/rich-text.ts'

/** SRV-007, SRV-029, SRV-031. */
export const serviceRequestSchema = z
  .strictObject({
    anchor: z
      .string()
      .regex(/^[A-Za-z][\w-]{0,60}$/, 'Comincia con una lettera e usa solo lettere, cifre e trattini.')
      .optional()
      .meta({
        title: 'Nome per i link',
        description: 'Un link a # e questo nome porta qui. Solo lettere, cifre e trattini.',
      }),
    form: z.enum(REQUEST_FORMS).meta({ title: 'Servizio richiesto', options: REQUEST_LABELS }),
    title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
    content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
    submitLabel: z.string().trim().min(1).max(40).default('Invia la richiesta').meta({ title: 'Parole del pulsante' }),
    messageLabel: z.string().trim().max(80).optional().meta({ title: 'Etichetta del testo libero' }),
    phoneMaxDigits: z
      .number()
      .int()
      .min(9)
      .max(PHONE_MAX_DIGITS)
      .default(PHONE_MAX_DIGITS)
      .meta({ title: 'Quante cifre può avere il telefono', isDetail: true }),
  })
  .meta({
    title: 'Richiesta di un servizio',
    description: 'Il modulo con cui si chiede un servizio, o come averlo se manca.',
  })

export type ServiceRequestFields = z.output<typeof serviceRequestSchema>
/** SRV-009. Either the form or the step this type of visitor is invited to take. */
export type ServiceRequestData = ServiceRequestFields & { prompt: MembershipPrompt | null }
