import { changeWallet, movePeriod } from '#areas/audience/correction-commands.server.ts'
import { lastDayOf, periodProblem } from '#areas/audience/correction-rules.ts'
import { type HeldWallet, lockMember } from '#areas/audience/grant-store.server.ts'
import { findMemberById } from '#areas/audience/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { endOfRomeDay, formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { deleteOwnedProductsOf, listOwnedProducts, listProducts, moveOwnedProducts } from './store.server.ts'

/** Another last day for a stretch of PREMIUM, or none where it has not begun: what was given and owned with it follows. */
export async function correctPeriod(
  db: Db,
  memberId: string,
  { start, lastDay }: { start: Date; lastDay: RomeDay | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    const periods = (await findMemberById(tx, memberId))?.membership.premiumPeriods ?? []
    const from = periods.find((period) => period.start.getTime() === start.getTime())
    if (!from) throw new Conflict('Questo periodo non c’è più: guarda di nuovo.')
    if (lastDay === null) {
      if (from.start <= now) throw new InvalidInput({ lastDay: 'È già cominciato: scrivi il suo ultimo giorno.' })
      await movePeriod(tx, memberId, { from, to: null }, now)
      return deleteOwnedProductsOf(tx, memberId, from)
    }
    const to = { start: from.start, end: endOfRomeDay(lastDay) }
    const problem = periodProblem(
      to,
      periods.filter((period) => period !== from),
    )
    if (problem) throw new InvalidInput({ lastDay: problem })
    await movePeriod(tx, memberId, { from, to }, now)
    await moveOwnedProducts(tx, memberId, from, to)
  })
}

/** Another last day or Stato for a wallet; one that belongs to a product lasts at least as long as the product is owned. */
export async function correctWallet(
  db: Db,
  memberId: string,
  { walletId, stato, activeUntil }: { walletId: string; stato: number | null; activeUntil: Date | null },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await changeWallet(tx, memberId, walletId, { stato, activeUntil }, async (wallet) => {
      const isShorter = activeUntil !== null && (wallet.activeUntil === null || activeUntil < wallet.activeUntil)
      const product = isShorter ? await productBehind(tx, memberId, wallet, now) : null
      if (product && isShorter && activeUntil < product.activeUntil)
        throw new InvalidInput({
          lastDay: `Fa parte di «${product.name}», che vale fino al ${formatDateIt(lastDayOf({ end: product.activeUntil }))}: accorcia il periodo Premium.`,
        })
    })
  })
}

async function productBehind(db: Db, memberId: string, { tag, activeUntil }: HeldWallet, now: Date) {
  if (activeUntil && activeUntil <= now) return null
  const tagsOf = new Map(
    (await listProducts(db, now)).map(({ id, wallets }) => [id, wallets.map((wallet) => wallet.tag)]),
  )
  const owned = (await listOwnedProducts(db, memberId)).filter((product) => product.activeUntil > now)
  return owned.find(({ productId }) => tagsOf.get(productId)?.includes(tag)) ?? null
}
