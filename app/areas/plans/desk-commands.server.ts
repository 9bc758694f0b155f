import { bumpRevision } from '#areas/content/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { formatDateIt, type RomeDay, romeDayOf } from '#platform/pure/dates.ts'
import { judgePriceList, judgeProduct, saleProblem, type Typed } from './desk-rules.ts'
import {
  clearMostLikedBut,
  deletePriceList,
  deleteProduct,
  insertProduct,
  listPriceLists,
  replacePriceList,
  updateOnSale,
  updateProduct,
} from './desk-store.server.ts'
import { getProduct, listProducts } from './store.server.ts'

/** A product of the club's own, off sale until somebody puts it there. Answers its code. */
export async function createProduct(db: Db, typed: Typed): Promise<string> {
  const judged = judgeProduct(typed, null)
  if ('errors' in judged) throw new InvalidInput(judged.errors)
  const { id, fields } = judged
  if (!(await insertProduct(db, { ...fields, ...id })))
    throw new InvalidInput({ id: 'Un prodotto con questo codice c’è già: scrivine un altro.' })
  if (fields.isMostLiked) await clearMostLikedBut(db, id.id)
  await bumpRevision(db)
  return id.id
}

/** Other words, services or wallets, for who orders from now on: who has it or has ordered it keeps what was promised. */
export async function changeProduct(db: Db, productId: string, typed: Typed, now: Date): Promise<void> {
  const judged = judgeProduct(typed, await getProduct(db, productId, now))
  if ('errors' in judged) throw new InvalidInput(judged.errors)
  await updateProduct(db, productId, judged.fields)
  if (judged.fields.isMostLiked) await clearMostLikedBut(db, productId)
  await bumpRevision(db)
}

/** The prices of a product from a day on, today at the earliest: what was asked before that day cannot be rewritten. */
export async function writePriceList(db: Db, productId: string, typed: Typed, now: Date): Promise<RomeDay> {
  const lists = await listPriceLists(db, productId)
  const judged = judgePriceList(typed, { known: lists.flatMap(({ entries }) => entries), now })
  if ('errors' in judged) throw new InvalidInput(judged.errors)
  const { fromDay } = judged.list
  const changed = lists.find((list) => list.fromDay === typed.was)
  if (typed.was && !changed) throw new Conflict('Questo listino non c’è più: guarda di nuovo.')
  if (fromDay !== changed?.fromDay && lists.some((list) => list.fromDay === fromDay))
    throw new InvalidInput({ fromDay: 'In questo giorno comincia già un altro listino: cambia quello.' })
  // One that has not begun may be moved to another day; one that has is history.
  if (changed && changed.fromDay !== fromDay) {
    if (changed.fromDay <= romeDayOf(now))
      throw new InvalidInput({ fromDay: 'È già cominciato: il suo giorno non cambia più. Scrivine uno nuovo.' })
    await deletePriceList(db, productId, changed.fromDay)
  }
  await replacePriceList(db, productId, judged.list)
  await bumpRevision(db)
  return fromDay
}

/** Prices that have not begun are taken back; those of before go on. */
export async function removePriceList(db: Db, productId: string, fromDay: RomeDay, now: Date): Promise<void> {
  const lists = await listPriceLists(db, productId)
  if (!lists.some((list) => list.fromDay === fromDay))
    throw new Conflict('Questo listino non c’è più: guarda di nuovo.')
  if (fromDay <= romeDayOf(now))
    throw new Conflict(
      `Il listino dal ${formatDateIt(fromDay)} è già cominciato: per cambiare i prezzi scrivine uno nuovo.`,
    )
  const { isOnSale } = await getProduct(db, productId, now)
  if (isOnSale && lists.length === 1)
    throw new Conflict('È l’unico listino di un prodotto in vendita: prima ritira il prodotto.')
  await deletePriceList(db, productId, fromDay)
  await bumpRevision(db)
}

export async function putOnSale(db: Db, productId: string, now: Date): Promise<void> {
  const problem = saleProblem(await getProduct(db, productId, now), await listPriceLists(db, productId))
  if (problem) throw new Conflict(problem)
  await updateOnSale(db, productId, true)
  await bumpRevision(db)
}

/** Nobody finds it any more; whoever has it keeps it, and an operator may still propose it. */
export async function withdrawFromSale(db: Db, productId: string, now: Date): Promise<void> {
  const plans = (await listProducts(db, now)).filter(({ kind, isOnSale }) => kind === 'plan' && isOnSale)
  if (plans.length === 1 && plans[0]?.id === productId)
    throw new Conflict('È l’unico piano in vendita: prima mettine in vendita un altro.')
  await updateOnSale(db, productId, false)
  await bumpRevision(db)
}

/** For what was written by mistake: the caller knows that nobody ever had it. */
export async function removeProduct(db: Db, productId: string, now: Date): Promise<void> {
  if ((await getProduct(db, productId, now)).isOnSale) throw new Conflict('È in vendita: prima ritiralo.')
  await deleteProduct(db, productId)
  await bumpRevision(db)
}
