import { daysLeft, expirationAt, subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import type { Membership, Period } from '#areas/audience/model.ts'
import type { DemoMember } from './demo-members.ts'
import { membershipAs, type SampleMembership } from './sample-membership.ts'

/** A trial about to end would surprise whoever shows the demo tomorrow. */
const FRESH_DAYS: Partial<Record<DemoMember['type'], number>> = { TRIAL: 3, PREMIUM: 30 }

export function demoMembership(member: DemoMember, at: Date): SampleMembership {
  return membershipAs(member.type, at, member)
}

/**
 * Whether time, and nobody else, has carried a demo member away from the type they stand for. Whoever bought or tried
 * something as that member keeps what they did: their dates are no longer those we wrote at `refreshedAt`.
 */
export function isRefreshDue(member: DemoMember, current: Membership, refreshedAt: Date, now: Date): boolean {
  const left = daysLeft(expirationAt(current, now), now)
  const hasMoved = subscriptionTypeAt(current, now) !== member.type || left < (FRESH_DAYS[member.type] ?? 0)
  return hasMoved && isAsWritten(current, demoMembership(member, refreshedAt))
}

function isAsWritten(current: Membership, written: Membership): boolean {
  const periods = current.premiumPeriods
  return (
    isSamePeriod(current.trial, written.trial) &&
    periods.length === written.premiumPeriods.length &&
    periods.every((period, index) => isSamePeriod(period, written.premiumPeriods[index] ?? null))
  )
}

function isSamePeriod(one: Period | null, other: Period | null): boolean {
  return one?.start.getTime() === other?.start.getTime() && one?.end.getTime() === other?.end.getTime()
}
