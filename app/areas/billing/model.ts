import type { Promised } from '#areas/plans/model.ts'
import type { VatTreatment } from '#areas/plans/vat-rules.ts'
import type { Club } from '#platform/env.server.ts'
import type { PaymentState } from '#platform/outside/payments/port.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import type { FiscalSettings } from '#platform/pure/fiscal-settings.ts'
import type { Cents } from '#platform/pure/money.ts'
import type { Seat } from '#platform/pure/seat.ts'

/** PAY-008. As the wire counts them. */
export const INVOICE_STATES = { unpaid: 0, paid: 1, processing: 2 } as const

export const ORDER_STATES = ['pending', 'confirmed', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** `transfer`: paid at the bank and confirmed by an operator. */
export const PAYMENT_WAYS = ['online', 'transfer'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** Whom the invoice is for. A private person has a fiscal code; a professional a VAT number and a way to receive invoices. */
export type BillingData = {
  kind: 'private' | 'professional'
  name: string
  surname: string
  companyName: string
  fiscalCode: string
  vatNumber: string
  /** Seven characters, or empty. */
  recipientCode: string
  pec: string
  address: string
  postcode: string
  city: string
  province: string
}

export type OrderLine = {
  productId: string
  productName: string
  installmentPlanId: string
  installments: number
  totalCents: Cents
  /** What the product gave on the day of the order. */
  promised?: Promised | null
  /** How it was taxed on that day; the ordinary rate on orders older than the choice. */
  vat?: VatTreatment | null
}

/** ACC-006. What a document is for, what it costs with VAT, and how it is taxed. */
export type InvoiceLine = { readonly description: string; readonly cents: Cents; readonly vat: VatTreatment }

export type Order = {
  id: string
  year: number
  number: number
  memberId: string
  state: OrderState
  way: PaymentWay
  fingerprint: string
  billing: BillingData
  totalCents: Cents
  lines: readonly OrderLine[]
  createdAt: Date
}

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** PAY-007. One instalment; it gets its number when it is paid. */
export type Invoice = {
  id: string
  orderId: string
  memberId: string
  kind: InvoiceKind
  productName: string
  installment: number
  installments: number
  dueOn: RomeDay
  amountCents: Cents
  state: number
  paidAt: Date | null
  year: number | null
  number: number | null
  issuedAt: Date | null
  creditedId: string | null
  /** Null on documents older than the lines. */
  lines?: readonly InvoiceLine[] | null
  /** ACC-008. Why a credit note takes an invoice back. */
  reason?: string | null
  /** ACC-007. Decided when it is issued. */
  bearsStampDuty?: boolean
  /** Who issued it, in the words of that day; null before it is issued, and on papers older than the desk of the club. */
  seller?: Seller | null
}

/** The words by which the club issues an invoice: the paper says them for ever, whatever the club is called later. */
export type Seller = Pick<Club, 'name' | 'legalName' | 'address' | 'vatNumber' | 'pec' | 'phone'> & {
  iban: string
  /** Absent on papers older than the five fields of the seat. */
  seat?: Seat | null
  fiscal?: FiscalSettings
  logoPath?: string
}

/** `due`: the club owes this money back; `done`: it has been given back. */
export const REFUND_STATES = ['due', 'done'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** The provider's name of a payment seen at the bank by an operator. */
export const TRANSFER = 'transfer'

export type Payment = {
  id: string
  invoiceId: string
  memberId: string
  state: PaymentState
  amountCents: Cents
  createdAt: Date
  /** Who took the money: the name of a payment port, or `transfer`. */
  provider: string
  /** How the provider calls it, once it has. */
  providerId: string | null
  returnPath: string
  /** Null for money that is ours to keep. */
  refund: RefundState | null
}

/** A payment page nobody came back from is forgotten after this, so that another can be tried. */
export const PAYMENT_PAGE_MS = 30 * 60 * 1000
