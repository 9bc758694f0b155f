import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Unavailable } from '#platform/errors.ts'
import type { PaymentPort } from '#platform/outside/payments/port.ts'
import { getInvoice, listAwaitedTransfers } from './invoice-store.server.ts'
import { openPaymentWords } from './member-invoice-rules.ts'
import { getOrder } from './order-store.server.ts'
import { OUTCOME_PATH } from './paths-model.ts'
import { findOpenPayment } from './payment-store.server.ts'
import { describeInvoice, transferDetails } from './rules.ts'

const NAME = 'billingSettings'

export type BillingSettings = {
  /** Who takes the money; null where only bank transfers are taken. */
  payments: PaymentPort | null
  club: Club
  origin: string
  forgetMember(memberId: string): void
}

/** Told once to the server when it is made, so that calls read nothing from the environment. */
export function provideBillingSettings(app: FastifyInstance, settings: BillingSettings): void {
  app.decorate(NAME, settings)
}

export function billingSettingsOf({ server }: Pick<FastifyRequest, 'server'>): BillingSettings {
  return server.getDecorator<BillingSettings>(NAME)
}

export function requirePayments(payments: PaymentPort | null): PaymentPort {
  if (!payments) throw new Unavailable('Il pagamento in linea non è al momento disponibile: scegli il bonifico.')
  return payments
}

/** What the pages of a member say of the transfers the club waits for: the order placed and not begun, and the instalments to come. */
export async function awaitedTransfersOf(db: Db, { id, clientCode }: { id: string; clientCode: string }, club: Club) {
  const awaited = await listAwaitedTransfers(db, id)
  const first = awaited.find(({ isOrdered }) => isOrdered)
  return {
    order: first ? { product: describeInvoice(first), details: transferDetails(club, clientCode, first) } : null,
    invoiceIds: awaited.filter(({ isOrdered }) => !isOrdered).map((invoice) => invoice.id),
  }
}

/**
 * The payment of an order that a bank is still looking at, with the page that says what became of it. What was ordered has not
 * begun, so nothing else on the pages of a member would speak of it; an instalment says so itself, in the list of invoices.
 */
export async function awaitedPaymentOf(
  db: Db,
  memberId: string,
): Promise<{ product: string; amountCents: number; outcomePath: string } | null> {
  const payment = await findOpenPayment(db, memberId)
  if (payment?.state !== 'pending') return null
  const invoice = await getInvoice(db, memberId, payment.invoiceId)
  if ((await getOrder(db, invoice.orderId)).state !== 'pending') return null
  const { amountCents } = payment
  return { product: describeInvoice(invoice), amountCents, outcomePath: `${OUTCOME_PATH}/${payment.id}` }
}

/** ACC-028. The page of a payment that a member left without paying: while it is open every other payment waits. */
export async function openedPaymentOf(
  db: Db,
  memberId: string,
): Promise<{ id: string; invoiceId: string; words: string } | null> {
  const payment = await findOpenPayment(db, memberId)
  if (payment?.state !== 'created') return null
  const { id, invoiceId, amountCents } = payment
  return {
    id,
    invoiceId,
    words: openPaymentWords(amountCents, describeInvoice(await getInvoice(db, memberId, invoiceId))),
  }
}
