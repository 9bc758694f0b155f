import type Stripe from 'stripe'
import { CARD_TYPES, type PaymentMethod, type PaymentNotice, type SavedMethod, type ToldPayment } from './port.ts'

type Session = Pick<Stripe.Checkout.Session, 'status' | 'payment_status' | 'amount_total'> & {
  payment_intent?: Stripe.Checkout.Session['payment_intent']
}

/** What a Checkout page has become, in our words. Completed without money means that a bank is still thinking. */
export function toldBySession({ status, payment_status, amount_total, payment_intent }: Session): ToldPayment {
  const amountCents = amount_total
  if (payment_status === 'paid') return { state: 'succeeded', amountCents, method: methodOf(payment_intent) }
  if (status === 'complete') return { state: 'pending', amountCents }
  return { state: status === 'expired' ? 'abandoned' : 'created', amountCents }
}

/** ACC-045. Their messages name the payment alone; whoever asks for it with its method is told with what it was made. */
function methodOf(intent: Session['payment_intent']): PaymentMethod | null {
  const method = intent && typeof intent !== 'string' ? intent.payment_method : null
  if (!method || typeof method === 'string') return null
  const known: Partial<Record<string, PaymentMethod>> = { card: 'card', paypal: 'paypal', sepa_debit: 'sepa-debit' }
  return known[method.type] ?? 'other'
}

/** The messages that decide something. A card refused on their page is no end: the person tries another one there. */
export function noticeOf(event: Stripe.Event): PaymentNotice | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return about(event.data.object, toldBySession(event.data.object))
    case 'checkout.session.async_payment_failed':
      return about(event.data.object, { state: 'refused', amountCents: event.data.object.amount_total })
    default:
      return null
  }
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One account of Stripe may serve other shops: what does not carry a name of ours is not ours. */
function about({ client_reference_id: reference }: Stripe.Checkout.Session, told: ToldPayment): PaymentNotice | null {
  return reference && ID.test(reference) ? { reference, ...told } : null
}

/** PAY-002. Cards of the kinds the club names, and PayPal accounts; the one used by default first among equals. */
export function savedMethodsOf(
  methods: readonly Stripe.PaymentMethod[],
  customer: Stripe.Customer | Stripe.DeletedCustomer,
): SavedMethod[] {
  const chosen = customer.deleted ? null : customer.invoice_settings?.default_payment_method
  const chosenId = typeof chosen === 'string' ? chosen : chosen?.id
  return methods.flatMap((method) => {
    const saved = savedMethodOf(method)
    return saved ? [{ ...saved, id: method.id, isFavorite: method.id === chosenId }] : []
  })
}

function savedMethodOf({ card, paypal, billing_details }: Stripe.PaymentMethod) {
  const owner = billing_details.name ?? ''
  if (paypal) return { cardType: 'PAYPAL' as const, lastDigits: '', owner: owner || 'PayPal', expiresOn: '' }
  const cardType = CARD_TYPES.find((type) => type === card?.brand.toUpperCase())
  if (!card || !cardType) return null
  const expiresOn = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`
  return { cardType, lastDigits: card.last4, owner, expiresOn }
}
