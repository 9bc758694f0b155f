import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, lte } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { Delivery } from '#platform/outside/rewards/port.ts'
import type { Order, OrderState } from './model.ts'
import { loyaltyOrders } from './tables.server.ts'

export type OrderRecord = Order & { delivery: Delivery | null; idempotencyKey: string }

const OPEN: readonly OrderState[] = ['placing', 'accepted', 'shipped']
const isOver = (state: OrderState) => !OPEN.includes(state)

function selectOrders(db: Db) {
  const { province: _province, updatedAt: _updatedAt, endedAt: _endedAt, ...columns } = getTableColumns(loyaltyOrders)
  return db.select(columns).from(loyaltyOrders)
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
    .where(
      and(
        eq(loyaltyOrders.source, 'supplier'),
        inArray(loyaltyOrders.state, [...OPEN]),
        lte(loyaltyOrders.updatedAt, untouchedSince),
      ),
    )
    .orderBy(asc(loyaltyOrders.updatedAt))
    .limit(limit)
}

export async function insertOrder(
  db: Db,
  order: Omit<OrderRecord, 'id' | 'courier' | 'trackingCode' | 'reason'>,
): Promise<OrderRecord> {
  const { placedAt, delivery, state } = order
  const [row] = await db
    .insert(loyaltyOrders)
    .values({
      ...order,
      province: delivery?.province ?? null,
      updatedAt: placedAt,
      endedAt: isOver(state) ? placedAt : null,
    })
    .returning()
  if (!row) throw new Error('An order was written and cannot be read.')
  return row
}

type Changes = {
  state: OrderState
  voucherCode?: string | null
  courier?: string
  trackingCode?: string
  reason?: string
}

/** True when the order was still open, or in one of these states: what is over stays as it ended. */
export async function updateOrder(
  db: Db,
  id: string,
  changes: Changes,
  now: Date,
  from: readonly OrderState[] = OPEN,
): Promise<boolean> {
  const changed = await db
    .update(loyaltyOrders)
    .set({ ...changes, updatedAt: now, endedAt: isOver(changes.state) ? now : null })
    .where(and(eq(loyaltyOrders.id, id), inArray(loyaltyOrders.state, [...from])))
    .returning({ id: loyaltyOrders.id })
  return changed.length > 0
}

/** DSK-051. Forgets where orders went that were over before an instant; the province stays. */
export async function deleteAddresses(db: Db, overBefore: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: loyaltyOrders.id })
    .from(loyaltyOrders)
    .where(and(isNotNull(loyaltyOrders.delivery), lt(loyaltyOrders.endedAt, overBefore)))
    .limit(limit)
  const { rowCount } = await db.update(loyaltyOrders).set({ delivery: null }).where(inArray(loyaltyOrders.id, old))
  return rowCount ?? 0
}
