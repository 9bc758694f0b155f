import type { Member } from '#areas/audience/model.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import {
  INVOICE_STATES,
  type Invoice,
  type Order,
  type OrderState,
  type Payment,
  type PaymentWay,
  TRANSFER,
} from './model.ts'
import { isCredited } from './rules.ts'

/** What somebody must do something about. */
export const WAITINGS = ['transfer', 'late', 'refund'] as const
export type Waiting = (typeof WAITINGS)[number]

export const WAITING_WORDS: Record<Waiting, string> = {
  transfer: 'In attesa di bonifico',
  late: 'Con rate scadute',
  refund: 'Da rimborsare',
}

export const ORDER_WORDS: Record<OrderState, { label: string; tone: 'orange' | 'success' | 'neutral' }> = {
  pending: { label: 'In attesa', tone: 'orange' },
  confirmed: { label: 'Confermato', tone: 'success' },
  cancelled: { label: 'Annullato', tone: 'neutral' },
}

export const WAY_WORDS: Record<PaymentWay, string> = { online: 'In linea', transfer: 'Bonifico' }

/** Nobody of the staff says of their own money that it has arrived or goes back; whoever gives roles answers for the desk. */
export function mayDecideFor(staff: Pick<Member, 'id' | 'permissions'>, memberId: string): boolean {
  return staff.id !== memberId || staffMay(staff, 'club.write')
}

export const OWN_MONEY = 'Dei tuoi pagamenti decide un’altra persona dello staff.'

/** A transfer is confirmed on what is not paid, of an order that still stands. */
export function mayConfirmTransfer({ state }: Pick<Order, 'state'>, invoice: Pick<Invoice, 'state' | 'kind'>): boolean {
  return state !== 'cancelled' && invoice.kind === 'invoice' && invoice.state === INVOICE_STATES.unpaid
}

/** An issued invoice is taken back once. */
export function mayCredit(invoice: Pick<Invoice, 'id' | 'issuedAt' | 'kind'>, all: readonly Invoice[]): boolean {
  if (invoice.issuedAt === null || invoice.kind === 'credit-note') return false
  return !isCredited(invoice, all)
}

/** A provider gives its money back by itself; a transfer is given back by a person, who then says so. */
export function mayConfirmRefund({ refund, provider }: Pick<Payment, 'refund' | 'provider'>): boolean {
  return refund === 'due' && provider === TRANSFER
}
