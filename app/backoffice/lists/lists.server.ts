import { ORDERS } from '#areas/billing/order-list-store.server.ts'
import type { DeskList } from '#areas/lists/row-store.server.ts'
import { REWARD_ORDERS } from '#areas/loyalty/order-desk-store.server.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { FAILED_RUNS } from '#areas/upkeep/store.server.ts'
import type { StaffPermission } from '#platform/pure/permissions.ts'

export type TakenList = {
  list: DeskList
  /** Who may take it out. */
  permission: StaffPermission
  /** DSK-016. Whether a reason is asked for. */
  asksReason: boolean
}

/** CONTENTS: every list that is asked, kept as views and taken out. */
export const LISTS: readonly TakenList[] = [
  { list: MEMBERS, permission: 'members.export', asksReason: true },
  { list: ORDERS, permission: 'money.read', asksReason: false },
  { list: FAILED_RUNS, permission: 'club.write', asksReason: false },
  { list: REWARD_ORDERS, permission: 'rewards.orders', asksReason: false },
]

export const takenList = (name: string) => LISTS.find(({ list }) => list.name === name) ?? null
