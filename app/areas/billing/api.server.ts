import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { Conflict, NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { billingSettingsOf, requirePaymentPort } from './context.server.ts'
import { getInvoice, listInvoices } from './invoice-store.server.ts'
import { getOrder } from './order-store.server.ts'
import { INVOICES_PATH, METHODS_PATH } from './paths-model.ts'
import { confirmTransfer, creditInvoice, startPayment } from './payment-commands.server.ts'
import { maySeeInvoices } from './rules.ts'
import {
  changeMethodsUrlWire,
  invoiceWire,
  paymentIdWire,
  paymentMethodsWire,
  paymentUrlWire,
  toInvoiceWire,
  toPaymentMethod,
} from './wire.ts'

function memberOf({ member }: Viewer): Member {
  if (!member) throw new NotAllowed('Accedi per continuare.', 401)
  return member
}

const getInvoices = defineCall({
  method: 'GET',
  path: '/invoice',
  summary: 'Le fatture e le rate di chi ha effettuato l’accesso.',
  access: 'member',
  answer: z.array(invoiceWire),
  async handle({ db, viewer }) {
    const member = memberOf(viewer)
    return maySeeInvoices(viewer.audience.type) ? (await listInvoices(db, member.id)).map(toInvoiceWire) : []
  },
})

const downloadInvoice = defineCall({
  method: 'GET',
  path: '/invoice/download',
  summary: 'Il PDF di una fattura emessa.',
  access: 'member',
  query: paymentIdWire,
  answer: z.unknown(),
  async handle({ db, viewer, request, reply }, { query }) {
    const invoice = await getInvoice(db, memberOf(viewer).id, query.paymentId)
    if (invoice.number === null) throw new Conflict('Questa fattura non è ancora stata emessa.')
    const { billing } = await getOrder(db, invoice.orderId)
    const { drawInvoice } = await import('./ui/invoice-document.tsx')
    const bytes = await drawInvoice({ invoice, billing, club: billingSettingsOf(request).club })
    const name = `Fattura ${invoice.number}-${invoice.year}.pdf`
    reply.header('content-disposition', `attachment; filename="${name}"`).type('application/pdf').send(bytes)
  },
})

const payInvoice = defineCall({
  method: 'GET',
  path: '/invoice/pay',
  summary: 'L’indirizzo al quale pagare una fattura; uno alla volta.',
  access: 'member',
  query: paymentIdWire,
  answer: paymentUrlWire,
  async handle({ db, clock, now, viewer, request }, { query }) {
    const { id: memberId, clientCode } = memberOf(viewer)
    const port = requirePaymentPort(db, clock, billingSettingsOf(request).isDemo)
    const returnPath = () => INVOICES_PATH
    const { url } = await startPayment(db, port, { memberId, clientCode, invoiceId: query.paymentId, returnPath, now })
    return { paymentUrl: url }
  },
})

const getMethods = defineCall({
  method: 'GET',
  path: '/contact/paymentmethods',
  summary: 'I metodi di pagamento salvati, con le sole ultime quattro cifre.',
  access: 'member',
  answer: paymentMethodsWire,
  async handle({ db, clock, viewer, request }) {
    const port = requirePaymentPort(db, clock, billingSettingsOf(request).isDemo)
    return { paymentMethods: (await port.listMethods(memberOf(viewer).clientCode)).map(toPaymentMethod) }
  },
})

const changeMethods = defineCall({
  method: 'POST',
  path: '/contact/paymentmethods',
  summary: 'L’indirizzo al quale aggiungere o cambiare un metodo di pagamento.',
  access: 'member',
  answer: changeMethodsUrlWire,
  async handle({ db, clock, viewer, request }) {
    const port = requirePaymentPort(db, clock, billingSettingsOf(request).isDemo)
    return { changePaymentMethodsUrl: (await port.openMethods(memberOf(viewer).clientCode, METHODS_PATH)).url }
  },
})

const memberInvoice = { params: z.object({ memberId: z.uuid(), invoiceId: z.uuid() }), access: 'operator' as const }

const postTransfer = defineCall({
  ...memberInvoice,
  method: 'POST',
  path: '/invoice/{memberId}/{invoiceId}/bonifico',
  summary: 'Un operatore conferma che il bonifico è arrivato.',
  answer: z.object({ stato: z.number().int() }),
  async handle({ db, now }, { params }) {
    await confirmTransfer(db, params.memberId, params.invoiceId, now)
    return { stato: (await getInvoice(db, params.memberId, params.invoiceId)).state }
  },
})

const postCreditNote = defineCall({
  ...memberInvoice,
  method: 'POST',
  path: '/invoice/{memberId}/{invoiceId}/storno',
  summary: 'Un operatore storna una fattura emessa: nasce la nota di credito.',
  answer: z.object({ id: z.string() }),
  async handle({ db, now }, { params }) {
    return { id: await creditInvoice(db, params.memberId, params.invoiceId, now) }
  },
})

const getElectronicInvoice = defineCall({
  ...memberInvoice,
  method: 'GET',
  path: '/invoice/{memberId}/{invoiceId}/xml',
  summary: 'La fattura elettronica (FatturaPA FPR12), pronta da inviare.',
  answer: z.unknown(),
  async handle({ db, request, reply }, { params }) {
    const invoice = await getInvoice(db, params.memberId, params.invoiceId)
    const { billing } = await getOrder(db, invoice.orderId)
    const { electronicInvoice, electronicInvoiceName } = await import('./electronic-invoice-rules.ts')
    const credited = invoice.creditedId ? await getInvoice(db, params.memberId, invoice.creditedId) : null
    const { club } = billingSettingsOf(request)
    const xml = electronicInvoice({ invoice, billing, club, credited })
    if (!xml) throw new Conflict('Questa fattura non è ancora stata emessa.')
    reply
      .header('content-disposition', `attachment; filename="${electronicInvoiceName(club, invoice)}"`)
      .type('application/xml')
      .send(xml)
  },
})

export const billingCalls: Call<Viewer>[] = [
  getInvoices,
  downloadInvoice,
  payInvoice,
  getMethods,
  changeMethods,
  postTransfer,
  postCreditNote,
  getElectronicInvoice,
]
