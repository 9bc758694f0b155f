import Stripe from 'stripe'
import type { Db } from '../../db/database.server.ts'
import { NotAllowed, Unavailable } from '../../errors.ts'
import type { KnownPayment, PaymentPort, PaymentRequest, SavedMethod, ToldPayment } from './port.ts'
import { findPaymentCustomer, insertPaymentCustomer } from './store.server.ts'
import { noticeOf, savedMethodsOf, toldBySession } from './stripe-words.ts'

export const STRIPE_NAME = 'stripe'

export type StripeOptions = {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own: the official mock, or a loopback server in tests. */
  apiOrigin?: string
  /** Where the browser comes back to. */
  origin: string
  db: Db
}

/** A person is waiting: twice this is as long as they are kept. */
const TIMEOUT_MS = 4_000
const MOST_METHODS = 20
/** ACC-045. With what somebody paid is said of the payment and not of its page. */
const WITH_METHOD = { expand: ['payment_intent.payment_method'] }
const NOT_NOW =
  'In questo momento il sistema di pagamento non risponde. Riprova tra poco: non ti è stato addebitato nulla.'

/** Stripe Checkout. Every write carries a key of ours, so that a lost answer is asked for again and nothing is charged twice. */
export function stripePayments({ secretKey, webhookSecret, apiOrigin, origin, db }: StripeOptions): PaymentPort {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...addressOf(apiOrigin),
  })

  async function customerOf(reference: string): Promise<string> {
    const known = await findPaymentCustomer(db, STRIPE_NAME, reference)
    if (known) return known
    const { id } = await stripe.customers.create(
      { metadata: { reference } },
      { idempotencyKey: `customer:${reference}` },
    )
    await insertPaymentCustomer(db, { provider: STRIPE_NAME, reference, providerId: id })
    return id
  }

  async function createSession(request: PaymentRequest): Promise<{ url: string; providerId: string }> {
    const back = `${origin}${request.returnPath}`
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        locale: 'it',
        customer: await customerOf(request.customerReference),
        client_reference_id: request.reference,
        metadata: { reference: request.reference },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'eur',
              unit_amount: request.amountCents,
              product_data: { name: request.description },
            },
          },
        ],
        payment_intent_data: { metadata: { reference: request.reference } },
        // PAY-002: cards are offered again next time, of the kinds that the club can show.
        saved_payment_method_options: { payment_method_save: 'enabled' },
        payment_method_options: {
          card: { restrictions: { brands_blocked: ['american_express', 'discover_global_network'] } },
        },
        success_url: back,
        cancel_url: back,
      },
      { idempotencyKey: `payment:${request.reference}` },
    )
    return urlOf(session)
  }

  /** A payment whose page was never made cannot have been paid. */
  async function read({ providerId }: KnownPayment): Promise<ToldPayment> {
    if (!providerId) return { state: 'created', amountCents: null }
    return toldBySession(await stripe.checkout.sessions.retrieve(providerId, WITH_METHOD))
  }

  return {
    name: STRIPE_NAME,
    pageOrigins: ['https://checkout.stripe.com'],
    openPayment: (request) =>
      answered(async () =>
        request.providerId
          ? urlOf(await stripe.checkout.sessions.retrieve(request.providerId))
          : createSession(request),
      ),
    readPayment: (payment) => answered(() => read(payment)),
    closePayment: (payment) =>
      answered(async () => {
        if (!payment.providerId) return { state: 'abandoned', amountCents: null }
        const told = await read(payment)
        if (told.state !== 'created') return told
        try {
          return toldBySession(await stripe.checkout.sessions.expire(payment.providerId))
        } catch (error) {
          // It was completed between the question and the order: what it became is asked again.
          if (error instanceof Stripe.errors.StripeInvalidRequestError) return read(payment)
          throw error
        }
      }),
    refundPayment: ({ reference, providerId }) =>
      answered(async () => {
        if (!providerId) throw new Unavailable(NOT_NOW)
        const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(providerId)
        const intentId = typeof intent === 'string' ? intent : intent?.id
        if (!intentId) throw new Unavailable('Il sistema di pagamento non trova che cosa restituire.')
        await stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${reference}` })
      }),
    listMethods: (customerReference) =>
      answered(async (): Promise<SavedMethod[]> => {
        const customer = await findPaymentCustomer(db, STRIPE_NAME, customerReference)
        if (!customer) return []
        const found = await stripe.customers.retrieve(customer)
        const methods = await stripe.customers.listPaymentMethods(customer, { limit: MOST_METHODS })
        return savedMethodsOf(methods.data, found)
      }),
    openMethods: (customerReference, returnPath) =>
      answered(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: await customerOf(customerReference),
          return_url: `${origin}${returnPath}`,
        })
        return { url }
      }),
    readNotice(body, headers) {
      const signature = String(headers['stripe-signature'] ?? '')
      try {
        return noticeOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError)
          throw new NotAllowed('Questo avviso non è firmato da chi dice.')
        throw error
      }
    },
  }
}

function urlOf({ id, url }: { id: string; url: string | null }): { url: string; providerId: string } {
  // A page that was completed or closed has no address: whoever asked is told by the state of the payment.
  if (!url) throw new Unavailable('Questa pagina di pagamento è chiusa: ricarica e riprova.')
  return { url, providerId: id }
}

/** Their silence is ours to say in Italian; what they refuse is a fault of ours and must be seen. */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError
    )
      throw new Unavailable(NOT_NOW, 30)
    throw error
  }
}

function addressOf(apiOrigin: string | undefined) {
  const url = apiOrigin ? URL.parse(apiOrigin) : null
  if (!url) return {}
  return {
    host: url.hostname,
    port: url.port,
    protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}
