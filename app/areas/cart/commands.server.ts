import { findMemberById } from '#areas/audience/store.server.ts'
import { getProduct } from '#areas/plans/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotFound } from '#platform/errors.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { type Cart, type CartOwner, MOST_LINES } from './model.ts'
import { leavesFor } from './rules.ts'
import { deleteCart, deleteLines, findCart, insertLine, lockCart, lockVisitorCart } from './store.server.ts'

type Choice = { productId: string; installmentPlanId: string }

/** CRT-007. Puts a product in the cart with the chosen plan; twice the same is once. */
export async function addToCart(db: Db, owner: CartOwner, choice: Choice, now: Date): Promise<Cart> {
  return db.transaction(async (tx) => {
    const { product } = await sellable(tx, choice, now)
    if (!product.isOnSale) throw new NotFound('Questo prodotto non è in vendita.')
    const cartId = await lockCart(tx, owner, { isInsertedByOperator: false, showPrice: true, now })
    const { lines } = await findCart(tx, owner, now)
    const leaving = leavesFor(product, lines)
    if (lines.length - leaving.length >= MOST_LINES) throw new Conflict('Il carrello è pieno.')
    await deleteLines(
      tx,
      cartId,
      leaving.filter((id) => id !== product.id),
    )
    await insertLine(tx, cartId, { ...choice, quoted: null })
    return findCart(tx, owner, now)
  })
}

/** CRT-003. Removing what is not there is not an error: it may have been removed on another device. */
export async function removeFromCart(db: Db, owner: CartOwner, productId: string, now: Date): Promise<Cart> {
  return db.transaction(async (tx) => {
    const cartId = await lockCart(tx, owner, { now })
    await deleteLines(tx, cartId, [productId])
    const cart = await findCart(tx, owner, now)
    if (cart.lines.length === 0) await deleteCart(tx, owner)
    return cart
  })
}

/**
 * What a visitor chose becomes the member's when they sign in; a plan chosen now takes the place of an older one. What was
 * withdrawn from sale meanwhile stays behind.
 */
export async function claimCart(db: Db, memberId: string, tokenHash: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockVisitorCart(tx, tokenHash)
    const { lines } = await findCart(tx, { tokenHash }, now)
    for (const { product, price } of lines.filter((line) => line.product.isOnSale))
      await addToCart(tx, { memberId }, { productId: product.id, installmentPlanId: price.installmentPlanId }, now)
    await deleteCart(tx, { tokenHash })
  })
}

/** CRT-002, CRT-008. An operator prepares what a member will find in the cart, at the price of today; who did it is on the trail. */
export async function prepareQuotation(
  db: Db,
  memberId: string,
  { showPrice, ...choice }: Choice & { showPrice: boolean },
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<Cart> {
  return db.transaction(async (tx) => {
    if (!(await findMemberById(tx, memberId))) throw new NotFound('Questo iscritto non esiste.')
    const { product, price } = await sellable(tx, choice, now)
    const cartId = await lockCart(tx, { memberId }, { isInsertedByOperator: true, showPrice, now })
    const { lines } = await findCart(tx, { memberId }, now)
    await deleteLines(
      tx,
      cartId,
      lines.map((line) => line.product.id),
    )
    await insertLine(tx, cartId, { ...choice, quoted: price })
    await recordTrail(tx, {
      at: now,
      kind: 'member-corrected',
      memberId,
      actorId,
      done: { thing: 'member', id: memberId, what: 'quotation-prepared' },
      part: product.name,
      cents: price.discountedCents ?? price.totalCents,
    })
    return findCart(tx, { memberId }, now)
  })
}

async function sellable(db: Db, { productId, installmentPlanId }: Choice, now: Date) {
  const product = await getProduct(db, productId, now)
  const price = product.priceList.find((entry) => entry.installmentPlanId === installmentPlanId)
  if (!price) throw new NotFound('Questo prodotto non si paga così.')
  return { product, price }
}
