import { extendMembership } from '#areas/audience/grant-commands.server.ts'
import { listGrants, lockMember } from '#areas/audience/grant-store.server.ts'
import type { Period } from '#areas/audience/model.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { NotFound } from '#platform/errors.ts'
import { giftOf } from './ownership-rules.ts'
import { getProduct, insertOwnedProduct } from './store.server.ts'

/** REG-011. Gives a bought product to a member, in the transaction of whoever took the money. */
export async function giveProduct(db: Db, memberId: string, productId: string, now: Date): Promise<Period> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const member = await findMemberById(tx, memberId)
    if (!member) throw new NotFound('Questo utente non esiste.')
    const product = await getProduct(tx, productId)
    const owner = { premiumPeriods: member.membership.premiumPeriods, grants: await listGrants(tx, memberId) }
    const gift = giftOf(product, owner, now)
    await extendMembership(tx, memberId, gift)
    const { name, kind, conditionsHtml } = product
    const { start: activeFrom, end: activeUntil } = gift.owned
    await insertOwnedProduct(tx, memberId, { productId, name, kind, activeFrom, activeUntil, conditionsHtml })
    return gift.owned
  })
}
