import type { SubscriptionType } from '#areas/audience/model.ts'
import type { Club } from '#platform/env.server.ts'
import type { PaymentState } from '#platform/outside/payments/port.ts'
import { addRomeMonths, formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { DEFAULT_FISCAL } from '#platform/pure/fiscal-settings.ts'
import { type Cents, formatEuro, splitCents } from '#platform/pure/money.ts'
import { dividedSeat } from '#platform/pure/seat.ts'
import {
  INVOICE_STATES,
  type Invoice,
  type Order,
  type OrderLine,
  type OrderState,
  type Payment,
  type PaymentWay,
  type Seller,
} from './model.ts'

export type DuePart = { installment: number; installments: number; dueOn: RomeDay; amountCents: Cents }

/** Twelve payments are twelve invoices, a month from one another; what is paid at once is due with the first. */
export function schedule(lines: readonly Pick<OrderLine, 'installments' | 'totalCents'>[], from: RomeDay): DuePart[] {
  const installments = Math.max(...lines.map((line) => line.installments))
  const parts = lines.map((line) => splitCents(line.totalCents, line.installments))
  return Array.from({ length: installments }, (_, index) => ({
    installment: index + 1,
    installments,
    dueOn: addRomeMonths(from, index),
    amountCents: parts.reduce((sum, amounts) => sum + (amounts[index] ?? 0), 0),
  }))
}

/**
 * What a notice does to a payment. Notices arrive twice, late and in any order: what was paid stays paid, and money that did
 * arrive counts even after a refusal. Null means that nothing changes.
 */
export function nextPaymentState(current: PaymentState, told: PaymentState): PaymentState | null {
  if (current === told || current === 'succeeded') return null
  if (told === 'succeeded') return told
  if (current === 'refused' || current === 'abandoned') return null
  if (told === 'created') return null
  return current === 'pending' && told === 'abandoned' ? null : told
}

/** PAY-008, PAY-011. The state of the invoice that a payment in this state is for. */
export function invoiceStateFor(payment: PaymentState): number {
  switch (payment) {
    case 'succeeded':
      return INVOICE_STATES.paid
    case 'pending':
      return INVOICE_STATES.processing
    case 'created':
    case 'refused':
    case 'abandoned':
      return INVOICE_STATES.unpaid
  }
}

/** PAY-012. A payment that may still move money. */
export function isOpen(state: PaymentState): boolean {
  return state === 'created' || state === 'pending'
}

export type InvoiceLabel = { label: string; tone: 'danger' | 'success' | 'orange' | 'neutral' }

/** ACC-029. To whoever pays, red is only what is late. */
function dueLabel(dueOn: RomeDay, today: RomeDay): InvoiceLabel {
  if (dueOn === today) return { label: 'Da pagare oggi', tone: 'orange' }
  return dueOn > today
    ? { label: `In scadenza il ${formatDateIt(dueOn)}`, tone: 'neutral' }
    : { label: `Scaduta il ${formatDateIt(dueOn)}`, tone: 'danger' }
}

/**
 * PAY-008, ACC-029. What was not paid of an order that is over is owed by nobody; what a credit note took back is paid no more. `due`
 * is told where a member reads it; the desk reads the state of the wire.
 */
export function invoiceLabel(
  state: number,
  order: OrderState = 'confirmed',
  isCredited = false,
  due?: { on: RomeDay; today: RomeDay },
): InvoiceLabel {
  if (isCredited) return { label: 'Stornata', tone: 'neutral' }
  if (order === 'cancelled' && state === INVOICE_STATES.unpaid) return { label: 'Annullata', tone: 'neutral' }
  switch (state) {
    case INVOICE_STATES.unpaid:
      return due ? dueLabel(due.on, due.today) : { label: 'Non pagata', tone: 'danger' }
    case INVOICE_STATES.paid:
      return { label: 'Pagata', tone: 'success' }
    case INVOICE_STATES.processing:
      return { label: 'In elaborazione', tone: 'orange' }
    default:
      return { label: 'Sconosciuto', tone: 'neutral' }
  }
}

/** A credit note is money given back, which nobody pays: it says whether it has been. Null for an invoice. */
export function creditLabel(
  { kind, creditedId }: Pick<Invoice, 'kind' | 'creditedId'>,
  payments: readonly Pick<Payment, 'invoiceId' | 'refund'>[],
): InvoiceLabel | null {
  if (kind !== 'credit-note') return null
  const isDue = payments.some(({ invoiceId, refund }) => invoiceId === creditedId && refund === 'due')
  return isDue ? { label: 'Da rimborsare', tone: 'orange' } : { label: 'Rimborsata', tone: 'neutral' }
}

/** Whether a credit note took this invoice back. */
export function isCredited({ id }: Pick<Invoice, 'id'>, all: readonly Pick<Invoice, 'creditedId'>[]): boolean {
  return all.some(({ creditedId }) => creditedId === id)
}

/**
 * What is ordered and waits to be paid keeps the price it was ordered at, also when the same choice is sent again after the price
 * has risen; where it has fallen, the new one is better for who pays.
 */
export function atOrderedPrices(lines: readonly OrderLine[], open: Pick<Order, 'lines'> | null): OrderLine[] {
  const choice = ({ productId, installmentPlanId }: OrderLine) => `${productId}:${installmentPlanId}`
  const ordered = new Map(open?.lines.map((line) => [choice(line), line.totalCents]))
  const isSameChoice = ordered.size === lines.length && lines.every((line) => ordered.has(choice(line)))
  if (!isSameChoice) return [...lines]
  return lines.map((line) => ({
    ...line,
    totalCents: Math.min(line.totalCents, ordered.get(choice(line)) ?? Infinity),
  }))
}

/** The same choice is the same order, however often it is sent. */
export function fingerprintOf(lines: readonly OrderLine[]): string {
  return lines
    .map(({ productId, installmentPlanId, totalCents }) => `${productId}:${installmentPlanId}:${totalCents}`)
    .toSorted()
    .join('|')
}

/** What an invoice is for, and which part of it. */
export function describeInvoice({
  productName,
  installment,
  installments,
}: Pick<Invoice, 'productName' | 'installment' | 'installments'>): string {
  return installments > 1 ? `${productName}, rata ${installment} di ${installments}` : productName
}

const LONGEST_REVERSAL_REASON = 150

/** ACC-008. Why an invoice is taken back may be said; who it was is not said there. */
export function reversalReasonProblem(typed: string): string | null {
  if (typed.trim() === '') return 'Scrivi perché la storni: resta nel registro e nella nota di credito.'
  if (typed.trim().length > LONGEST_REVERSAL_REASON) return `Scrivi al massimo ${LONGEST_REVERSAL_REASON} caratteri.`
  return /@/.test(typed) ? 'Scrivi senza indirizzi: quello che scrivi resta nel registro.' : null
}

/** ACC-008. As the credit note says it. */
export function reversalReason({ number, year }: Pick<Invoice, 'number' | 'year'>, typed: string): string {
  const reason = typed.trim().replace(/\s+/g, ' ')
  return `Storno della fattura ${number}/${year}${reason && `: ${reason}`}`
}

/** ACC-008. The day a document is settled, which is never before its own: the day it was paid, or was due if it is not paid. */
export function settledOn({ paidAt, issuedAt, dueOn }: Pick<Invoice, 'paidAt' | 'issuedAt' | 'dueOn'>): RomeDay {
  const own = issuedAt === null ? dueOn : romeDayOf(issuedAt)
  const settled = paidAt === null ? dueOn : romeDayOf(paidAt)
  return settled < own ? own : settled
}

/** What a person writes on a bank transfer, and an operator looks for. */
export function transferReason(clientCode: string, invoiceId: string): string {
  return `${clientCode} ${invoiceId.slice(0, 8).toUpperCase()}`
}

/** What a bank asks of who makes a transfer: the letter, the page of the order and the profile say the same. */
/** DSK-038. How an order is named: 2026/000123. */
export const orderName = ({ year, number }: { year: number; number: number }) =>
  `${year}/${String(number).padStart(6, '0')}`

export function transferDetails(
  { legalName, sales }: Pick<Club, 'legalName' | 'sales'>,
  clientCode: string,
  { id, amountCents }: Pick<Invoice, 'id' | 'amountCents'>,
): { term: string; value: string }[] {
  return [
    { term: 'Intestatario', value: legalName },
    { term: 'IBAN', value: spacedIban(sales.iban) },
    { term: 'Importo', value: formatEuro(amountCents) },
    { term: 'Causale', value: transferReason(clientCode, id) },
  ]
}

export type TransferStage = 'order' | 'installment' | 'paid' | 'processing' | 'cancelled'

/** What to say to who opens the page of a transfer again: only what is due is asked for. */
export function transferStage(invoice: Pick<Invoice, 'state'>, order: { state: OrderState }): TransferStage {
  if (invoice.state === INVOICE_STATES.paid) return 'paid'
  if (order.state === 'cancelled') return 'cancelled'
  if (invoice.state === INVOICE_STATES.processing) return 'processing'
  return order.state === 'pending' ? 'order' : 'installment'
}

/** In groups of four, as it is read aloud. */
function spacedIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Whether nothing of an order stays paid once this invoice is credited: then the whole order is taken back (decision 22). */
export function leavesNothingPaid(
  all: readonly Pick<Invoice, 'id' | 'kind' | 'issuedAt' | 'creditedId'>[],
  invoiceId: string,
) {
  const credited = new Set(all.map(({ creditedId }) => creditedId))
  return all.every(
    ({ id, kind, issuedAt }) => kind === 'credit-note' || issuedAt === null || id === invoiceId || credited.has(id),
  )
}

/** PAY-006 */
export function maySeeInvoices(type: SubscriptionType): boolean {
  return type === 'PREMIUM' || type === 'EX_PREMIUM'
}

/** Who issues an invoice today, in the words that its paper keeps. */
export function sellerOf({ name, legalName, address, vatNumber, pec, phone, seat, fiscal, sales, logo }: Club): Seller {
  const words = { name, legalName, address, vatNumber, pec, phone, seat, fiscal, iban: sales.iban }
  return logo ? { ...words, logoPath: logo.path } : words
}

/** The club as it was when it issued an invoice. Papers older than the desk of the club say what the environment says. */
export function issuerOf(club: Club, { seller }: Pick<Invoice, 'seller'>): Club {
  const { iban, logoPath: _logoPath, ...words } = seller ?? sellerOf(club.beginning ?? club)
  const { fiscal = DEFAULT_FISCAL } = words
  // What was issued before anybody said where the club is goes out once it is said.
  const seat = words.seat ?? dividedSeat(words.address) ?? club.seat
  return { ...club, ...words, seat, fiscal, sales: { ...club.sales, iban } }
}

/** How a club can be paid. A real one whose account is still that of the example would send its members' money to nobody. */
export function paymentWays({ hasProvider, hasAccount }: { hasProvider: boolean; hasAccount: boolean }): PaymentWay[] {
  return [...(hasProvider ? (['online'] as const) : []), ...(hasAccount ? (['transfer'] as const) : [])]
}
