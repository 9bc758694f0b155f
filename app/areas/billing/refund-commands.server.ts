import { lockMember } from '#areas/audience/grant-store.server.ts'
import { takeBackProduct } from '#areas/plans/ownership-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import type { PaymentPort } from '#platform/outside/payments/port.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { bearsStampDuty, documentLines } from './document-rules.ts'
import {
  findCreditNoteId,
  getInvoice,
  insertCreditNote,
  listOrderInvoices,
  lockInvoice,
} from './invoice-store.server.ts'
import { writeCreditLetter } from './letter-commands.server.ts'
import { type Invoice, type Payment, TRANSFER } from './model.ts'
import { listGivenProducts, updateOrderState } from './order-store.server.ts'
import { type Desk, knownAs, recordMoneyAct, type StaffDesk } from './payment-commands.server.ts'
import { findPayment, markRefunded, oweInvoicePayment } from './payment-store.server.ts'
import { issuerOf, leavesNothingPaid, reversalReason, reversalReasonProblem, sellerOf } from './rules.ts'
import { pastSuspension } from './suspension-commands.server.ts'

/**
 * Takes an invoice back: a credit note is issued, and the money that paid it is owed. Once, however often it is asked. While
 * something of the order stays paid, what was bought stays; with the last invoice the order itself is taken back (decision 22).
 */
export async function creditInvoice(
  db: Db,
  memberId: string,
  invoiceId: string,
  { reason, ...desk }: StaffDesk & { reason: string },
): Promise<string> {
  const problem = reversalReasonProblem(reason)
  if (problem) throw new InvalidInput({ reason: problem })
  const id = await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    await getInvoice(tx, memberId, invoiceId)
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice.issuedAt === null || invoice.kind === 'credit-note')
      throw new Conflict('Si può stornare solo una fattura emessa.')
    const known = await findCreditNoteId(tx, invoiceId)
    if (known) return known
    await oweInvoicePayment(tx, invoiceId, desk.now)
    const isWhole = leavesNothingPaid(await listOrderInvoices(tx, invoice.orderId), invoiceId)
    if (isWhole) await takeBackOrder(tx, invoice, desk)
    await writeCreditLetter(tx, invoice, isWhole, desk)
    await recordMoneyAct(tx, 'invoice-credited', invoice, desk, { reason: reason.trim() })
    const { now, club } = desk
    // Taxed as the invoice was, whatever the club has become since.
    const { fiscal } = issuerOf(club, invoice)
    return insertCreditNote(tx, invoice, {
      year: Number(romeDayOf(now).slice(0, 4)),
      now,
      seller: { ...sellerOf(club), fiscal: { ...club.fiscal, regime: fiscal.regime } },
      bearsStampDuty: bearsStampDuty(documentLines(invoice, fiscal.regime)),
      reason: reversalReason(invoice, reason),
    })
  })
  desk.forgetMember(memberId)
  return id
}

/** What it gave ends now; what was not paid yet is no longer due, because its order is cancelled. */
async function takeBackOrder(db: Db, { orderId, memberId }: Invoice, desk: Desk): Promise<void> {
  // Taken back from what it really is: what a late instalment had taken away for a time must not come back afterwards.
  await pastSuspension(db, { memberId }, desk, async () => {
    // Cancelled first: the days that it covered stay those that were bought, and its credit notes take them back (ACC-047).
    await updateOrderState(db, orderId, 'cancelled', desk.now)
    for (const given of await listGivenProducts(db, orderId)) await takeBackProduct(db, memberId, given, desk.now)
  })
}

/** Gives back what is owed through whoever took it. The provider is asked first: asked twice, it gives back once. */
export async function refundPayment(db: Db, port: PaymentPort, payment: Payment, now: Date): Promise<void> {
  if (payment.refund !== 'due' || payment.provider !== port.name) return
  await port.refundPayment(knownAs(payment))
  await markRefunded(db, payment.id, now)
}

/** A transfer goes back by transfer: an operator says that it has. */
export async function confirmRefund(
  db: Db,
  memberId: string,
  paymentId: string,
  desk: Pick<StaffDesk, 'now' | 'actorId'>,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment?.memberId !== memberId) throw new NotFound('Questo pagamento non esiste.')
  if (payment.provider !== TRANSFER) throw new Conflict('Questo rimborso lo esegue il sistema di pagamento.')
  if (payment.refund === null) throw new Conflict('Questo pagamento non è da restituire.')
  await db.transaction(async (tx) => {
    if (await markRefunded(tx, paymentId, desk.now))
      await recordMoneyAct(tx, 'refund-confirmed', await getInvoice(tx, memberId, payment.invoiceId), desk)
  })
}
