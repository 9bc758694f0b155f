import type { RomeDay } from '../../pure/dates.ts'

/** A code to use in a shop, something that is sent home, or a gift to others. */
export const REWARD_KINDS = ['voucher', 'parcel', 'donation'] as const
export type RewardKind = (typeof REWARD_KINDS)[number]

export type Reward = {
  id: string
  title: string
  description: string
  brand: string
  /** Slug of its category, which is also the last part of an address. */
  category: string
  points: number
  kind: RewardKind
  /** A picture of its own; the club draws one where there is none. */
  image?: string | null
  /** What was already decided and has not begun. */
  next?: { points: number; fromDay: RomeDay } | null
  /** Nothing is left of it. */
  isOver?: boolean
}

export type RewardQuestion = { text: string; category: string | null; rows: number; offset: number }

/** Where a parcel goes. */
export type Delivery = { recipient: string; street: string; postalCode: string; city: string; province: string }

export type RewardOrder = {
  /** Ours; asking twice with the same one is asking once. */
  reference: string
  rewardId: string
  customerReference: string
  delivery: Delivery | null
}

/** `accepted` is paid and being prepared; `refused` never was; `cancelled` was, and is no more. */
export type SupplierState = 'accepted' | 'shipped' | 'delivered' | 'refused' | 'cancelled'

export type SupplierAnswer = { state: SupplierState /** Of a voucher that was accepted. */; voucherCode: string | null }

/** What the club needs of whoever runs the catalogue of rewards: what there is, orders, and the truth about one. */
export type RewardsPort = {
  readonly name: string
  searchRewards(question: RewardQuestion): Promise<{ rewards: Reward[]; total: number }>
  findReward(id: string): Promise<Reward | null>
  placeOrder(order: RewardOrder): Promise<SupplierAnswer>
  /** Null when they have never heard of it. */
  readOrder(reference: string): Promise<SupplierAnswer | null>
  /** True when it is cancelled; false when it is too late. */
  cancelOrder(reference: string): Promise<boolean>
  /** Where the person goes to shop; null when the catalogue is shown on our own site. */
  shopAddress(customerReference: string, path: string): Promise<string | null>
}
