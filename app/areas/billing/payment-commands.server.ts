import { lockMember } from '#areas/audience/grant-store.server.ts'
import { removeFromCart } from '#areas/cart/commands.server.ts'
import { giveProduct } from '#areas/plans/ownership-commands.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Club } from '#platform/env.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import type { KnownPayment, PaymentPort, PaymentState, ToldPayment } from '#platform/outside/payments/port.ts'
import { formatDateIt, romeDayOf, startOfRomeDay } from '#platform/pure/dates.ts'
import type { TrailChange } from '#platform/trail/model.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import type { ActOf } from '#platform/trail/things.ts'
import { bearsStampDuty, documentLines } from './document-rules.ts'
import { getInvoice, issueInvoice, lockInvoice, updateDueDates, updateInvoiceState } from './invoice-store.server.ts'
import { writePaymentLetter } from './letter-commands.server.ts'
import { INVOICE_STATES, type Invoice, type Order, PAYMENT_PAGE_MS, type Payment, TRANSFER } from './model.ts'
import { BUSY, busyWith } from './order-commands.server.ts'
import { getOrder, updateGivenProduct, updateOrderState } from './order-store.server.ts'
import {
  findOpenPayment,
  findPayment,
  insertPayment,
  lockPayment,
  updateMethod,
  updatePaymentState,
  updateProviderId,
} from './payment-store.server.ts'
import { describeInvoice, invoiceStateFor, isOpen, nextPaymentState, orderName, sellerOf } from './rules.ts'
import { pastSuspension, resumeIfPaid } from './suspension-commands.server.ts'
import { valueDayOf } from './value-day-rules.ts'

/** When it happens, who writes to the member about it, and whom to tell that what the member has is changed. */
export type Desk = { now: Date; club: Club; origin: string; forgetMember(memberId: string): void }

/** The same, when a person of the staff does it; what they did is on the trail, without names. */
export type StaffDesk = Desk & { actorId: string | null }

/** In the transaction of what staff did with money, so that neither exists without the other. */
export async function recordMoneyAct(
  db: Db,
  what: ActOf<'invoice'>,
  { id, orderId, memberId, number, year, amountCents }: Invoice,
  { now, actorId }: Pick<StaffDesk, 'now' | 'actorId'>,
  { reason = '', changes }: { reason?: string; changes?: readonly TrailChange[] } = {},
): Promise<void> {
  await recordTrail(db, {
    at: now,
    kind: 'member-corrected',
    memberId,
    actorId,
    done: { thing: 'invoice', id, what },
    name: number === null ? 'non ancora emessa' : `${number}/${year}`,
    cents: amountCents,
    of: `ordine ${orderName(await getOrder(db, orderId))}`,
    ...(reason && { reason }),
    ...(changes && { changes }),
  })
}

type Starting = {
  memberId: string
  clientCode: string
  invoiceId: string
  returnPath: (paymentId: string) => string
}

/** PAY-011, PAY-012. Opens the provider's page for one invoice; the same press again leads to the same page. */
export async function startPayment(
  db: Db,
  port: PaymentPort,
  starting: Starting,
  desk: Desk,
): Promise<{ url: string }> {
  const { memberId, invoiceId } = starting
  await askAboutOpenPayment(db, port, memberId, desk)
  const { payment, invoice } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const invoice = await getInvoice(tx, memberId, invoiceId)
    const open = await findOpenPayment(tx, memberId)
    if (open && (open.invoiceId !== invoiceId || open.state === 'pending')) throw await busyWith(tx, open)
    if (invoice.state !== INVOICE_STATES.unpaid || invoice.kind === 'credit-note')
      throw new Conflict('Questa fattura non è da pagare.')
    if ((await getOrder(tx, invoice.orderId)).state === 'cancelled') throw new Conflict('Questo ordine è annullato.')
    return { invoice, payment: open ?? (await openPayment(tx, port, invoice, starting, desk)) }
  })
  try {
    // Outside the transaction: another company may be slow, and asking it twice with one reference is asking once.
    const { url, providerId } = await port.openPayment({
      ...knownAs(payment),
      amountCents: payment.amountCents,
      description: describeInvoice(invoice),
      customerReference: starting.clientCode,
      returnPath: payment.returnPath,
    })
    if (providerId !== payment.providerId) await updateProviderId(db, payment.id, providerId)
    return { url }
  } catch (error) {
    // Nobody has seen a page of this payment, so nobody can pay it: it must not stand in the way of the next one.
    if (payment.providerId === null)
      await recordPayment(db, payment.id, { state: 'abandoned', amountCents: null }, desk)
    throw error
  }
}

async function openPayment(
  db: Db,
  port: PaymentPort,
  invoice: Invoice,
  { returnPath }: Starting,
  { now }: Desk,
): Promise<Payment> {
  const id = crypto.randomUUID()
  return insertPayment(db, invoice, { id, provider: port.name, returnPath: returnPath(id), now })
}

/** What became of the payment a member left open, if any: a notice may be lost, and a page may be forgotten. */
export async function askAboutOpenPayment(db: Db, port: PaymentPort, memberId: string, desk: Desk): Promise<void> {
  const open = await findOpenPayment(db, memberId)
  if (open) await reconcilePayment(db, port, open, desk)
}

/**
 * ACC-028. Whoever left this payment open goes without it: from here on its page takes no money, and what it took before is told.
 * Pressed again, or when it was settled meanwhile, it says how it stands.
 */
export async function closeOpenPayment(
  db: Db,
  port: PaymentPort,
  { memberId, paymentId }: { memberId: string; paymentId: string },
  desk: Desk,
): Promise<PaymentState> {
  const payment = await findPayment(db, paymentId)
  if (payment?.memberId !== memberId) throw new NotFound('Questo pagamento non esiste.')
  if (!isOpen(payment.state)) return payment.state
  if (payment.state === 'pending' || payment.provider !== port.name) throw new Conflict(BUSY)
  return recordPayment(db, payment.id, await port.closePayment(knownAs(payment)), desk)
}

/**
 * What was told about a payment, by a notice or by the provider when asked: once, twice, late, out of order. The invoice is paid
 * and numbered, and what was bought is given, all in this transaction or not at all. Money that arrives for what is already
 * paid, or no longer wanted, is owed back.
 */
export async function recordPayment(db: Db, paymentId: string, told: ToldPayment, desk: Desk): Promise<PaymentState> {
  const known = await findPayment(db, paymentId)
  if (!known) throw new NotFound('Questo pagamento non esiste.')
  const state = await db.transaction(async (tx) => {
    await lockMember(tx, known.memberId)
    const payment = (await lockPayment(tx, paymentId)) ?? known
    const next = nextPaymentState(payment.state, told.state)
    if (!next) return payment.state
    const invoice = await lockInvoice(tx, payment.invoiceId)
    if (next !== 'succeeded') {
      await updatePaymentState(tx, paymentId, { state: next, now: desk.now })
      await updateInvoiceState(tx, invoice.id, invoiceStateFor(next))
      return next
    }
    if (told.amountCents !== null && told.amountCents !== payment.amountCents)
      throw new Conflict('L’importo di questo pagamento non è quello della fattura.')
    const order = await getOrder(tx, invoice.orderId)
    const isSurplus = invoice.state === INVOICE_STATES.paid || order.state === 'cancelled'
    await updatePaymentState(tx, paymentId, {
      state: next,
      method: told.method,
      now: desk.now,
      ...(isSurplus && { refund: 'due' }),
    })
    if (!isSurplus) await settle(tx, invoice, order, desk)
    return next
  })
  if (state !== known.state) desk.forgetMember(known.memberId)
  return state
}

/** Asks the provider what became of a payment. A page nobody came back from is closed there before it is forgotten here. */
export async function reconcilePayment(db: Db, port: PaymentPort, payment: Payment, desk: Desk): Promise<PaymentState> {
  const isForgotten = desk.now.getTime() - payment.createdAt.getTime() > PAYMENT_PAGE_MS
  // Opened with a provider the club has left: nobody can be asked any more.
  if (payment.provider !== port.name)
    return isForgotten && payment.state === 'created'
      ? recordPayment(db, payment.id, { state: 'abandoned', amountCents: null }, desk)
      : payment.state
  const read = await port.readPayment(knownAs(payment))
  const told = read.state === 'created' && isForgotten ? await port.closePayment(knownAs(payment)) : read
  return recordPayment(db, payment.id, told, desk)
}

/** ACC-045. A message says that money came and not with what, which is asked afterwards: nobody who pays waits for it. */
export async function learnMethod(db: Db, port: PaymentPort, payment: Payment): Promise<void> {
  const { method } = await port.readPayment(knownAs(payment))
  if (method) await updateMethod(db, payment.id, method)
}

/**
 * An operator has seen the money at the bank, on the day that the bank says: that of today where none is written (FIG-007). Once, however
 * often it is confirmed.
 */
export async function confirmTransfer(
  db: Db,
  memberId: string,
  invoiceId: string,
  desk: StaffDesk,
  written = '',
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const invoice = await getInvoice(tx, memberId, invoiceId)
    if (invoice.state === INVOICE_STATES.paid) return
    const order = await getOrder(tx, invoice.orderId)
    if (order.state === 'cancelled') throw new Conflict('Questo ordine è annullato: il bonifico va restituito.')
    const [valueDay, today] = [valueDayOf(written, order, desk.now), romeDayOf(desk.now)]
    const isEarlier = valueDay < today
    if (await findOpenPayment(tx, memberId)) throw new Conflict(BUSY)
    const { id } = await insertPayment(tx, invoice, {
      id: crypto.randomUUID(),
      provider: TRANSFER,
      returnPath: '',
      now: desk.now,
      ...(isEarlier && { receivedAt: startOfRomeDay(valueDay) }),
    })
    await recordPayment(tx, id, { state: 'succeeded', amountCents: invoice.amountCents }, desk)
    const moved = { field: 'Giorno dell’accredito', from: formatDateIt(today), to: formatDateIt(valueDay) }
    const paid = await getInvoice(tx, memberId, invoiceId)
    await recordMoneyAct(tx, 'transfer-confirmed', paid, desk, isEarlier ? { changes: [moved] } : {})
  })
  desk.forgetMember(memberId)
}

async function settle(db: Db, invoice: Invoice, order: Order, desk: Desk): Promise<void> {
  const { now } = desk
  const isFirst = order.state === 'pending'
  const give = async () => {
    for (const { productId, promised } of order.lines) {
      const { id: ownedId } = await giveProduct(db, order.memberId, productId, now, promised)
      await updateGivenProduct(db, { orderId: order.id, productId, ownedId })
    }
    await updateOrderState(db, order.id, 'confirmed', now)
    await updateDueDates(db, order.id, romeDayOf(now))
    // What was put in the cart after the order was placed is not bought, and stays.
    for (const { productId } of order.lines) await removeFromCart(db, { memberId: order.memberId }, productId, now)
  }
  // Ordered before a suspension and paid during it, what is bought follows what was taken, and never runs beside it.
  const isSuspended =
    isFirst && (await pastSuspension(db, { memberId: order.memberId, settledId: invoice.id }, desk, give))
  await writePaymentLetter(db, { invoice, order, isFirst, isSuspended }, desk)
  // The number is taken as late as possible: everybody who pays waits for it.
  const seller = sellerOf(desk.club)
  const stamped = bearsStampDuty(documentLines(invoice, desk.club.fiscal.regime))
  const year = Number(romeDayOf(now).slice(0, 4))
  await issueInvoice(db, invoice.id, { year, now, seller, bearsStampDuty: stamped })
  await resumeIfPaid(db, invoice.memberId, desk)
}

export function knownAs({ id, providerId }: Payment): KnownPayment {
  return { reference: id, providerId }
}
