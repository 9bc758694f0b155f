import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { listProducts } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Cart, type CartOwner, EMPTY_CART } from './model.ts'
import { cartLines, carts } from './tables.server.ts'

const whose = (owner: CartOwner) =>
  'memberId' in owner ? eq(carts.memberId, owner.memberId) : eq(carts.tokenHash, owner.tokenHash)

/** A line whose product or price is no longer there is not shown, and not sold. */
export async function findCart(db: Db, owner: CartOwner): Promise<Cart> {
  const [cart] = await db.select().from(carts).where(whose(owner))
  if (!cart) return EMPTY_CART
  const rows = await db.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(asc(cartLines.position))
  const products = rows.length > 0 ? await listProducts(db) : []
  const lines = rows.flatMap(({ productId, installmentPlanId }) => {
    const product = products.find(({ id }) => id === productId)
    const price = product?.priceList.find((entry) => entry.installmentPlanId === installmentPlanId)
    return product && price ? [{ product, price }] : []
  })
  return { id: cart.id, lines, showPrice: cart.showPrice, isInsertedByOperator: cart.isInsertedByOperator }
}

type CartFacts = { isInsertedByOperator?: boolean; showPrice?: boolean; now: Date }

/** The cart of an owner, locked until the transaction ends; made if there is none. */
export async function lockCart(db: Db, owner: CartOwner, { now, ...facts }: CartFacts): Promise<string> {
  await db
    .insert(carts)
    .values({ ...owner, updatedAt: now })
    .onConflictDoNothing()
  const [row] = await db
    .update(carts)
    .set({ ...facts, updatedAt: now })
    .where(whose(owner))
    .returning({ id: carts.id })
  if (!row) throw new Error('A cart was made and is not there.')
  return row.id
}

export async function insertLine(db: Db, cartId: string, productId: string, installmentPlanId: string): Promise<void> {
  await db
    .insert(cartLines)
    .values({ cartId, productId, installmentPlanId })
    .onConflictDoUpdate({ target: [cartLines.cartId, cartLines.productId], set: { installmentPlanId } })
}

export async function deleteLines(db: Db, cartId: string, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return
  await db.delete(cartLines).where(and(eq(cartLines.cartId, cartId), inArray(cartLines.productId, [...productIds])))
}

export async function deleteCart(db: Db, owner: CartOwner): Promise<void> {
  await db.delete(carts).where(whose(owner))
}

/** Visitors' carts that nobody came back to. */
export async function deleteForgottenCarts(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(carts)
    .where(and(isNotNull(carts.tokenHash), lt(carts.updatedAt, before)))
    .returning({ id: carts.id })
  return gone.length
}

export async function lockVisitorCart(db: Db, tokenHash: string): Promise<void> {
  await db.execute(sql`select 1 from carts where token_hash = ${tokenHash} for update`)
}
