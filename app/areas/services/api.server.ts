import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { requestService } from './commands.server.ts'
import type { ServiceForm } from './model.ts'
import { startOfYear } from './rules.ts'
import { listOpenRequests, listRequests } from './store.server.ts'
import {
  newRequestWire,
  operatorRequestWire,
  requestsWire,
  requestWire,
  toAllowances,
  toOperatorRequest,
  toRequest,
} from './wire.ts'

const getRequests = defineCall({
  method: 'GET',
  path: '/Servizi/Richieste',
  summary: 'Le richieste di chi ha effettuato l’accesso, e quante ne restano quest’anno.',
  access: 'member',
  answer: requestsWire,
  async handle({ db, now, viewer: { member } }) {
    if (!member) throw new NotAllowed('Accedi per continuare.', 401)
    const requests = await listRequests(db, member.id)
    const made: Partial<Record<ServiceForm, number>> = {}
    for (const { form, createdAt } of requests) if (createdAt >= startOfYear(now)) made[form] = (made[form] ?? 0) + 1
    return { richieste: requests.map(toRequest), disponibili: toAllowances(made) }
  },
})

const postRequest = defineCall({
  method: 'POST',
  path: '/Servizi/Richieste',
  summary: 'Una nuova richiesta di servizio.',
  access: 'member',
  body: newRequestWire,
  answer: requestWire,
  async handle({ db, now, viewer }, { body }) {
    const { id, tipoForm: form, email, telefono: phone, messaggio: message } = body
    return toRequest(await requestService(db, { viewer, request: { id, form, email, phone, message }, now }))
  },
})

const getOpenRequests = defineCall({
  method: 'GET',
  path: '/Servizi/Richieste/Aperte',
  summary: 'Le richieste ancora senza risposta, dalla più vicina alla scadenza.',
  access: 'operator',
  answer: z.array(operatorRequestWire),
  async handle({ db }) {
    return (await listOpenRequests(db)).map(toOperatorRequest)
  },
})

export const serviceCalls: Call<Viewer>[] = [getRequests, postRequest, getOpenRequests]
