import { createHash } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/database.server.ts'
import type { RewardsPort, SupplierAnswer } from './port.ts'
import {
  cancelStandInOrder,
  findStandInOrder,
  findStandInReward,
  insertStandInOrder,
  listStandInRewards,
  putBackInStock,
  type StandInOrder,
  type StandInReward,
  takeFromStock,
  toReward,
} from './store.server.ts'

const HOUR_MS = 3_600_000
const SHIPPED_AFTER_MS = 48 * HOUR_MS
const DELIVERED_AFTER_MS = 120 * HOUR_MS

/**
 * A supplier that sends nothing and yet behaves: it refuses what has run out, ships after two days and delivers after five, and
 * of some things it discovers a day later that it has none. Time is the club's clock, so that a demo can see it all.
 */
export function standInRewards(db: Db, clock: Clock): RewardsPort {
  return {
    name: 'stand-in',
    searchRewards: (question) => listStandInRewards(db, question),
    async findReward(id) {
      const reward = await findStandInReward(db, id)
      return reward && toReward(reward)
    },
    placeOrder: (order) =>
      db.transaction(async (tx) => {
        const reward = await findStandInReward(tx, order.rewardId)
        const known = await findStandInOrder(tx, order.reference)
        if (known) return answerOf(known, reward, clock.now())
        const isAccepted = reward !== null && (await takeFromStock(tx, order.rewardId))
        const placed: StandInOrder = {
          ...order,
          state: isAccepted ? 'accepted' : 'refused',
          voucherCode: isAccepted && reward.kind === 'voucher' ? voucherCodeOf(order.reference) : null,
          placedAt: clock.now(),
        }
        if (await insertStandInOrder(tx, placed)) return answerOf(placed, reward, clock.now())
        // Somebody placed the same order meanwhile: theirs is the one that counts.
        if (isAccepted) await putBackInStock(tx, order.rewardId)
        return answerOf((await findStandInOrder(tx, order.reference)) ?? placed, reward, clock.now())
      }),
    async readOrder(reference) {
      const order = await findStandInOrder(db, reference)
      return order && answerOf(order, await findStandInReward(db, order.rewardId), clock.now())
    },
    cancelOrder: (reference) =>
      db.transaction(async (tx) => {
        const order = await findStandInOrder(tx, reference)
        const reward = order && (await findStandInReward(tx, order.rewardId))
        if (order?.state !== 'accepted') return order?.state === 'cancelled'
        const { state } = answerOf(order, reward, clock.now())
        if (state === 'cancelled') return true
        // A code that was given cannot be taken back.
        if (state !== 'accepted' || order.voucherCode !== null) return false
        if (await cancelStandInOrder(tx, reference)) await putBackInStock(tx, order.rewardId)
        return true
      }),
    shopAddress: async () => null,
  }
}

function answerOf(order: StandInOrder, reward: StandInReward | null, now: Date): SupplierAnswer {
  if (order.state !== 'accepted') return { state: order.state, voucherCode: null }
  const ageMs = now.getTime() - order.placedAt.getTime()
  const failsAfterMs = (reward?.failsAfterHours ?? Number.POSITIVE_INFINITY) * HOUR_MS
  if (ageMs >= failsAfterMs) return { state: 'cancelled', voucherCode: null }
  const { voucherCode } = order
  if (reward?.kind !== 'parcel') return { state: voucherCode ? 'delivered' : 'accepted', voucherCode }
  return {
    state: ageMs >= DELIVERED_AFTER_MS ? 'delivered' : ageMs >= SHIPPED_AFTER_MS ? 'shipped' : 'accepted',
    voucherCode,
  }
}

/** Twelve signs, the same for the same order. */
function voucherCodeOf(reference: string): string {
  const letters = createHash('sha256').update(`voucher ${reference}`).digest('hex').toUpperCase()
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8, 12)}`
}
