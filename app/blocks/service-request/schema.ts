import { z } from 'zod'
import type { MembershipPrompt } from '#areas/audience/entitlement-rules.ts'
import { PHONE_MAX_DIGITS, REQUEST_FORMS } from '#areas/services/model.ts'
import { richText } from '../fields/rich-text.ts'

/** SRV-007, SRV-029, SRV-031. */
export const serviceRequestSchema = z.strictObject({
  anchor: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,60}$/)
    .optional()
    .meta({ title: 'Ancora', description: 'Il nome con cui un link della pagina porta qui.' }),
  form: z.enum(REQUEST_FORMS).meta({ title: 'Tipo di modulo' }),
  title: z.string().trim().min(1).max(140).meta({ title: 'Titolo' }),
  content: richText({ maxLength: 1_500 }).optional().meta({ title: 'Testo' }),
  submitLabel: z.string().trim().min(1).max(40).default('Invia la richiesta').meta({ title: 'Pulsante' }),
  messageLabel: z.string().trim().max(80).optional().meta({ title: 'Etichetta del testo libero' }),
  phoneMaxDigits: z
    .number()
    .int()
    .min(9)
    .max(PHONE_MAX_DIGITS)
    .default(PHONE_MAX_DIGITS)
    .meta({ title: 'Cifre del telefono' }),
})

export type ServiceRequestFields = z.output<typeof serviceRequestSchema>
/** SRV-009. Either the form or the step this type of visitor is invited to take. */
export type ServiceRequestData = ServiceRequestFields & { prompt: MembershipPrompt | null }
