import { z } from 'zod'
import { defineCall } from '#areas/audience/call.server.ts'
import type { Member, Viewer } from '#areas/audience/model.ts'
import { NotAllowed } from '#platform/errors.ts'
import type { Call } from '#platform/http/call.server.ts'
import { billingSettingsOf, requirePayments } from './context.server.ts'
import { getInvoice, listInvoices } from './invoice-store.server.ts'
import { sendInvoicePaper } from './paper-api.server.ts'
import { INVOICES_PATH, METHODS_PATH } from './paths-model.ts'
import { startPayment } from './payment-commands.server.ts'
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
    await sendInvoicePaper(reply, db, invoice, request)
  },
})

const payInvoice = defineCall({
  method: 'GET',
  path: '/invoice/pay',
  summary: 'L’indirizzo al quale pagare una fattura; uno alla volta.',
  access: 'member',
  query: paymentIdWire,
  answer: paymentUrlWire,
  async handle({ db, now, viewer, request }, { query }) {
    const { id: memberId, clientCode } = memberOf(viewer)
    const settings = billingSettingsOf(request)
    const starting = { memberId, clientCode, invoiceId: query.paymentId, returnPath: () => INVOICES_PATH }
    const { url } = await startPayment(db, requirePayments(settings.payments), starting, { ...settings, now })
    return { paymentUrl: url }
  },
})

const getMethods = defineCall({
  method: 'GET',
  path: '/contact/paymentmethods',
  summary: 'I metodi di pagamento salvati, con le sole ultime quattro cifre.',
  access: 'member',
  answer: paymentMethodsWire,
  async handle({ viewer, request }) {
    const port = requirePayments(billingSettingsOf(request).payments)
    return { paymentMethods: (await port.listMethods(memberOf(viewer).clientCode)).map(toPaymentMethod) }
  },
})

const changeMethods = defineCall({
  method: 'POST',
  path: '/contact/paymentmethods',
  summary: 'L’indirizzo al quale aggiungere o cambiare un metodo di pagamento.',
  access: 'member',
  answer: changeMethodsUrlWire,
  async handle({ viewer, request }) {
    const port = requirePayments(billingSettingsOf(request).payments)
    return { changePaymentMethodsUrl: (await port.openMethods(memberOf(viewer).clientCode, METHODS_PATH)).url }
  },
})

export const billingCalls: Call<Viewer>[] = [getInvoices, downloadInvoice, payInvoice, getMethods, changeMethods]
