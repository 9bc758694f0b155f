import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Delivery } from '#platform/outside/rewards/port.ts'
import type { Order, OrderState } from './model.ts'
import { loyaltyOrders } from './tables.server.ts'

export type OrderRecord = Order & { delivery: Delivery | null; idempotencyKey: string }

const OPEN: readonly OrderState[] = ['placing', 'accepted', 'shipped']

function selectOrders(db: Db) {
  const { id, memberId, rewardId, title, points, state, voucherCode, placedAt, delivery, idempotencyKey } =
    loyaltyOrders
  return db
    .select({ id, memberId, rewardId, title, points, state, voucherCode, placedAt, delivery, idempotencyKey })
    .from(loyaltyOrders)
}

export async function findOrderByKey(db: Db, memberId: string, idempotencyKey: string): Promise<OrderRecord | null> {
  const [row] = await selectOrders(db).where(
    and(eq(loyaltyOrders.memberId, memberId), eq(loyaltyOrders.idempotencyKey, idempotencyKey)),
  )
  return row ?? null
}

export async function findOrder(db: Db, memberId: string, id: string): Promise<OrderRecord | null> {
  const [row] = await selectOrders(db).where(and(eq(loyaltyOrders.id, id), eq(loyaltyOrders.memberId, memberId)))
  return row ?? null
}

/** The newest first. */
export async function listOrders(db: Db, memberId: string, limit = 50): Promise<OrderRecord[]> {
  return selectOrders(db).where(eq(loyaltyOrders.memberId, memberId)).orderBy(desc(loyaltyOrders.placedAt)).limit(limit)
}

/** Orders about which the supplier may have something to say, those asked about longest ago first. */
export async function listOpenOrders(db: Db, untouchedSince: Date, limit: number): Promise<OrderRecord[]> {
  return selectOrders(db)
    .where(and(inArray(loyaltyOrders.state, [...OPEN]), lte(loyaltyOrders.updatedAt, untouchedSince)))
    .orderBy(asc(loyaltyOrders.updatedAt))
    .limit(limit)
}

export async function insertOrder(
  db: Db,
  order: Omit<OrderRecord, 'id' | 'state' | 'voucherCode'>,
): Promise<OrderRecord> {
  const [row] = await db
    .insert(loyaltyOrders)
    .values({ ...order, updatedAt: order.placedAt })
    .returning()
  if (!row) throw new Error('An order was written and cannot be read.')
  return row
}

/** True when the order was still open: what is over stays as it ended. */
export async function updateOrder(
  db: Db,
  id: string,
  { state, voucherCode }: { state: OrderState; voucherCode: string | null },
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(loyaltyOrders)
    .set({ state, voucherCode, updatedAt: now })
    .where(and(eq(loyaltyOrders.id, id), inArray(loyaltyOrders.state, [...OPEN])))
    .returning({ id: loyaltyOrders.id })
  return changed.length > 0
}
