import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { Unavailable } from '../../errors.ts'
import type { Log } from '../../log/log.server.ts'
import { resilientFetch } from '../resilient-fetch.server.ts'
import { REWARD_KINDS, type RewardsPort } from './port.ts'

export type CatalogueSettings = { url: string; key: string }

const rewardShape = z.object({
  id: z.string().max(80),
  title: z.string().max(200),
  description: z.string().max(2000).default(''),
  brand: z.string().max(100).default(''),
  category: z.string().max(80),
  points: z.int().positive(),
  kind: z.enum(REWARD_KINDS),
})
const listShape = z.object({ rewards: z.array(rewardShape).max(100), total: z.int().nonnegative() })
const answerShape = z.object({
  state: z.enum(['accepted', 'shipped', 'delivered', 'refused', 'cancelled']),
  voucherCode: z.string().max(60).nullable().default(null),
})

/** The real catalogue: JSON over HTTPS, a key in the header, our order number as the idempotency key of every write. */
export function rewardsClient({ url, key }: CatalogueSettings, log: Log): RewardsPort {
  const name = 'il catalogo dei premi'
  const { request } = resilientFetch({ name, baseUrl: url.endsWith('/') ? url : `${url}/`, log })
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' }

  async function ask<Shape extends z.ZodType>(shape: Shape, path: string): Promise<z.output<Shape> | null> {
    const { status, text } = await request(path, { headers })
    return status === 404 ? null : read(shape, status, text)
  }

  async function write(path: string, reference: string, body: object) {
    const { status, text } = await request(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': reference },
      body: JSON.stringify(body),
      isRepeatable: true,
    })
    return read(answerShape, status, text)
  }

  return {
    name: 'catalogue',
    async searchRewards({ text, category, rows, offset }) {
      const query = new URLSearchParams({ text, rows: String(rows), offset: String(offset) })
      if (category) query.set('category', category)
      return (await ask(listShape, `rewards?${query}`)) ?? { rewards: [], total: 0 }
    },
    findReward: (id) => ask(rewardShape, `rewards/${encodeURIComponent(id)}`),
    placeOrder: (order) => write('orders', order.reference, order),
    readOrder: (reference) => ask(answerShape, `orders/${reference}`),
    async cancelOrder(reference) {
      return (await write(`orders/${reference}/cancel`, `cancel-${reference}`, {})).state === 'cancelled'
    },
    async shopAddress(customerReference, path) {
      // The person is handed over with a name only the two of us can have written.
      const signature = createHmac('sha256', key).update(`${customerReference} ${path}`).digest('hex')
      const query = new URLSearchParams({ customer: customerReference, redirectTo: path, signature })
      return new URL(`login?${query}`, url.endsWith('/') ? url : `${url}/`).href
    },
  }
}

function read<Shape extends z.ZodType>(shape: Shape, status: number, text: string): z.output<Shape> {
  const parsed = status < 400 ? shape.safeParse(parseJson(text)) : null
  if (!parsed?.success) throw new Unavailable('In questo momento il catalogo dei premi non risponde. Riprova tra poco.')
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
