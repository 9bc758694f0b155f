import { extendMembership, shortenMembership } from '#areas/audience/grant-commands.server.ts'
import { listGrants, lockMember } from '#areas/audience/grant-store.server.ts'
import type { Period } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { Promised } from './model.ts'
import { giftOf, movesWithout } from './ownership-rules.ts'
import { endOwnedProduct, findOwnedProduct, getProduct, insertOwnedProduct, moveOwnedProducts } from './store.server.ts'

/**
 * REG-011. Gives a bought product to a member, in the transaction of whoever took the money: as it was promised when it was
 * ordered, else as it is today.
 */
export async function giveProduct(
  db: Db,
  memberId: string,
  productId: string,
  now: Date,
  promised?: Promised | null,
): Promise<Period & { id: string }> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const member = await findMemberById(tx, memberId)
    if (!member) throw new NotFound('Questo iscritto non esiste.')
    const product = { ...(await getProduct(tx, productId, now)), ...promised }
    const owner = { premiumPeriods: member.membership.premiumPeriods, grants: await listGrants(tx, memberId) }
    const gift = giftOf(product, owner, now)
    await extendMembership(tx, memberId, gift)
    const { name, kind, conditionsHtml } = product
    const { start: activeFrom, end: activeUntil } = gift.owned
    const id = await insertOwnedProduct(tx, memberId, {
      productId,
      name,
      kind,
      activeFrom,
      activeUntil,
      conditionsHtml,
    })
    return { id, ...gift.owned }
  })
}

/**
 * Takes back a product whose price was given back, in the transaction of whoever gives it: it ends now, as if it had expired
 * today, and a plan bought to follow it begins now. What was given for ever stays, as it does for any former member.
 */
export async function takeBackProduct(
  db: Db,
  memberId: string,
  { ownedId, boughtAt }: { ownedId: string; boughtAt: Date },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const member = await findMemberById(tx, memberId)
    const product = await findOwnedProduct(tx, memberId, ownedId)
    if (!member || !product || product.activeUntil <= now) return
    const owned = { start: product.activeFrom, end: product.activeUntil }
    const moves = product.kind === 'addon' ? [] : movesWithout(owned, member.membership.premiumPeriods, now)
    const given = { starts: [boughtAt, owned.start], end: owned.end }
    await endOwnedProduct(tx, ownedId, now)
    await shortenMembership(tx, memberId, { given, moves }, now)
    for (const { from, to } of moves.slice(1)) if (to) await moveOwnedProducts(tx, memberId, from, to)
  })
}
