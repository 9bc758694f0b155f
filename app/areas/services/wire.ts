import { z } from 'zod'
import { LEAD_STATES } from '#areas/leads/model.ts'
import { lastDayOf } from '#areas/leads/promise-rules.ts'
import { type MemberRequest, type OperatorRequest, REQUEST_FORMS, type RequestForm, SERVICE_TERMS } from './model.ts'
import { requestsLeft } from './rules.ts'

export const requestWire = z.object({
  id: z.string(),
  tipoForm: z.enum(REQUEST_FORMS),
  messaggio: z.string().nullable(),
  creataIl: z.iso.datetime(),
  rispostaEntro: z.string().nullable(),
  stato: z.enum(LEAD_STATES),
})
export type RequestWire = z.infer<typeof requestWire>

export function toRequest({ id, form, note, createdAt, dueAt, state }: MemberRequest): RequestWire {
  return {
    id,
    tipoForm: form,
    messaggio: note,
    creataIl: createdAt.toISOString(),
    rispostaEntro: dueAt && lastDayOf(dueAt),
    stato: state,
  }
}

/** What an operator sees besides: how to reach whoever asked. */
export const operatorRequestWire = requestWire.extend({
  socio: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  codificaCampagna: z.string().nullable(),
})

export function toOperatorRequest(request: OperatorRequest): z.infer<typeof operatorRequestWire> {
  return {
    ...toRequest(request),
    socio: request.person,
    email: request.email,
    telefono: request.phone,
    codificaCampagna: request.campaignCode,
  }
}

export const allowanceWire = z.object({
  tipoForm: z.enum(REQUEST_FORMS),
  massimo: z.number().int(),
  rimaste: z.number().int(),
})

/** Only services with a limit have an allowance. */
export function toAllowances(made: Readonly<Partial<Record<RequestForm, number>>>): z.infer<typeof allowanceWire>[] {
  return REQUEST_FORMS.flatMap((form) => {
    const { perYear } = SERVICE_TERMS[form]
    return perYear === null
      ? []
      : [{ tipoForm: form, massimo: perYear, rimaste: requestsLeft(form, made[form] ?? 0) ?? perYear }]
  })
}

export const requestsWire = z.object({ richieste: z.array(requestWire), disponibili: z.array(allowanceWire) })
export type RequestsWire = z.infer<typeof requestsWire>
