import type { IncomingHttpHeaders } from 'node:http'
import type { Cents } from '../../pure/money.ts'

/** `abandoned`: the person went back without paying, or never came back. */
export const PAYMENT_STATES = ['created', 'pending', 'succeeded', 'refused', 'abandoned'] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export const CARD_TYPES = ['MASTERCARD', 'VISA', 'PAYPAL'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** PAY-002. Only the last four digits ever leave the provider. */
export type SavedMethod = {
  id: string
  cardType: CardType
  /** Empty for an account, which has none. */
  lastDigits: string
  owner: string
  /** `MM/YY`; empty for what does not expire. */
  expiresOn: string
  isFavorite: boolean
}

/** How a payment is found again: by the name we gave it, and by the one they gave it when they had it. */
export type KnownPayment = { reference: string; providerId: string | null }

export type PaymentRequest = KnownPayment & {
  amountCents: Cents
  description: string
  customerReference: string
  /** Path of ours to which the browser comes back. */
  returnPath: string
}

/** ACC-045. What somebody paid with, on the page of a provider. */
export const PAYMENT_METHODS = ['card', 'paypal', 'sepa-debit', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the provider says of a payment; null where it does not say how much, or with what. */
export type ToldPayment = { state: PaymentState; amountCents: Cents | null; method?: PaymentMethod | null }

/** What a signed message of the provider says, and about which payment of ours. */
export type PaymentNotice = ToldPayment & { reference: string }

/** What the club needs of whoever takes the money: a page of theirs, and the truth about a payment. */
export type PaymentPort = {
  readonly name: string
  /** Where their pages are, when they are not on our site. */
  readonly pageOrigins?: readonly string[]
  /** Asked twice with the same reference it is asked once: the same page. */
  openPayment(request: PaymentRequest): Promise<{ url: string; providerId: string }>
  readPayment(payment: KnownPayment): Promise<ToldPayment>
  /** From its answer on, the page takes no money: what was paid before is told. */
  closePayment(payment: KnownPayment): Promise<ToldPayment>
  /** All of it, once, however often it is asked. */
  refundPayment(payment: KnownPayment): Promise<void>
  listMethods(customerReference: string): Promise<SavedMethod[]>
  openMethods(customerReference: string, returnPath: string): Promise<{ url: string }>
  /** Null for a message that is about none of our payments; a forged one is refused. Absent where there are no messages. */
  readNotice?(body: Buffer, headers: IncomingHttpHeaders): PaymentNotice | null
}
