import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import { orderLines, orders } from './tables.server.ts'

/** How many orders have a product in them, and how many of these wait to be paid. */
export async function countOrdersWith(db: Db, productId: string): Promise<{ all: number; waiting: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      waiting: sql<number>`(count(*) filter (where ${orders.state} = 'pending'))::int`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.productId, productId))
  return row ?? { all: 0, waiting: 0 }
}
