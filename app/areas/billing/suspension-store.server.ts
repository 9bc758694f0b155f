import { and, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.server.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { invoices, orders, suspensions } from './tables.server.ts'

const MOST_AT_ONCE = 500

type Suspension = typeof suspensions.$inferSelect

export async function findSuspension(db: Db, memberId: string): Promise<Suspension | null> {
  const [row] = await db.select().from(suspensions).where(eq(suspensions.memberId, memberId))
  return row ?? null
}

export async function insertSuspension(db: Db, suspension: Suspension): Promise<void> {
  await db.insert(suspensions).values(suspension)
}

export async function deleteSuspension(db: Db, memberId: string): Promise<void> {
  await db.delete(suspensions).where(eq(suspensions.memberId, memberId))
}

const unpaidBefore = (day: RomeDay) =>
  and(eq(orders.state, 'confirmed'), eq(invoices.kind, 'invoice'), eq(invoices.state, 0), lt(invoices.dueOn, day))

export async function hasUnpaidBefore(
  db: Db,
  memberId: string,
  { day, settledId }: { day: RomeDay; settledId?: string | undefined },
): Promise<boolean> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(invoices.memberId, memberId), unpaidBefore(day), settledId ? ne(invoices.id, settledId) : undefined))
    .limit(1)
  return rows.length > 0
}

/** Who has an instalment unpaid since before a day and is not suspended yet. */
export async function listLateMembers(db: Db, day: RomeDay): Promise<string[]> {
  const rows = await db
    .selectDistinct({ memberId: invoices.memberId, suspended: suspensions.memberId })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(suspensions, eq(suspensions.memberId, invoices.memberId))
    .where(unpaidBefore(day))
    .limit(MOST_AT_ONCE)
  return rows.filter(({ suspended }) => suspended === null).map(({ memberId }) => memberId)
}
