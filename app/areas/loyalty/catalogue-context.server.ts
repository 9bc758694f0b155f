import type { Audience } from '#areas/audience/model.ts'
import { isVisibleTo } from '#areas/audience/rules.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { Outside } from '#platform/outside/outside.server.ts'
import type { Reward, RewardQuestion, RewardsPort, SupplierAnswer } from '#platform/outside/rewards/port.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { sealVoucher } from './code-commands.server.ts'
import { takeCode } from './code-store.server.ts'
import type { OrderSource } from './model.ts'
import { listClubRewards, listSupplierDecisions, type SupplierDecision, takeReward } from './reward-store.server.ts'

type Shown = { rewards: Reward[]; total: number }

/** DSK-050. What points are spent on, as one audience sees it. Codes of vouchers are sealed in every answer. */
export type Catalogue = {
  readonly source: OrderSource
  search(question: RewardQuestion): Promise<Shown>
  find(id: string): Promise<Reward | null>
  /** Where the person goes to shop; null when the catalogue is shown on our own site. */
  shopAddress(customerReference: string, path: string): Promise<string | null>
} & ({ readonly source: 'supplier'; readonly supplier: RewardsPort } | { readonly source: 'club'; take: Take })

/** Takes one of the club's own in the transaction that takes the points: whoever finds none left has lost nothing. */
type Take = (tx: Db, rewardId: string, now: Date) => Promise<SupplierAnswer>

type Asking = { outside: Outside; db: Db; clock: Clock; secret: string; audience: Audience }

export function catalogueOf({ outside, db, clock, secret, audience }: Asking): Catalogue {
  const { supplier } = outside.loyalty
  return supplier ? supplied(sealing(supplier(db, clock), secret), db) : ownCatalogue(db, clock, audience)
}

/** The supplier whose codes are sealed before anybody keeps them. */
export function sealing(port: RewardsPort, secret: string): RewardsPort {
  const sealed = ({ state, voucherCode }: SupplierAnswer): SupplierAnswer => ({
    state,
    voucherCode: voucherCode && sealVoucher(voucherCode, secret),
  })
  return {
    ...port,
    placeOrder: async (order) => sealed(await port.placeOrder(order)),
    readOrder: async (reference) => {
      const answer = await port.readOrder(reference)
      return answer && sealed(answer)
    },
  }
}

const AT_ONCE = 100
/** Where something of a supplier is hidden or put first, no more than these of it are read and listed; the rest opens by its address. */
const MOST_READ = 1_000

function supplied(supplier: RewardsPort, db: Db): Catalogue {
  return {
    source: 'supplier',
    supplier,
    shopAddress: supplier.shopAddress,
    async search(question) {
      const decisions = await listSupplierDecisions(db)
      if (decisions.size === 0) return supplier.searchRewards(question)
      const shown = arranged(await readAll(supplier, question), decisions)
      return { rewards: shown.slice(question.offset, question.offset + question.rows), total: shown.length }
    },
    async find(id) {
      if ((await listSupplierDecisions(db)).get(id)?.isHidden) return null
      return supplier.findReward(id)
    },
  }
}

async function readAll(supplier: RewardsPort, question: RewardQuestion): Promise<Reward[]> {
  const read: Reward[] = []
  for (;;) {
    const { rewards, total } = await supplier.searchRewards({ ...question, rows: AT_ONCE, offset: read.length })
    read.push(...rewards)
    if (rewards.length === 0 || read.length >= Math.min(total, MOST_READ)) return read
  }
}

/** Without what is hidden, and with what was put first before the rest. */
function arranged(rewards: readonly Reward[], decisions: ReadonlyMap<string, SupplierDecision>): Reward[] {
  const placeOf = ({ id }: Reward) => decisions.get(id)?.place ?? Number.POSITIVE_INFINITY
  return rewards
    .filter(({ id }) => !decisions.get(id)?.isHidden)
    .toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)))
}

const REFUSED: SupplierAnswer = { state: 'refused', voucherCode: null }

function ownCatalogue(db: Db, clock: Clock, audience: Audience): Catalogue {
  const offered = async (asked: Omit<Parameters<typeof listClubRewards>[1], 'today'>) => {
    const listed = await listClubRewards(db, { ...asked, today: romeDayOf(clock.now()) })
    return listed.filter((each) => isVisibleTo(each.audience, audience).visible).map(({ reward }) => reward)
  }
  return {
    source: 'club',
    shopAddress: async () => null,
    async search({ text, category, rows, offset }) {
      const rewards = await offered({ text, category })
      return { rewards: rewards.slice(offset, offset + rows), total: rewards.length }
    },
    find: async (id) => (await offered({ id }))[0] ?? null,
    async take(tx, rewardId, now) {
      const kind = await takeReward(tx, rewardId)
      if (kind === null) return REFUSED
      if (kind !== 'voucher') return { state: 'accepted', voucherCode: null }
      const voucherCode = await takeCode(tx, rewardId, now)
      return voucherCode ? { state: 'delivered', voucherCode } : REFUSED
    },
  }
}
