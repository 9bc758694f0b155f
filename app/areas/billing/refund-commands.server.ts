import { lockMember } from '#areas/audience/grant-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { PaymentPort } from '#platform/outside/payments/port.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { findCreditNoteId, getInvoice, insertCreditNote, lockInvoice } from './invoice-store.server.ts'
import { writeCreditLetter } from './letter-commands.server.ts'
import { type Payment, TRANSFER } from './model.ts'
import { type Desk, knownAs } from './payment-commands.server.ts'
import { findPayment, markRefunded, oweInvoicePayment } from './payment-store.server.ts'

/**
 * Takes an invoice back: a credit note is issued, and the money that paid it is owed. Once, however often it is asked.
 * What was bought stays: a person who leaves is another decision, of another operator.
 */
export async function creditInvoice(db: Db, memberId: string, invoiceId: string, desk: Desk): Promise<string> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    await getInvoice(tx, memberId, invoiceId)
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice.issuedAt === null || invoice.kind === 'credit-note')
      throw new Conflict('Si può stornare solo una fattura emessa.')
    const known = await findCreditNoteId(tx, invoiceId)
    if (known) return known
    await oweInvoicePayment(tx, invoiceId, desk.now)
    await writeCreditLetter(tx, invoice, desk)
    return insertCreditNote(tx, invoice, Number(romeDayOf(desk.now).slice(0, 4)), desk.now)
  })
}

/** Gives back what is owed through whoever took it. The provider is asked first: asked twice, it gives back once. */
export async function refundPayment(db: Db, port: PaymentPort, payment: Payment, now: Date): Promise<void> {
  if (payment.refund !== 'due' || payment.provider !== port.name) return
  await port.refundPayment(knownAs(payment))
  await markRefunded(db, payment.id, now)
}

/** A transfer goes back by transfer: an operator says that it has. */
export async function confirmRefund(db: Db, memberId: string, paymentId: string, now: Date): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.memberId !== memberId) throw new NotFound('Questo pagamento non esiste.')
  if (payment.provider !== TRANSFER) throw new Conflict('Questo rimborso lo esegue il sistema di pagamento.')
  if (payment.refund === null) throw new Conflict('Questo pagamento non è da restituire.')
  await markRefunded(db, paymentId, now)
}
