import type { StaffRole, SubscriptionType } from '#areas/audience/model.ts'

/** One demo person for each of the six types; null is whoever has not signed in. */
export const VISITORS: Readonly<Record<SubscriptionType, number | null>> = {
  SUSPECT: null,
  REGISTRATO: 1001,
  TRIAL: 1002,
  PREMIUM: 1003,
  EX_TRIAL: 1004,
  EX_PREMIUM: 1005,
}

/** One demo person for each role that is ready. */
export const STAFF = {
  editor: 9001,
  operator: 9002,
  administrator: 9003,
  accountant: 9004,
  tutor: 9005,
  legal: 9006,
  moderator: 9007,
} as const satisfies Record<StaffRole, number>

/** Who is refused a page of the desk is refused its forms; whoever has not signed in is led to sign in, and given back what was sent. */
export const formRefusal = (status: number) => (status === 302 ? 401 : status)
