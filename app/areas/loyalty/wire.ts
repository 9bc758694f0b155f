import { z } from 'zod'
import type { Reward } from '#platform/outside/rewards/port.ts'
import { CATALOGUE_PATH, IMAGE_QUALITY, type Operation, ORDER_STATES, type Order, SEARCH_ROWS } from './model.ts'

/** LOY-025 */
export const catalogueItemWire = z.strictObject({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  points: z.int(),
  category: z.string(),
  link: z.string(),
})
export type CatalogueItemWire = z.output<typeof catalogueItemWire>

/** API-241 */
export const catalogueWire = z.strictObject({ data: z.strictObject({ catalogue: z.array(catalogueItemWire) }) })

/** LOY-026 */
export const searchQuery = z.strictObject({
  text: z.string().trim().max(80).default(''),
  category: z.string().trim().max(80).optional(),
  rows: z.coerce.number().int().min(1).max(48).default(SEARCH_ROWS),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})
export const searchWire = z.strictObject({
  data: z.strictObject({ catalogue: z.array(catalogueItemWire), totalRecords: z.int() }),
})

export const rewardPath = (id: string) => `${CATALOGUE_PATH}/prodotti/${id}`

/** LOY-026. The picture is drawn and encoded by us, at the quality the documents ask. */
export const imagePath = (id: string) => `/api/winloy/immagini/${id}?quality=${IMAGE_QUALITY}`

export function toCatalogueItem({ id, title, points, category, image }: Reward): CatalogueItemWire {
  return { id, title, points, category, image: image ?? imagePath(id), link: rewardPath(id) }
}

/** API-242 */
export const transactionWire = z.strictObject({
  description: z.string(),
  timestamp: z.iso.datetime(),
  amount: z.int(),
})
export type TransactionWire = z.output<typeof transactionWire>

export const transactionsWire = z.strictObject({
  data: z.strictObject({
    transactions: z.array(transactionWire),
    balance: z.int(),
    isChanged: z.boolean(),
    /** LOY-020. The last day of a former PREMIUM, `dd/MM/yyyy`. */
    usableUntil: z.string().nullable(),
  }),
})
export type TransactionsWire = z.output<typeof transactionsWire>['data']

export function toTransaction({ description, at, amount }: Operation): TransactionWire {
  return { description, timestamp: at.toISOString(), amount }
}

const line = (min: number, max: number, error: string) => z.string().trim().min(min, error).max(max, error)

export const deliveryWire = z.strictObject({
  recipient: line(3, 120, 'Scrivi a chi consegnare il premio.'),
  street: line(3, 160, 'Scrivi via e numero.'),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'Il CAP ha cinque cifre.'),
  city: line(2, 80, 'Scrivi la città.'),
  province: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'Due lettere, per esempio TO.'),
})

export const orderBody = z.strictObject({
  rewardId: z.string().trim().min(1).max(80),
  idempotencyKey: z.uuid(),
  delivery: deliveryWire.nullable().optional(),
})

export const orderWire = z.strictObject({
  id: z.uuid(),
  rewardId: z.string(),
  title: z.string(),
  points: z.int(),
  state: z.enum(ORDER_STATES),
  voucherCode: z.string().nullable(),
  courier: z.string().nullable(),
  trackingCode: z.string().nullable(),
  reason: z.string().nullable(),
  placedAt: z.iso.datetime(),
})
export type OrderWire = z.output<typeof orderWire>

/** For its owner: `voucherCode` is opened by whoever calls. */
export function toOrderWire(order: Order, voucherCode: string | null): OrderWire {
  const { id, rewardId, title, points, state, courier, trackingCode, reason, placedAt } = order
  return {
    id,
    rewardId,
    title,
    points,
    state,
    voucherCode,
    courier,
    trackingCode,
    reason,
    placedAt: placedAt.toISOString(),
  }
}
