import { z } from 'zod'
import type { SavedMethod } from '#platform/outside/payments/port.ts'
import { CARD_TYPES } from '#platform/outside/payments/port.ts'
import type { Invoice } from './model.ts'
import { describeInvoice } from './rules.ts'

/** PAY-007, API-223 */
export const invoiceWire = z.object({
  id: z.string(),
  productName: z.string(),
  stato: z.number().int(),
  dataScadenza: z.string().meta({ description: 'Giorno, anno-mese-giorno.' }),
  importo: z.number().int().meta({ description: 'Centesimi di euro.' }),
  fatturaEmessa: z.boolean(),
})
export type InvoiceWire = z.infer<typeof invoiceWire>

export function toInvoiceWire(invoice: Invoice): InvoiceWire {
  const { id, state, dueOn, amountCents, issuedAt, kind } = invoice
  const part = describeInvoice(invoice)
  return {
    id,
    productName: kind === 'credit-note' ? `Nota di credito: ${part}` : part,
    stato: state,
    dataScadenza: dueOn,
    importo: amountCents,
    fatturaEmessa: issuedAt !== null,
  }
}

/** API-224, API-225 */
export const paymentIdWire = z.object({ paymentId: z.uuid() })
export const paymentUrlWire = z.object({ paymentUrl: z.string() })

/** PAY-002, API-226. `cardNumber` is its last four digits; an account has none. */
export const paymentMethodWire = z.object({
  cardType: z.enum(CARD_TYPES),
  cardNumber: z.string().regex(/^(\d{4})?$/),
  cardOwner: z.string(),
  expireOn: z.string(),
  favorite: z.boolean(),
})
export type PaymentMethodWire = z.infer<typeof paymentMethodWire>
export const paymentMethodsWire = z.object({ paymentMethods: z.array(paymentMethodWire) })
export const changeMethodsUrlWire = z.object({ changePaymentMethodsUrl: z.string() })

export function toPaymentMethod({
  cardType,
  lastDigits,
  owner,
  expiresOn,
  isFavorite,
}: SavedMethod): PaymentMethodWire {
  return { cardType, cardNumber: lastDigits, cardOwner: owner, expireOn: expiresOn, favorite: isFavorite }
}
