import { addRomeDays, addRomeMonths, endOfRomeDay, romeDayOf, romeDaysBetween } from '#platform/pure/dates.ts'
import { type Expiration, type Membership, type Period, SUBSCRIPTION_TYPES, type SubscriptionType } from './model.ts'

const TRIAL_DAYS = 7
/** How long a plan lasts. */
export const PREMIUM_MONTHS = 12

/** AUD-001. Case does not matter on the way in; whatever is not one of the six is the visitor we do not know. */
export function parseSubscriptionType(written: string | null | undefined): SubscriptionType {
  const upper = written?.trim().toUpperCase()
  return SUBSCRIPTION_TYPES.find((type) => type === upper) ?? 'SUSPECT'
}

/** AUD-001, REG-009…012, REG-016. The type at an instant, from dates alone. Nobody's membership is SUSPECT. */
export function subscriptionTypeAt(membership: Membership | null, now: Date): SubscriptionType {
  if (!membership || now < membership.registrationDate) return 'SUSPECT'
  const { trial, premiumPeriods } = membership
  if (premiumPeriods.some((period) => includes(period, now))) return 'PREMIUM'
  if (trial && includes(trial, now)) return 'TRIAL'
  if (premiumPeriods.some((period) => isOver(period, now))) return 'EX_PREMIUM'
  if (trial && isOver(trial, now)) return 'EX_TRIAL'
  return 'REGISTRATO'
}

export type SubscriptionFlags = {
  isSuspect: boolean
  isRegistered: boolean
  isTrial: boolean
  isPremium: boolean
  isExTrial: boolean
  isExPremium: boolean
  isEx: boolean
  isTrialOrPremium: boolean
}

/** AUD-003. The flags are the type said in another way, so they cannot disagree with it. */
export function subscriptionFlags(type: SubscriptionType): SubscriptionFlags {
  return {
    isSuspect: type === 'SUSPECT',
    isRegistered: type === 'REGISTRATO',
    isTrial: type === 'TRIAL',
    isPremium: type === 'PREMIUM',
    isExTrial: type === 'EX_TRIAL',
    isExPremium: type === 'EX_PREMIUM',
    isEx: type === 'EX_TRIAL' || type === 'EX_PREMIUM',
    isTrialOrPremium: type === 'TRIAL' || type === 'PREMIUM',
  }
}

/**
 * AUD-004. `expDate` is the last millisecond that still belongs to the trial or subscription, so that the day it falls
 * on is the last good day. A renewal bought before the end moves it, and leaves the earlier end in `oldExpiration` (REG-011).
 */
export function expirationAt(membership: Membership | null, now: Date): Expiration {
  switch (subscriptionTypeAt(membership, now)) {
    case 'PREMIUM':
      return premiumExpiration(runUntil(membership?.premiumPeriods ?? [], now), now)
    case 'EX_PREMIUM':
      return premiumExpiration(startedBy(membership?.premiumPeriods ?? [], now), now)
    case 'TRIAL':
    case 'EX_TRIAL':
      return expiration(
        membership?.trial?.end ?? null,
        latestEnd(startedBy(membership?.premiumPeriods ?? [], now)),
        now,
      )
    case 'SUSPECT':
    case 'REGISTRATO':
      return { isExpired: false, expDate: null, oldExpiration: null }
  }
}

/** The first instant after now at which the type may change: whatever is kept for this membership expires then. */
export function nextChangeAt(membership: Membership | null, now: Date): Date | null {
  if (!membership) return null
  const periods = membership.trial ? [membership.trial, ...membership.premiumPeriods] : membership.premiumPeriods
  return earliestAfter(now, [membership.registrationDate, ...periods.flatMap(({ start, end }) => [start, end])])
}

/** REG-008. Seven calendar days after the day of activation in Rome, to the end of that day. */
export function trialPeriod(activatedAt: Date): Period {
  return { start: activatedAt, end: endOfRomeDay(addRomeDays(romeDayOf(activatedAt), TRIAL_DAYS)) }
}

/** REG-011. Twelve months from the day of purchase, or from the last day of the present period when bought before it ends. */
export function premiumPeriod(purchasedAt: Date, current: Period | null = null): Period {
  const isRenewal = current !== null && purchasedAt < current.end
  const start = isRenewal ? current.end : purchasedAt
  const baseDay = romeDayOf(isRenewal ? lastInstant(current.end) : purchasedAt)
  return { start, end: endOfRomeDay(addRomeMonths(baseDay, PREMIUM_MONTHS)) }
}

/** SUB-002. Calendar days in Rome to the expiration date, never below zero. */
export function daysLeft({ expDate }: Expiration, now: Date): number {
  return expDate ? Math.max(0, romeDaysBetween(romeDayOf(now), romeDayOf(expDate))) : 0
}

export function includes({ start, end }: Period, now: Date): boolean {
  return start <= now && now < end
}

export function earliestAfter(now: Date, instants: readonly (Date | null)[]): Date | null {
  return instants.reduce<Date | null>(
    (earliest, instant) => (instant && instant > now && (!earliest || instant < earliest) ? instant : earliest),
    null,
  )
}

function isOver({ end }: Period, now: Date): boolean {
  return end <= now
}

function startedBy(periods: readonly Period[], now: Date): Period[] {
  return periods.filter(({ start }) => start <= now)
}

/** The periods begun by now, and those already bought that follow the present one without a gap. */
function runUntil(periods: readonly Period[], now: Date): Period[] {
  const run = startedBy(periods, now)
  const later = periods.filter(({ start }) => start > now).toSorted((a, b) => a.start.getTime() - b.start.getTime())
  for (const period of later) {
    const end = latestEnd(run)
    if (end && period.start <= end) run.push(period)
  }
  return run
}

function premiumExpiration(periods: readonly Period[], now: Date): Expiration {
  const ends = periods.map(({ end }) => end.getTime()).toSorted((a, b) => b - a)
  const [last, previous] = ends.map((end) => new Date(end))
  return expiration(last ?? null, previous ?? null, now)
}

function expiration(end: Date | null, oldEnd: Date | null, now: Date): Expiration {
  return {
    isExpired: end !== null && end <= now,
    expDate: end && lastInstant(end),
    oldExpiration: oldEnd && lastInstant(oldEnd),
  }
}

function latestEnd(periods: readonly Period[]): Date | null {
  return periods.reduce<Date | null>((latest, { end }) => (!latest || end > latest ? end : latest), null)
}

function lastInstant(end: Date): Date {
  return new Date(end.getTime() - 1)
}
