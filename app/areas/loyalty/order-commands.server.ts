import type { Member } from '#areas/audience/model.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, InvalidInput, NotAllowed, NotFound, Unavailable } from '#platform/errors.ts'
import type { Delivery, RewardsPort, SupplierAnswer } from '#platform/outside/rewards/port.ts'
import type { Catalogue } from './catalogue-context.server.ts'
import { settleAccount } from './commands.server.ts'
import { returnPoints, spendPoints } from './ledger-commands.server.ts'
import { lockAccount, sumOperations } from './ledger-store.server.ts'
import type { Order } from './model.ts'
import {
  findOrder,
  findOrderByKey,
  insertOrder,
  listOrders,
  type OrderRecord,
  updateOrder,
} from './order-store.server.ts'
import { putRewardBack } from './reward-store.server.ts'
import { maySpend, type Standing } from './rules.ts'
import { updateWalletCredits } from './store.server.ts'

export type Redemption = {
  member: Pick<Member, 'id' | 'clientCode'>
  standing: Standing
  rewardId: string
  delivery: Delivery | null
  /** The same key again is the same order. */
  idempotencyKey: string
  now: Date
}

export type Redeemed = { kind: 'ordered'; order: Order } | { kind: 'insufficient'; balance: number; points: number }

/**
 * Spends points for a reward. The club's own is taken in the transaction that takes the points. For a supplier's, first the points are
 * taken and the order is written, together; then the supplier is asked. What it refuses is given back; if it does not answer the order
 * waits, and a job asks again.
 */
export async function redeemReward(db: Db, catalogue: Catalogue, redemption: Redemption): Promise<Redeemed> {
  const { member, standing, rewardId, delivery, idempotencyKey, now } = redemption
  if (!maySpend(standing)) throw new NotAllowed('Al momento il Programma fedeltà non è attivo.')
  const reward = await catalogue.find(rewardId)
  if (!reward) throw new NotFound('Questo premio non è più in catalogo.')
  if (reward.kind === 'parcel' && !delivery)
    throw new InvalidInput({ recipient: 'Per questo premio serve un indirizzo a cui spedirlo.' })
  const taken = await db.transaction(async (tx) => {
    await lockAccount(tx, member.id)
    const known = await findOrderByKey(tx, member.id, idempotencyKey)
    if (known) {
      if (known.rewardId !== rewardId) throw new Conflict('Questa richiesta è già stata usata per un altro premio.')
      return known
    }
    const { title, points } = reward
    await settleAccount(tx, member.id, now)
    const key = `order:${idempotencyKey}`
    const spent = await spendPoints(tx, { memberId: member.id, points, description: title, key, now })
    if (spent.kind === 'insufficient') return { ...spent, points }
    await updateWalletCredits(tx, member.id, await sumOperations(tx, member.id), now)
    const sent = reward.kind === 'parcel' ? delivery : null
    const answer = catalogue.source === 'club' ? await catalogue.take(tx, rewardId, now) : null
    if (answer?.state === 'refused') throw new Conflict('Questo premio è finito. I tuoi punti sono rimasti.')
    return insertOrder(tx, {
      memberId: member.id,
      rewardId,
      title,
      points,
      source: catalogue.source,
      kind: reward.kind,
      ...(answer ?? { state: 'placing', voucherCode: null }),
      placedAt: now,
      delivery: sent,
      idempotencyKey,
    })
  })
  if (!('id' in taken)) return taken
  if (catalogue.source === 'club') return { kind: 'ordered', order: taken }
  const placing = { order: taken, clientCode: member.clientCode, now }
  return { kind: 'ordered', order: await placeOrder(db, catalogue.supplier, placing) }
}

type Placing = { order: OrderRecord; clientCode: string; now: Date }

/** Asks the supplier for an order whose points are taken. Asking again is asking once: the number of the order is the key. */
async function placeOrder(db: Db, port: RewardsPort, { order, clientCode, now }: Placing): Promise<Order> {
  if (order.state !== 'placing') return order
  const { id, rewardId, delivery } = order
  try {
    const answer = await port.placeOrder({ reference: id, rewardId, customerReference: clientCode, delivery })
    return await recordAnswer(db, order, answer, now)
  } catch (error) {
    if (error instanceof Unavailable) return order
    throw error
  }
}

/** Writes what the supplier says of an order; points of one that does not happen come back, once. */
export async function recordAnswer(db: Db, order: OrderRecord, answer: SupplierAnswer, now: Date): Promise<Order> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, order.memberId)
    const isChanged = await updateOrder(tx, order.id, answer, now)
    const isOver = answer.state === 'refused' || answer.state === 'cancelled'
    if (isChanged && isOver)
      await giveBack(tx, order, answer.state === 'refused' ? 'non disponibile' : 'annullato', now)
    return (await findOrder(tx, order.memberId, order.id)) ?? order
  })
}

/** The points of an order, to the lots they came from; once, whoever asks. */
export async function giveBack(
  tx: Db,
  { id, memberId, title, idempotencyKey }: OrderRecord,
  why: string,
  now: Date,
): Promise<void> {
  await returnPoints(tx, {
    memberId,
    spentKey: `order:${idempotencyKey}`,
    key: `return:${id}`,
    description: `${title}: ${why}, punti restituiti`,
    now,
  })
  await updateWalletCredits(tx, memberId, await sumOperations(tx, memberId), now)
}

/** What a member can still undo, they can. */
export async function cancelOrder(
  db: Db,
  catalogue: Catalogue,
  { memberId, orderId, now }: { memberId: string; orderId: string; now: Date },
): Promise<Order> {
  const order = await findOrder(db, memberId, orderId)
  if (!order) throw new NotFound('Questo ordine non esiste.')
  if (order.state === 'cancelled') return order
  if (order.source === 'club') return cancelOwnOrder(db, order, now)
  const isCancelled =
    order.state === 'accepted' && catalogue.source === 'supplier' && (await catalogue.supplier.cancelOrder(order.id))
  if (!isCancelled) throw new Conflict(TOO_LATE)
  return recordAnswer(db, order, { state: 'cancelled', voucherCode: null }, now)
}

const TOO_LATE = 'Questo ordine non si può più annullare.'

/** Until somebody at the desk has sent it. What was not sent is there for others again. */
async function cancelOwnOrder(db: Db, order: OrderRecord, now: Date): Promise<Order> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, order.memberId)
    if (!(await updateOrder(tx, order.id, { state: 'cancelled', voucherCode: null }, now, ['accepted'])))
      throw new Conflict(TOO_LATE)
    await putRewardBack(tx, order.rewardId)
    await giveBack(tx, order, 'annullato', now)
    return (await findOrder(tx, order.memberId, order.id)) ?? order
  })
}

/** Asks the supplier about one order that is still open. */
export async function refreshOrder(db: Db, port: RewardsPort, { order, clientCode, now }: Placing): Promise<Order> {
  const answer = await port.readOrder(order.id)
  return answer ? recordAnswer(db, order, answer, now) : placeOrder(db, port, { order, clientCode, now })
}

/** The orders of a member, as the supplier knows them now; as we knew them last when it does not answer. */
export async function listFreshOrders(
  db: Db,
  catalogue: Catalogue,
  { member, now }: { member: Pick<Member, 'id' | 'clientCode'>; now: Date },
): Promise<Order[]> {
  const orders = await listOrders(db, member.id)
  if (catalogue.source === 'club') return orders
  try {
    for (const order of orders.filter(
      ({ source, state }) =>
        source === 'supplier' && (state === 'placing' || state === 'accepted' || state === 'shipped'),
    ))
      await refreshOrder(db, catalogue.supplier, { order, clientCode: member.clientCode, now })
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    return orders
  }
  return listOrders(db, member.id)
}
