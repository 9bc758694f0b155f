import { lockMember } from '#areas/audience/grant-store.server.ts'
import { deleteCart } from '#areas/cart/store.server.ts'
import { giveProduct } from '#areas/plans/ownership-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { PaymentPort, PaymentState } from '#platform/outside/payments/port.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import {
  findCreditNoteId,
  getInvoice,
  insertCreditNote,
  issueInvoice,
  lockInvoice,
  updateInvoiceState,
} from './invoice-store.server.ts'
import { INVOICE_STATES, type Invoice, PAYMENT_PAGE_MS, type Payment } from './model.ts'
import { BUSY } from './order-commands.server.ts'
import { getOrder, updateOrderState } from './order-store.server.ts'
import { findOpenPayment, findPayment, insertPayment, lockPayment, updatePaymentState } from './payment-store.server.ts'
import { invoiceStateFor, nextPaymentState } from './rules.ts'

type Starting = {
  memberId: string
  clientCode: string
  invoiceId: string
  returnPath: (paymentId: string) => string
  now: Date
}

/** PAY-011, PAY-012. Opens the provider's page for one invoice; the same press again leads to the same page. */
export async function startPayment(db: Db, port: PaymentPort, starting: Starting): Promise<{ url: string }> {
  const { memberId, invoiceId, now } = starting
  await freeForgotten(db, port, memberId, now)
  const { payment, invoice } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const invoice = await getInvoice(tx, memberId, invoiceId)
    const open = await findOpenPayment(tx, memberId)
    if (open && (open.invoiceId !== invoiceId || open.state === 'pending')) throw new Conflict(BUSY)
    if (invoice.state !== INVOICE_STATES.unpaid) throw new Conflict('Questa fattura non è da pagare.')
    return { invoice, payment: open ?? (await insertPayment(tx, invoice, now)) }
  })
  // Outside the transaction: another company may be slow, and asking it twice with one reference is asking once.
  return port.openPayment({
    reference: payment.id,
    amountCents: payment.amountCents,
    description: `${invoice.productName}, rata ${invoice.installment} di ${invoice.installments}`,
    customerReference: starting.clientCode,
    returnPath: starting.returnPath(payment.id),
  })
}

/** A page nobody came back from must not stop the next one for ever; but money may have moved, so the provider is asked. */
async function freeForgotten(db: Db, port: PaymentPort, memberId: string, now: Date): Promise<void> {
  const open = await findOpenPayment(db, memberId)
  if (open) await reconcilePayment(db, port, open, now)
}

/**
 * What was told about a payment, by a notice or by the provider when asked: once, twice, late, out of order. The invoice is paid
 * and numbered, and what was bought is given, all in this transaction or not at all.
 */
export async function recordPayment(db: Db, paymentId: string, told: PaymentState, now: Date): Promise<PaymentState> {
  return db.transaction(async (tx) => {
    const known = await findPayment(tx, paymentId)
    if (!known) throw new NotFound('Questo pagamento non esiste.')
    await lockMember(tx, known.memberId)
    const payment = await lockPayment(tx, paymentId)
    if (!payment) throw new NotFound('Questo pagamento non esiste.')
    const next = nextPaymentState(payment.state, told)
    if (!next) return payment.state
    const invoice = await lockInvoice(tx, payment.invoiceId)
    await updatePaymentState(tx, paymentId, next, now)
    if (next === 'succeeded') await settle(tx, invoice, now)
    else await updateInvoiceState(tx, invoice.id, invoiceStateFor(next))
    return next
  })
}

/** Asks the provider what became of a payment: a notice may be lost, and a page may be forgotten. */
export async function reconcilePayment(db: Db, port: PaymentPort, payment: Payment, now: Date): Promise<PaymentState> {
  const told = await port.readPayment(payment.id)
  const isForgotten = told === 'created' && now.getTime() - payment.createdAt.getTime() > PAYMENT_PAGE_MS
  return recordPayment(db, payment.id, isForgotten ? 'abandoned' : told, now)
}

/** An operator has seen the money at the bank. */
export async function confirmTransfer(db: Db, memberId: string, invoiceId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const invoice = await getInvoice(tx, memberId, invoiceId)
    if (invoice.state === INVOICE_STATES.paid) return
    if (await findOpenPayment(tx, memberId)) throw new Conflict(BUSY)
    const payment = await insertPayment(tx, invoice, now)
    await recordPayment(tx, payment.id, 'succeeded', now)
  })
}

/** Gives the money of an invoice back, on paper: the provider is told by an operator. Once, however often it is asked. */
export async function creditInvoice(db: Db, memberId: string, invoiceId: string, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    await getInvoice(tx, memberId, invoiceId)
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice.issuedAt === null || invoice.kind === 'credit-note')
      throw new Conflict('Si può stornare solo una fattura emessa.')
    return (await findCreditNoteId(tx, invoiceId)) ?? insertCreditNote(tx, invoice, yearOf(now), now)
  })
}

async function settle(db: Db, invoice: Invoice, now: Date): Promise<void> {
  // Paid already, by a transfer that crossed this payment: the money is counted, the invoice is not issued twice.
  if (invoice.state === INVOICE_STATES.paid) return
  const order = await getOrder(db, invoice.orderId)
  if (order.state === 'pending') {
    for (const { productId } of order.lines) await giveProduct(db, order.memberId, productId, now)
    await updateOrderState(db, order.id, 'confirmed', now)
    await deleteCart(db, { memberId: order.memberId })
  }
  await issueInvoice(db, invoice.id, yearOf(now), now)
}

function yearOf(now: Date): number {
  return Number(romeDayOf(now).slice(0, 4))
}
