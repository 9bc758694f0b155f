import { audienceOfRow, audienceToRow } from '#areas/audience/permission-wire.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { serveRecord } from '#platform/records/serve-record.server.ts'
import { reward } from './reward-record.ts'
import { decidedPrices, priceAfter, priceOn, type RewardState } from './reward-rules.ts'
import { countGone, listPrices, listRewardFacts, replacePrices, rewardsIn } from './reward-store.server.ts'
import { clubRewards } from './reward-tables.server.ts'

export const servedReward = serveRecord(reward, {
  table: clubRewards,
  trailKind: 'loyalty-edited',
  isKept: ({ loyalty }) => loyalty.supplier === null,
  fromRow: (row) => ({ ...row, audience: audienceOfRow(row) }),
  toRow: ({ audience, ...values }) => ({ ...values, ...audienceToRow(audience) }),
  isIn: (state, now) => rewardsIn(state as RewardState, romeDayOf(now)),
  check: async (db, { stock }, id): Promise<Record<string, string>> => {
    const gone = await countGone(db, id)
    return stock !== null && stock < gone ? { stock: `Ne sono già stati dati ${gone}: non possono essere meno.` } : {}
  },
  saved: async (db, { points }, id, { isHidden, now }) => {
    const prices = (await listPrices(db, [id])).get(id) ?? []
    // Nobody has seen what was never shown: until then a price binds nobody.
    if (isHidden && prices.length === 0) return
    await replacePrices(db, id, decidedPrices(prices, points, romeDayOf(now)))
  },
  facts: async (db, list, now) => {
    const ids = list.map(({ id }) => id)
    const [facts, prices] = [await listRewardFacts(db, ids), await listPrices(db, ids)]
    return new Map(
      ids.map((id) => {
        const own = prices.get(id) ?? []
        const today = romeDayOf(now)
        return [id, { ...facts.get(id), today: priceOn(own, today), next: priceAfter(own, today) }]
      }),
    )
  },
  stays: async (db, { id }) => {
    const facts = (await listRewardFacts(db, [id])).get(id)
    return facts && facts.codes > 0 ? 'Ha ancora codici da dare: nascondilo.' : null
  },
})
