import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { countOrdersWith } from '#areas/billing/desk-store.server.ts'
import { countCartsWith } from '#areas/cart/store.server.ts'
import {
  changeProduct,
  createProduct,
  putOnSale,
  removePriceList,
  removeProduct,
  withdrawFromSale,
  writePriceList,
} from '#areas/plans/desk-commands.server.ts'
import type { Typed } from '#areas/plans/desk-rules.ts'
import { countOwners, listPriceLists, lockProducts } from '#areas/plans/desk-store.server.ts'
import { listProducts } from '#areas/plans/store.server.ts'
import { sanitizeRichText } from '#blocks/fields/rich-text.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotFound } from '#platform/errors.ts'
import type { RomeDay } from '#platform/pure/dates.ts'
import { recordTrail } from '#platform/trail/store.server.ts'
import { changesBetween, type Line, reasonProblem } from '../members/member-rules.ts'
import { ChangedMeanwhile, markOf, type Ran, type Rehearsed, rehearsed } from '../rehearsal.server.ts'
import type { PlanAct } from './plan-copy.ts'
import { isPriceLine, pictureOf, priceChanges } from './plan-picture.ts'
import { notesOn, removalProblem, type Uses } from './plan-rules.ts'

export type Asked = {
  act: PlanAct
  /** Null for one that is being written. */
  productId: string | null
  typed: Typed
  staffId: string
  now: Date
}
export type PlanRehearsal = Rehearsed & { act: PlanAct; typed: Typed; notes: string[] }

export async function usesOf(db: Db, productId: string, now: Date): Promise<Uses> {
  const owners = (await countOwners(db, now)).get(productId) ?? { now: 0, ever: 0 }
  return { owners, carts: await countCartsWith(db, productId), orders: await countOrdersWith(db, productId) }
}

/** A product as it is in the database at this moment; no lines where there is none. */
async function seenNow(db: Db, productId: string | null, now: Date) {
  const products = await listProducts(db, now)
  const product = products.find(({ id }) => id === productId)
  const mostLiked = products.find(({ isMostLiked }) => isMostLiked)?.name ?? null
  const lists = product ? await listPriceLists(db, product.id) : []
  const lines: Line[] = product ? pictureOf(product, lists, mostLiked) : []
  return { lines, lists }
}

type Running = { tx: Db; productId: string; typed: Typed; now: Date }

const RUN: Record<Exclude<PlanAct, 'create'>, (running: Running) => Promise<unknown>> = {
  product: ({ tx, productId, typed, now }) => changeProduct(tx, productId, typed, now),
  prices: ({ tx, productId, typed, now }) => writePriceList(tx, productId, typed, now),
  'prices-removed': ({ tx, productId, typed, now }) =>
    removePriceList(tx, productId, (typed.fromDay ?? '') as RomeDay, now),
  sell: ({ tx, productId, now }) => putOnSale(tx, productId, now),
  withdraw: ({ tx, productId, now }) => withdrawFromSale(tx, productId, now),
  remove: async ({ tx, productId, now }) => {
    const problem = removalProblem(await usesOf(tx, productId, now))
    if (problem) throw new Conflict(problem)
    await removeProduct(tx, productId, now)
  },
}

async function run(tx: Db, { act, productId, typed, now }: Asked): Promise<Ran & { id: string }> {
  const why = reasonProblem(typed.reason ?? '')
  await lockProducts(tx)
  const before = await seenNow(tx, productId, now)
  if (productId !== null && before.lines.length === 0) throw new NotFound('Questo prodotto non esiste.')
  let id = productId ?? ''
  try {
    const clean = {
      ...typed,
      ...(typed.conditions !== undefined && { conditions: sanitizeRichText(typed.conditions) }),
    }
    if (productId === null) id = await createProduct(tx, clean)
    else if (act !== 'create') await RUN[act]({ tx, productId, typed: clean, now })
  } catch (error) {
    // Everything at once: whoever wrote a wrong price is not told of the reason only when the price is right.
    if (error instanceof InvalidInput && why) throw new InvalidInput({ ...error.fields, reason: why })
    throw error
  }
  if (why) throw new InvalidInput({ reason: why })
  const after = await seenNow(tx, id, now)
  const words = (lines: readonly Line[]) => lines.filter((line) => !isPriceLine(line))
  const changes = [
    ...changesBetween(words(before.lines), words(after.lines)),
    ...priceChanges(before.lists, after.lists),
  ]
  if (changes.length === 0) throw new Conflict('È già così: non cambierebbe niente.')
  return { before: before.lines, changes, id }
}

/** Decision 36. What would change, shown before anything does. */
export async function rehearsePlanAct(db: Db, asked: Asked): Promise<PlanRehearsal> {
  const { act, productId, typed, now } = asked
  const seen = await rehearsed(db, (tx) => run(tx, asked))
  const product = (await listProducts(db, now)).find(({ id }) => id === productId)
  const notes = notesOn(act, product ?? { isOnSale: false }, await usesOf(db, productId ?? '', now))
  return { act, typed, ...seen, notes }
}

const MOST_CHANGES = 100

/** Does the thing, once per key, if the product is still as it was seen; written on the trail. Answers the product's code. */
export async function performPlanAct(
  db: Db,
  asked: Asked,
  { seen, key }: { seen: string; key: string },
): Promise<string> {
  const { act, productId, typed, staffId, now } = asked
  return db.transaction(async (tx) => {
    const nameOf = async (code: string) => (await listProducts(tx, now)).find((each) => each.id === code)?.name
    await lockProducts(tx)
    const known = productId ?? typed.id?.trim() ?? ''
    const isDone = (await listTrailAbout(tx, 'product', known, 100)).some(({ facts }) => facts.key === key)
    if (isDone) return known
    if (markOf((await seenNow(tx, productId, now)).lines) !== seen) throw new ChangedMeanwhile()
    const before = await nameOf(known)
    const { changes, id } = await run(tx, asked)
    const name = (await nameOf(id)) ?? before
    await recordTrail(tx, {
      at: now,
      kind: 'plan-edited',
      actorId: staffId,
      done: { thing: 'product', id, what: act },
      name: name ?? id,
      reason: (typed.reason ?? '').trim(),
      key,
      changes: changes.slice(0, MOST_CHANGES).map(({ label, from, to }) => ({ field: label, from, to })),
    })
    return id
  })
}
