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
  lastDigits: string
  owner: string
  /** `MM/YY`. */
  expiresOn: string
  isFavorite: boolean
}

export type PaymentRequest = {
  /** Ours; asking twice with the same one is asking once. */
  reference: string
  amountCents: Cents
  description: string
  customerReference: string
  /** Path of ours to which the browser comes back. */
  returnPath: string
}

/** What the club needs of whoever takes the money: a page of theirs, and the truth about a payment. */
export type PaymentPort = {
  readonly name: string
  openPayment(request: PaymentRequest): Promise<{ url: string }>
  readPayment(reference: string): Promise<PaymentState>
  listMethods(customerReference: string): Promise<SavedMethod[]>
  openMethods(customerReference: string, returnPath: string): Promise<{ url: string }>
}
