import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Viewer } from '#areas/audience/model.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { billingSettingsOf } from './context.server.ts'
import { mayDecideFor, OWN_MONEY } from './desk-rules.ts'
import { findElectronicFile } from './electronic-file-store.server.ts'
import { NO_SEAT } from './file-rules.ts'
import { getInvoice } from './invoice-store.server.ts'
import { getOrder } from './order-store.server.ts'
import { sendInvoicePaper } from './paper-api.server.ts'
import { confirmTransfer, type StaffDesk } from './payment-commands.server.ts'
import { creditInvoice } from './refund-commands.server.ts'
import { issuerOf } from './rules.ts'

const params = z.object({ memberId: z.uuid(), invoiceId: z.uuid() })
const memberInvoice = { params, access: 'money.read' as const }
const writtenInvoice = { params, access: 'money.write' as const }

const postTransfer = defineCall({
  ...writtenInvoice,
  method: 'POST',
  path: '/invoice/{memberId}/{invoiceId}/bonifico',
  summary: 'Un operatore conferma che il bonifico è arrivato, e in che giorno: oggi, se non lo dice.',
  body: z.object({ giorno: z.string().max(40).optional() }).nullish(),
  answer: z.object({ stato: z.number().int() }),
  async handle({ db, now, viewer, request }, { params: { memberId, invoiceId }, body }) {
    await confirmTransfer(db, memberId, invoiceId, staffDesk(viewer, memberId, { request, now }), body?.giorno)
    return { stato: (await getInvoice(db, memberId, invoiceId)).state }
  },
})

const postCreditNote = defineCall({
  ...writtenInvoice,
  method: 'POST',
  path: '/invoice/{memberId}/{invoiceId}/storno',
  summary: 'Un operatore storna una fattura emessa: nasce la nota di credito.',
  body: z.object({ motivo: z.string().max(300) }),
  answer: z.object({ id: z.string() }),
  async handle({ db, now, viewer, request }, { params: { memberId, invoiceId }, body }) {
    const desk = { ...staffDesk(viewer, memberId, { request, now }), reason: body.motivo }
    return { id: await creditInvoice(db, memberId, invoiceId, desk) }
  },
})

const getElectronicInvoice = defineCall({
  ...memberInvoice,
  method: 'GET',
  path: '/invoice/{memberId}/{invoiceId}/xml',
  summary: 'La fattura elettronica (FatturaPA FPR12), pronta da inviare.',
  query: z.object({ tipo: z.string().max(4).optional() }),
  answer: z.unknown(),
  async handle({ db, request, reply }, { params, query }) {
    const invoice = await getInvoice(db, params.memberId, params.invoiceId)
    const { billing, way } = await getOrder(db, invoice.orderId)
    const { electronicInvoice, electronicInvoiceName, DOCUMENT_TYPES, MADE_ELSEWHERE } = await import(
      './electronic-invoice-rules.ts'
    )
    // ACC-008. What is asked for as another kind of document is not made here.
    if (query.tipo && query.tipo !== DOCUMENT_TYPES[invoice.kind]) throw new Conflict(MADE_ELSEWHERE)
    const credited = invoice.creditedId ? await getInvoice(db, params.memberId, invoice.creditedId) : null
    const club = issuerOf(billingSettingsOf(request).club, invoice)
    const file = await findElectronicFile(db, invoice.id)
    if (!file) throw new Conflict('Questa fattura non è ancora stata emessa.')
    const { progressive } = file
    const xml = electronicInvoice({ invoice, billing, club, credited, way, progressive })
    if (!xml) throw new Conflict(NO_SEAT)
    reply
      .header('content-disposition', `attachment; filename="${electronicInvoiceName(club, progressive)}"`)
      .type('application/xml')
      .send(xml)
  },
})

const getInvoicePaper = defineCall({
  ...memberInvoice,
  method: 'GET',
  path: '/invoice/{memberId}/{invoiceId}/pdf',
  summary: 'Il PDF di una fattura emessa, per gli operatori.',
  answer: z.unknown(),
  async handle({ db, request, reply }, { params }) {
    await sendInvoicePaper(reply, db, await getInvoice(db, params.memberId, params.invoiceId), request)
  },
})

function staffDesk(
  { member }: Viewer,
  memberId: string,
  { request, now }: { request: FastifyRequest; now: Date },
): StaffDesk {
  if (!member || !mayDecideFor(member, memberId)) throw new NotAllowed(OWN_MONEY)
  return { ...billingSettingsOf(request), now, actorId: member.id }
}

export const billingOperatorCalls: Call<Viewer>[] = [
  postTransfer,
  postCreditNote,
  getElectronicInvoice,
  getInvoicePaper,
]
