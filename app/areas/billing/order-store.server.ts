import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import type { BillingData, Order, OrderLine, OrderState, PaymentWay } from './model.ts'
import { billingProfiles, orderLines, orderNumbers, orders } from './tables.server.ts'

export async function getOrder(db: Db, orderId: string): Promise<Order> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new NotFound('Questo ordine non esiste.')
  return withLines(db, row)
}

export async function findOpenOrder(db: Db, memberId: string): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.state, 'pending')))
  return row ? withLines(db, row) : null
}

export async function insertOrder(
  db: Db,
  order: Omit<Order, 'id' | 'year' | 'number' | 'state' | 'lines'>,
  lines: readonly OrderLine[],
): Promise<string> {
  const year = Number(romeDayOf(order.createdAt).slice(0, 4))
  const number = await nextOrderNumber(db, year)
  const [row] = await db
    .insert(orders)
    .values({ ...order, year, number })
    .returning({ id: orders.id })
  if (!row) throw new Error('The database accepted an order and answered no id.')
  await db.insert(orderLines).values(lines.map((line) => ({ orderId: row.id, ...line })))
  return row.id
}

async function nextOrderNumber(db: Db, year: number): Promise<number> {
  const [row] = await db
    .insert(orderNumbers)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { lastNumber: sql`${orderNumbers.lastNumber} + 1` } })
    .returning({ number: orderNumbers.lastNumber })
  if (!row) throw new Error('The database gave no order number.')
  return row.number
}

export async function updateOrderData(db: Db, orderId: string, way: PaymentWay, billing: BillingData): Promise<void> {
  await db.update(orders).set({ way, billing }).where(eq(orders.id, orderId))
}

/** DSK-032. False where the order waits no longer: what is invoiced keeps its words. */
export async function updateOpenOrderBilling(db: Db, orderId: string, billing: BillingData): Promise<boolean> {
  const isOpen = and(eq(orders.id, orderId), eq(orders.state, 'pending'))
  const { rowCount } = await db.update(orders).set({ billing }).where(isOpen)
  return rowCount === 1
}

export async function updateOrderState(db: Db, orderId: string, state: OrderState, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ state, ...(state === 'confirmed' && { confirmedAt: now }) })
    .where(eq(orders.id, orderId))
}

export async function updateGivenProduct(
  db: Db,
  { orderId, productId, ownedId }: { orderId: string; productId: string; ownedId: string },
): Promise<void> {
  await db
    .update(orderLines)
    .set({ ownedProductId: ownedId })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
}

/** What an order gave when it was paid, and that instant. */
export async function listGivenProducts(db: Db, orderId: string): Promise<{ ownedId: string; boughtAt: Date }[]> {
  const rows = await db
    .select({ ownedId: orderLines.ownedProductId, boughtAt: orders.confirmedAt })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.id, orderId), isNotNull(orderLines.ownedProductId)))
  return rows.flatMap(({ ownedId, boughtAt }) => (ownedId && boughtAt ? [{ ownedId, boughtAt }] : []))
}

export async function findBillingProfile(db: Db, memberId: string): Promise<BillingData | null> {
  const [row] = await db.select().from(billingProfiles).where(eq(billingProfiles.memberId, memberId))
  return row?.data ?? null
}

/** Where else the club can write to a member. */
export async function listBillingAddresses(db: Db, memberId: string): Promise<string[]> {
  const profile = await findBillingProfile(db, memberId)
  return profile?.pec ? [profile.pec] : []
}

export async function upsertBillingProfile(db: Db, memberId: string, data: BillingData): Promise<void> {
  await db
    .insert(billingProfiles)
    .values({ memberId, data })
    .onConflictDoUpdate({ target: billingProfiles.memberId, set: { data } })
}

async function withLines(db: Db, row: typeof orders.$inferSelect): Promise<Order> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, row.id))
  const { confirmedAt: _confirmed, ...order } = row
  return { ...order, lines: lines.map(({ orderId: _order, ownedProductId: _given, ...line }) => line) }
}
