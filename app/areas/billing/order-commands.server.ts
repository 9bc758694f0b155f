import { answerConsents, yesTo } from '#areas/account/consent-commands.server.ts'
import { mendFiscalCode } from '#areas/account/fiscal-code-commands.server.ts'
import { requireProvedMailbox } from '#areas/account/mailbox-proof-commands.server.ts'
import { lockMember } from '#areas/audience/grant-store.server.ts'
import { daysLeft } from '#areas/audience/membership-rules.ts'
import type { Audience, Member } from '#areas/audience/model.ts'
import type { Cart } from '#areas/cart/model.ts'
import { findCart } from '#areas/cart/store.server.ts'
import { RENEWAL_DAYS } from '#areas/plans/model.ts'
import { currentPlan, mayBuy, payableCents, promiseOf } from '#areas/plans/rules.ts'
import { listOwnedProducts, listProducts } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { type Cents, formatEuro } from '#platform/pure/money.ts'
import { documentParts } from './document-rules.ts'
import { getInvoice, insertInvoices, listOrderInvoices } from './invoice-store.server.ts'
import { writeTransferLetter } from './letter-commands.server.ts'
import type { Sender } from './letters-copy.ts'
import { openPaymentWords } from './member-invoice-rules.ts'
import type { BillingData, Invoice, Order, OrderLine, Payment, PaymentWay } from './model.ts'
import {
  findOpenOrder,
  insertOrder,
  updateOrderData,
  updateOrderState,
  upsertBillingProfile,
} from './order-store.server.ts'
import { findOpenPayment } from './payment-store.server.ts'
import { atOrderedPrices, describeInvoice, fingerprintOf } from './rules.ts'
import { findSuspension } from './suspension-store.server.ts'

export const BUSY = 'Attendi il completamento del pagamento in corso'
/** Decision 27. What is bought now would run beside what paying the instalment gives back. */
const LATE =
  'Hai una rata in ritardo: pagala da “Fatture e pagamenti” nel tuo profilo, e il piano che hai riprende subito.'

/** PAY-012, ACC-028. What the bank is looking at is waited for; a page left without paying is resumed or cancelled first. */
export async function busyWith(db: Db, { state, memberId, invoiceId, amountCents }: Payment): Promise<Conflict> {
  if (state === 'pending') return new Conflict(BUSY)
  const what = describeInvoice(await getInvoice(db, memberId, invoiceId))
  return new Conflict(`${openPaymentWords(amountCents, what)}: riprendilo o annullalo, poi riprova.`)
}

type Placing = {
  audience: Audience
  member: Member
  billing: BillingData
  way: PaymentWay
  /** The total that was on the page. */
  seenCents?: Cents | undefined
}
type Buying = Sender & { now: Date }

/**
 * Turns the cart into an order and its instalments, and answers the first. Sent again, from another tab or after a reload,
 * it is the same order; the cart is kept until something is paid.
 */
export async function placeOrder(db: Db, placing: Placing, desk: Buying): Promise<Invoice> {
  const { member, way } = placing
  await requireProvedMailbox(db, member, '/carrello')
  return db.transaction(async (tx) => {
    const first = await place(tx, placing, desk)
    if (way === 'transfer') await writeTransferLetter(tx, first, member.clientCode, desk)
    return first
  })
}

async function place(
  tx: Db,
  { audience, member, billing, way, seenCents }: Placing,
  { now, club }: Buying,
): Promise<Invoice> {
  await lockMember(tx, member.id)
  const cart = await findCart(tx, { memberId: member.id }, now)
  const open = await findOpenOrder(tx, member.id)
  const lines = linesToOrder(cart, open)
  const parts = documentParts(lines, romeDayOf(now), club.fiscal)
  const totalCents = parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (lines.length === 0) throw new Conflict('Al momento il tuo Carrello è vuoto')
  const refusal = await findRefusal(tx, cart, { audience, member, now })
  if (refusal) throw new Conflict(refusal)
  // A price list may begin between the page and the press: nobody pays what they have not read.
  if (seenCents !== undefined && seenCents !== totalCents)
    throw new Conflict(
      `Il prezzo è cambiato: ora è ${formatEuro(totalCents)}. Guarda il riepilogo e conferma di nuovo.`,
    )
  await upsertBillingProfile(tx, member.id, billing)
  if (isOfBuyer(billing, member)) await mendFiscalCode(tx, member.id, billing.fiscalCode, now)
  await answerConsents(tx, member.id, yesTo(['acceptanceCondition', 'conditionOfUse']), { place: 'checkout', now })
  // What the club charges for the stamp duty may have changed since the order was placed.
  const stampCents = totalCents - lines.reduce((sum, line) => sum + line.totalCents, 0)
  const fingerprint = stampCents > 0 ? `${fingerprintOf(lines)}|bollo:${stampCents}` : fingerprintOf(lines)
  if (open?.fingerprint === fingerprint) {
    await updateOrderData(tx, open.id, way, billing)
    return firstOf(tx, open.id)
  }
  if (open) {
    const payment = await findOpenPayment(tx, member.id)
    if (payment) throw await busyWith(tx, payment)
    await updateOrderState(tx, open.id, 'cancelled', now)
  }
  const orderId = await insertOrder(
    tx,
    { memberId: member.id, way, fingerprint, billing, totalCents, createdAt: now },
    lines,
  )
  await insertInvoices(tx, {
    orderId,
    memberId: member.id,
    productName: lines.map(({ productName }) => productName).join(', '),
    parts,
  })
  return firstOf(tx, orderId)
}

/** Whoever buys for themselves writes their own fiscal code; an invoice may also be for somebody else. */
function isOfBuyer(billing: BillingData, member: Member): boolean {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()
  return billing.kind === 'private' && isSame(billing.name, member.name) && isSame(billing.surname, member.surname)
}

/** A cart as it would be ordered: what each thing costs, and what it gives, today. */
export function linesToOrder({ lines }: Pick<Cart, 'lines'>, open: Order | null): OrderLine[] {
  const today = lines.map(({ product, price }) => ({
    productId: product.id,
    productName: product.name,
    installmentPlanId: price.installmentPlanId,
    installments: price.installmentPlanNumber,
    totalCents: payableCents(price),
    promised: promiseOf(product),
    vat: product.vat,
  }))
  return atOrderedPrices(today, open)
}

type Buyer = Pick<Placing, 'audience' | 'member'> & { now: Date }

/** Why this member may not order what is in the cart, in words for them; null when they may. Asked before the form is filled, and again when it is sent. */
export async function findRefusal(
  db: Db,
  { lines, isInsertedByOperator }: Pick<Cart, 'lines' | 'isInsertedByOperator'>,
  { audience, member, now }: Buyer,
): Promise<string | null> {
  if (await findSuspension(db, member.id)) return LATE
  if (isInsertedByOperator) return null
  const current = currentPlan(await listOwnedProducts(db, member.id), now)
  const visitor = {
    type: audience.type,
    currentProductId: current?.productId ?? null,
    daysLeft: daysLeft(member.expiration, now),
    includesCurrent: true,
  }
  const currentProduct = (await listProducts(db, now)).find(({ id }) => id === current?.productId)
  const refused = lines.find(({ product }) => !mayBuy(product, currentProduct, visitor))?.product
  if (!refused) return null
  if (!refused.isOnSale) return `${refused.name} non è più in vendita: toglilo dal carrello.`
  return `Non puoi acquistare ora ${refused.name}: il piano che hai lo comprende già. Puoi sceglierlo negli ultimi ${RENEWAL_DAYS} giorni del tuo piano.`
}

async function firstOf(db: Db, orderId: string): Promise<Invoice> {
  const [first] = await listOrderInvoices(db, orderId)
  if (!first) throw new Error('An order has no instalments.')
  return first
}
