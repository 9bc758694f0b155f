import { z } from 'zod'
import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  PHONE_MAX_DIGITS,
  PHONE_MIN_DIGITS,
  SERVICE_FORMS,
  SERVICE_TERMS,
  type ServiceForm,
  type ServiceRequest,
} from './model.ts'
import { requestsLeft } from './rules.ts'

const REQUIRED = 'Campo obbligatorio.'

/** SRV-031. The phone's own maximum is a setting of each form; the call holds the largest. */
export const newRequestWire = z.object({
  id: z.uuid(),
  tipoForm: z.enum(SERVICE_FORMS),
  email: z
    .string({ error: REQUIRED })
    .trim()
    .toLowerCase()
    .min(1, REQUIRED)
    .max(EMAIL_MAX_LENGTH, `Al massimo ${EMAIL_MAX_LENGTH} caratteri.`)
    .pipe(z.email('Formato non valido.')),
  telefono: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .regex(new RegExp(`^\\d{${PHONE_MIN_DIGITS},${PHONE_MAX_DIGITS}}$`), 'Inserisci solo cifre, almeno 9.'),
  messaggio: z.string().trim().max(MESSAGE_MAX_LENGTH).default(''),
  privacy: z.literal(true, { error: REQUIRED }),
})
export type NewRequestWire = z.input<typeof newRequestWire>

export const requestWire = z.object({
  id: z.string(),
  tipoForm: z.enum(SERVICE_FORMS),
  messaggio: z.string(),
  creataIl: z.iso.datetime(),
  rispostaEntro: z.string().nullable(),
  stato: z.enum(['aperta', 'conclusa']),
})
export type RequestWire = z.infer<typeof requestWire>

export function toRequest({ id, form, message, createdAt, answerBy, state }: ServiceRequest): RequestWire {
  return {
    id,
    tipoForm: form,
    messaggio: message,
    creataIl: createdAt.toISOString(),
    rispostaEntro: answerBy,
    stato: state === 'open' ? 'aperta' : 'conclusa',
  }
}

/** What an operator sees besides: how to reach whoever asked. */
export const operatorRequestWire = requestWire.extend({
  email: z.string(),
  telefono: z.string(),
  codificaCampagna: z.string().nullable(),
})

export function toOperatorRequest(request: ServiceRequest): z.infer<typeof operatorRequestWire> {
  return {
    ...toRequest(request),
    email: request.email,
    telefono: request.phone,
    codificaCampagna: request.campaignCode,
  }
}

export const allowanceWire = z.object({
  tipoForm: z.enum(SERVICE_FORMS),
  massimo: z.number().int(),
  rimaste: z.number().int(),
})

/** Only services with a limit have an allowance. */
export function toAllowances(made: Readonly<Partial<Record<ServiceForm, number>>>): z.infer<typeof allowanceWire>[] {
  return SERVICE_FORMS.flatMap((form) => {
    const { perYear } = SERVICE_TERMS[form]
    return perYear === null
      ? []
      : [{ tipoForm: form, massimo: perYear, rimaste: requestsLeft(form, made[form] ?? 0) ?? perYear }]
  })
}

export const requestsWire = z.object({ richieste: z.array(requestWire), disponibili: z.array(allowanceWire) })
export type RequestsWire = z.infer<typeof requestsWire>
