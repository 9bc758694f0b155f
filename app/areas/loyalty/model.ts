import type { RewardKind } from '#platform/outside/rewards/port.ts'

/** The wallet that opens the programme (LOY-010). */
export const LOYALTY_WALLET = 'winLoy'

/** How long points last, counted in months from the day they are earned, to the end of that day. The documents give no number. */
export const POINTS_LIFE_MONTHS = 24
/** Points that come back after their own lot has ended stay long enough to be used. */
export const RETURNED_LIFE_DAYS = 30
/** From how many days before is the end of some points told. */
export const ENDING_SOON_DAYS = 60

/** LOY-004, LOY-005, API-241, API-242. */
export const TEASER_SIZE = 4
export const LATEST_SIZE = 3
/** All the activity, where “Vedi tutti” leads. */
export const ACTIVITY_ROWS = 20
/** LOY-026 */
export const SEARCH_ROWS = 9
export const IMAGE_QUALITY = 60

/** LOY-006, art. 7. What costs more begins after these days. */
export const RISE_NOTICE_DAYS = 30
/** DSK-051. How long an address is kept after its order is over. */
export const ADDRESS_DAYS = 90
/** Rewards the club may keep. */
export const MOST_REWARDS = 500
export const REWARDS_DESK_PATH = '/redazione/premi'
export const REWARD_ORDERS_PATH = `${REWARDS_DESK_PATH}/ordini`

/** LOY-013, LOY-015. */
export const PROGRAMME_PATH = '/programma-fedelta'
export const CATALOGUE_PATH = '/programma-fedelta-premiati'
export const PRODUCTS_TARGET = '/prodotti'
export const ORDERS_TARGET = '/profilo/ordini/'
export const OWN_PATH = '/profilo/il-mio-programma-fedelta'

/** Points earned together, which end together. */
export type Lot = { id: string; remaining: number; earnedAt: Date; expiresAt: Date }

/** What an operation takes from a lot (negative) or puts into it. */
export type Entry = { lotId: string; amount: number }

export const OPERATION_KINDS = ['earn', 'spend', 'return', 'expire'] as const
export type OperationKind = (typeof OPERATION_KINDS)[number]

/** LOY-025. What a member reads in the list of activity. */
export type Operation = {
  id: number
  kind: OperationKind
  description: string
  at: Date
  amount: number
  balanceAfter: number
}

/** `placing`: points are taken and the supplier has not answered yet. */
export const ORDER_STATES = ['placing', 'accepted', 'shipped', 'delivered', 'refused', 'cancelled'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** Whoever sends it. */
export const ORDER_SOURCES = ['supplier', 'club'] as const
export type OrderSource = (typeof ORDER_SOURCES)[number]

export type Order = {
  id: string
  memberId: string
  rewardId: string
  title: string
  points: number
  source: OrderSource
  kind: RewardKind
  state: OrderState
  /** Sealed: only its owner is shown it. */
  voucherCode: string | null
  courier: string | null
  trackingCode: string | null
  /** Why the points were given back. */
  reason: string | null
  placedAt: Date
}

export const MISSIONS = ['complete-profile', 'publish-card', 'pass-course', 'read', 'invite'] as const
export type MissionCode = (typeof MISSIONS)[number]

/** LOY-003 */
export const MISSION_ICONS = ['chat', 'user', 'document'] as const
export type MissionIcon = (typeof MISSION_ICONS)[number]

/** LOY-018 */
export const CATEGORIES = [
  { slug: 'buoni-acquisto', label: 'Buoni acquisto', icon: 'ticket-percent' },
  { slug: 'tecnologia', label: 'Tecnologia', icon: 'monitor' },
  { slug: 'libri-e-formazione', label: 'Libri e formazione', icon: 'book-open' },
  { slug: 'benessere', label: 'Benessere', icon: 'heart' },
  { slug: 'viaggi-e-tempo-libero', label: 'Viaggi e tempo libero', icon: 'plane' },
  { slug: 'casa', label: 'Casa', icon: 'house' },
  { slug: 'solidarieta', label: 'Solidarietà', icon: 'hand-heart' },
] as const
export type CategorySlug = (typeof CATEGORIES)[number]['slug']
