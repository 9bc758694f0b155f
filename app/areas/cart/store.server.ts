import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { PriceListEntry, Product } from '#areas/plans/model.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { type Cart, type CartOwner, EMPTY_CART } from './model.ts'
import { cartLines, carts } from './tables.server.ts'

const whose = (owner: CartOwner) =>
  'memberId' in owner ? eq(carts.memberId, owner.memberId) : eq(carts.tokenHash, owner.tokenHash)

/** A line whose product or price is no longer there is not shown, and not sold; what was quoted costs what was said. */
export async function findCart(db: Db, owner: CartOwner, now: Date): Promise<Cart> {
  const [cart] = await db.select().from(carts).where(whose(owner))
  if (!cart) return EMPTY_CART
  const rows = await db.select().from(cartLines).where(eq(cartLines.cartId, cart.id)).orderBy(asc(cartLines.position))
  const products = rows.length > 0 ? await listProducts(db, now) : []
  const lines = rows.flatMap(({ productId, installmentPlanId, quoted }) => {
    const sold = products.find(({ id }) => id === productId)
    const product = sold && quoted ? atQuotedPrice(sold, quoted) : sold
    const price = product?.priceList.find((entry) => entry.installmentPlanId === installmentPlanId)
    return product && price ? [{ product, price }] : []
  })
  return { id: cart.id, lines, showPrice: cart.showPrice, isInsertedByOperator: cart.isInsertedByOperator }
}

function atQuotedPrice(product: Product, quoted: PriceListEntry): Product {
  const others = product.priceList.filter(({ installmentPlanId }) => installmentPlanId !== quoted.installmentPlanId)
  return { ...product, priceList: [quoted, ...others] }
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

type AddedLine = { productId: string; installmentPlanId: string; quoted: PriceListEntry | null }

/** Who chooses again what was quoted, to be paid in the same way, keeps the price that was promised. */
export async function insertLine(db: Db, cartId: string, line: AddedLine): Promise<void> {
  const isSameWay = sql`excluded.quoted is null and ${cartLines.installmentPlanId} = excluded.installment_plan_id`
  await db
    .insert(cartLines)
    .values({ cartId, ...line })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId],
      set: {
        installmentPlanId: line.installmentPlanId,
        quoted: sql`case when ${isSameWay} then ${cartLines.quoted} else excluded.quoted end`,
      },
    })
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

/** In how many carts a product is, and in how many of them at a price that an operator promised. */
export async function countCartsWith(db: Db, productId: string): Promise<{ all: number; quoted: number }> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int`, quoted: sql<number>`count(${cartLines.quoted})::int` })
    .from(cartLines)
    .where(eq(cartLines.productId, productId))
  return row ?? { all: 0, quoted: 0 }
}
