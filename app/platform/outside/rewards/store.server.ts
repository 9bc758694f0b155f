import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.server.ts'
import type { Reward, RewardOrder, RewardQuestion } from './port.ts'
import { standInOrders, standInRewards } from './tables.server.ts'

export type StandInReward = typeof standInRewards.$inferSelect
export type StandInOrder = typeof standInOrders.$inferSelect

export async function listStandInRewards(
  db: Db,
  { text, category, rows, offset }: RewardQuestion,
): Promise<{ rewards: Reward[]; total: number }> {
  const words = text.split(/\s+/).filter(Boolean).slice(0, 6)
  const said = sql`search_text(${standInRewards.title} || ' ' || ${standInRewards.brand} || ' ' || ${standInRewards.description})`
  const where = and(
    ...(category === null ? [] : [eq(standInRewards.category, category)]),
    ...words.map((word) => sql`${said} like '%' || replace(replace(search_text(${word}), '%', ''), '_', '') || '%'`),
  )
  const [counted] = await db.select({ total: count() }).from(standInRewards).where(where)
  const found = await db
    .select()
    .from(standInRewards)
    .where(where)
    .orderBy(asc(standInRewards.position))
    .limit(rows)
    .offset(offset)
  return { rewards: found.map(toReward), total: counted?.total ?? 0 }
}

export async function findStandInReward(db: Db, id: string): Promise<StandInReward | null> {
  const [row] = await db.select().from(standInRewards).where(eq(standInRewards.id, id))
  return row ?? null
}

export function toReward(row: StandInReward): Reward {
  const { id, title, description, brand, category, points, kind } = row
  return { id, title, description, brand, category, points, kind }
}

/** True when one was left, or there are always some. */
export async function takeFromStock(db: Db, id: string): Promise<boolean> {
  const reward = await findStandInReward(db, id)
  if (!reward || reward.stock === null) return reward !== null
  const taken = await db
    .update(standInRewards)
    .set({ stock: sql`${standInRewards.stock} - 1` })
    .where(and(eq(standInRewards.id, id), gt(standInRewards.stock, 0)))
    .returning({ id: standInRewards.id })
  return taken.length > 0
}

export async function putBackInStock(db: Db, id: string): Promise<void> {
  await db
    .update(standInRewards)
    .set({ stock: sql`${standInRewards.stock} + 1` })
    .where(and(eq(standInRewards.id, id), isNotNull(standInRewards.stock)))
}

export async function findStandInOrder(db: Db, reference: string): Promise<StandInOrder | null> {
  const [row] = await db.select().from(standInOrders).where(eq(standInOrders.reference, reference))
  return row ?? null
}

/** The first with a reference is written; true when it was this one. */
export async function insertStandInOrder(
  db: Db,
  order: RewardOrder & Pick<StandInOrder, 'state' | 'voucherCode' | 'placedAt'>,
): Promise<boolean> {
  const added = await db
    .insert(standInOrders)
    .values(order)
    .onConflictDoNothing()
    .returning({ reference: standInOrders.reference })
  return added.length > 0
}

/** A decision is taken once. */
export async function cancelStandInOrder(db: Db, reference: string): Promise<boolean> {
  const changed = await db
    .update(standInOrders)
    .set({ state: 'cancelled' })
    .where(and(eq(standInOrders.reference, reference), eq(standInOrders.state, 'accepted')))
    .returning({ reference: standInOrders.reference })
  return changed.length > 0
}

export async function upsertStandInRewards(db: Db, rewards: readonly (typeof standInRewards.$inferInsert)[]) {
  await db
    .insert(standInRewards)
    .values([...rewards])
    .onConflictDoNothing()
}
