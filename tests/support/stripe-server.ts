import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Session = {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  amount_total: number
  client_reference_id: string
  payment_intent: string | null
  url: string | null
  /** What it was paid with; told only to whoever asks for the payment with its method. */
  paidWith?: string
}
type Asked = { method: string; path: string; key: string | undefined; form: URLSearchParams; expands: string[] }
type Answer = { status: number; body: unknown }
type Mood = 'well' | 'silent' | 'broken'

export type StripeServer = {
  origin: string
  asked: Asked[]
  sessions: Map<string, Session>
  refunds: string[]
  /** How it behaves from now on: as documented, never answering, or with a 500. */
  become(mood: Mood): void
  close(): Promise<void>
}

/**
 * What Stripe answers to the few requests the club makes, in the documented forms, on the loopback. A request that carries a
 * key already used gets the first answer again; with other contents it is refused, as theirs is.
 */
export async function startStripeServer(): Promise<StripeServer> {
  const asked: Asked[] = []
  const sessions = new Map<string, Session>()
  const refunds: string[] = []
  const kept = new Map<string, { contents: string; answer: Answer }>()
  let mood: Mood = 'well'

  function answer({ method, path, form, expands }: Asked): Answer {
    const [, id = ''] = /^\/v1\/[a-z_]+\/(?:sessions\/)?([^/]+)/.exec(path) ?? []
    if (path === '/v1/customers') return ok({ id: `cus_${kept.size}`, object: 'customer' })
    if (path === '/v1/checkout/sessions') return ok(openSession(form))
    if (path === '/v1/refunds') return ok(giveBack(form.get('payment_intent') ?? ''))
    if (path === '/v1/billing_portal/sessions')
      return ok({ id: 'bps_1', url: 'https://billing.stripe.com/p/session/x' })
    if (path.endsWith('/payment_methods')) return ok({ object: 'list', data: METHODS, has_more: false })
    if (path.startsWith('/v1/customers/'))
      return ok({ id, object: 'customer', invoice_settings: { default_payment_method: 'pm_2' } })
    const session = sessions.get(id)
    if (!session) return refusal(404, 'No such checkout session')
    if (path.endsWith('/expire') && method === 'POST') {
      if (session.status !== 'open') return refusal(400, 'Only open sessions can be expired')
      Object.assign(session, { status: 'expired', url: null })
    }
    const { paidWith = 'card', ...told } = session
    return ok(
      expands.includes('payment_intent.payment_method') && session.payment_status === 'paid'
        ? { ...told, payment_intent: { id: session.payment_intent, payment_method: { type: paidWith } } }
        : told,
    )
  }

  function openSession(form: URLSearchParams): Session {
    const id = `cs_test_${sessions.size + 1}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      client_reference_id: form.get('client_reference_id') ?? '',
      payment_intent: `pi_${sessions.size + 1}`,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    sessions.set(id, session)
    return session
  }

  function giveBack(intent: string) {
    refunds.push(intent)
    return { id: `re_${refunds.length}`, object: 'refund', status: 'succeeded' }
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stripe')
    const contents = Buffer.concat(chunks).toString()
    const key = request.headers['idempotency-key']
    const one: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname,
      key: typeof key === 'string' ? key : undefined,
      form: new URLSearchParams(contents),
      expands: url.searchParams.getAll('expand[0]'),
    }
    asked.push(one)
    if (mood === 'silent') return
    send(response, mood === 'broken' ? refusal(500, 'broken') : onceByKey(one, contents))
  }

  function onceByKey(one: Asked, contents: string): Answer {
    const known = one.key && kept.get(one.key)
    if (known && known.contents !== contents) return refusal(400, 'Keys for idempotent requests…', 'idempotency_error')
    if (known) return known.answer
    const given = answer(one)
    if (one.key) kept.set(one.key, { contents, answer: structuredClone(given) })
    return given
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    sessions,
    refunds,
    become: (next) => {
      mood = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refusal = (status: number, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, message } },
})

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const METHODS = [
  {
    id: 'pm_1',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'mastercard', last4: '4444', exp_month: 1, exp_year: 2030 },
    billing_details: { name: 'Ada Rossi' },
  },
  {
    id: 'pm_2',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2029 },
    billing_details: { name: 'Ada Rossi' },
  },
  {
    id: 'pm_3',
    object: 'payment_method',
    type: 'card',
    card: { brand: 'unionpay', last4: '0005', exp_month: 2, exp_year: 2031 },
    billing_details: { name: 'Ada Rossi' },
  },
  {
    id: 'pm_4',
    object: 'payment_method',
    type: 'paypal',
    paypal: { payer_email: null },
    billing_details: { name: null },
  },
]
