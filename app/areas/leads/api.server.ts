import { z } from 'zod'
import { signInSettingsOf } from '#areas/account/settings.server.ts'
import { addressSubject, countAddressTry } from '#areas/account/tries-commands.server.ts'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { InvalidInput, NotAllowed, Unavailable } from '#platform/errors.ts'
import type { Call, CallContext } from '#platform/http/call.server.ts'
import { outsideOf } from '#platform/outside/outside.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type LeadTaker, type LeadTakers, moveLead, type ReceivedLead, receiveLead } from './commands.server.ts'
import { FORM_NAME, marketingFormHeaders, marketingFormPage } from './marketing-form-copy.ts'
import { LEAD_STATES, LEGAL_KINDS, type NewLead } from './model.ts'
import { departmentOf } from './opening-rules.ts'
import { legalReading } from './reading-rules.ts'
import { isPast } from './rules.ts'
import { listFitnessCenters, listLeads } from './store.server.ts'
import {
  clubLeadWire,
  contactToLead,
  contactWire,
  departmentWire,
  fitnessCentersWire,
  leadListQuery,
  leadListWire,
  leadResultWire,
  toFitnessCenter,
  toLead,
  toLeadLine,
  toLeadResult,
} from './wire.ts'

const PAGE_SIZE = 50

async function received({ db, now, viewer, request }: CallContext<Viewer>, lead: NewLead, taker?: LeadTaker) {
  const { club, secret } = signInSettingsOf(request)
  const decision = await countAddressTry(db, addressSubject({ what: 'lead-', secret }, request.ip), now)
  if (decision.kind === 'wait')
    throw new Unavailable('Troppe richieste da questo indirizzo: riprova più tardi.', decision.seconds, 429)
  const take = taker && ((tx: Db, found: ReceivedLead) => taker(tx, { ...found, lead, viewer, now }))
  const isOwnMailbox = viewer.member?.email === lead.email
  return toLeadResult(await receiveLead(db, lead, { club, now, isOwnMailbox, take }))
}

const createLead = (takers: LeadTakers) =>
  defineCall({
    method: 'POST',
    path: '/Forms/CreaClubLead',
    summary:
      'Riceve una richiesta da un modulo di assistenza o di un servizio; lo stesso event_id è la stessa richiesta.',
    access: 'anyone',
    body: clubLeadWire,
    answer: leadResultWire,
    handle: (context, { body }) => {
      const { TipoForm: type, FormFields } = body
      if (type === 'appuntamento' && isPast(FormFields.day, romeDayOf(context.now)))
        throw new InvalidInput({ 'FormFields.day': 'Scegli un giorno a partire da oggi.' })
      return received(context, toLead(body, context.viewer.member?.id ?? null), takers[type])
    },
  })

const contact = defineCall({
  method: 'POST',
  path: '/Forms/Contatti',
  summary: 'Riceve il modulo di contatto.',
  access: 'anyone',
  body: contactWire,
  answer: leadResultWire,
  handle: (context, { body }) => received(context, contactToLead(body, context.viewer.member?.id ?? null)),
})

const fitness = defineCall({
  method: 'GET',
  path: '/Forms/FitnessCenter',
  summary: 'I centri fitness della rete.',
  access: 'anyone',
  answer: fitnessCentersWire,
  handle: async ({ db }) => (await listFitnessCenters(db)).map(toFitnessCenter),
})

const department = defineCall({
  method: 'GET',
  path: '/Chat/Dipartimento',
  summary: 'Il reparto della chat di assistenza per chi ha effettuato l’accesso.',
  access: 'member',
  answer: departmentWire,
  handle: async ({ viewer: { audience } }) => departmentOf(audience.type),
})

const list = defineCall({
  method: 'GET',
  path: '/Forms/Richieste',
  summary: 'Le richieste ricevute, per chi le segue.',
  access: 'requests.read',
  query: leadListQuery,
  answer: leadListWire,
  async handle({ db, viewer: { member } }, { query: { stato, pagina } }) {
    const except = member && legalReading(member) === 'all' ? [] : LEGAL_KINDS
    const place = { limit: PAGE_SIZE, offset: (pagina - 1) * PAGE_SIZE }
    const { total, leads } = await listLeads(db, { state: stato, except, ...place })
    return { totale: total, richieste: leads.map(toLeadLine) }
  },
})

const move = defineCall({
  method: 'PATCH',
  path: '/Forms/Richieste/{id}',
  summary: 'Prende in carico o chiude una richiesta.',
  access: 'requests.answer',
  params: z.object({ id: z.uuid() }),
  body: z.object({ stato: z.enum(LEAD_STATES) }),
  answer: z.null(),
  async handle({ db, now, viewer }, { params, body }) {
    if (!viewer.member) throw new NotAllowed('Accedi per continuare.', 401)
    await moveLead(db, params.id, body.stato, viewer.member, { now })
    return null
  },
})

const marketingForm = defineCall({
  method: 'GET',
  path: '/Forms/ModuloEsterno',
  summary: 'Il modulo di marketing di un’altra società, in una pagina a parte.',
  access: 'anyone',
  query: z.object({ formId: z.string().regex(FORM_NAME), code: z.string().regex(FORM_NAME) }),
  answer: z.unknown(),
  async handle({ request, reply }, { query }) {
    const script = outsideOf(request).marketingFormScript
    reply.headers(marketingFormHeaders(script))
    reply.send(marketingFormPage(script, query))
    return undefined
  },
})

/** API-251. Leads of services are taken by the area that answers them, which this one does not know. */
export function leadCallsWith(takers: LeadTakers): Call<Viewer>[] {
  return [createLead(takers), contact, fitness, department, list, move, marketingForm]
}
