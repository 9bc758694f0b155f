import { premiumPeriod, trialPeriod } from '#areas/audience/membership-rules.ts'
import type { Period, SubscriptionType, Wallets } from '#areas/audience/model.ts'
import { daysBefore } from '#platform/pure/dates.ts'
import { walletTagsOf } from './rules.ts'
import { TRIAL_CREDITS } from './trial-rules.ts'

/** Days before the instant at which a sample member registered, and bought if they did. */
const AGES = {
  REGISTRATO: { registered: 90 },
  TRIAL: { registered: 2 },
  EX_TRIAL: { registered: 60 },
  PREMIUM: { registered: 400, bought: 60 },
  EX_PREMIUM: { registered: 500, bought: 420 },
} as const

/** Credits the wallets of a plan start with and how many of them a sample member has used; a trial gives its own, still whole. */
const CREDITS: Readonly<Record<string, { initialCredits: number; usedCredits: number; bonusCredits: number }>> = {
  ecm: { initialCredits: 150, usedCredits: 36, bonusCredits: 10 },
  legal: { initialCredits: 12, usedCredits: 2, bonusCredits: 0 },
  winLoy: { initialCredits: 200, usedCredits: 0, bonusCredits: 0 },
}

/** Stato of the wallets that have one, where nothing else is said (REG-015). */
const STATI: Wallets = { winLoy: { stato: 1 }, telemedicina: { stato: 1 } }
/** REG-012. Entitlements stop at expiry; reading the news and spending the last points do not. */
const ENDLESS = ['news', 'winLoy']
/** REG-015. What the product of the sample premium members adds. */
const PRODUCT_WALLETS = ['tutelaLegale', 'pubmed']
const PRODUCT_PORTFOLIOS = ['DAS']

export type SampleOptions = { wallets?: Wallets | undefined; withoutWallets?: readonly string[] | undefined }

export type SampleMembership = ReturnType<typeof membershipAs>

/** The dates and wallets of somebody who, at that instant, is of that type: for the demo, the seed and tests. */
export function membershipAs(type: Exclude<SubscriptionType, 'SUSPECT'>, at: Date, options: SampleOptions = {}) {
  const daysAgo = (days: number) => daysBefore(at, days)
  const ages: { registered: number; bought?: number } = AGES[type]
  const registrationDate = daysAgo(ages.registered)
  const trial: Period | null = type === 'REGISTRATO' ? null : trialPeriod(registrationDate)
  const premiumPeriods: Period[] = ages.bought === undefined ? [] : [premiumPeriod(daysAgo(ages.bought))]
  const current = type === 'PREMIUM' ? premiumPeriods[0] : type === 'TRIAL' ? trial : null
  const own = [...walletTagsOf(type), ...(type === 'PREMIUM' ? PRODUCT_WALLETS : [])]
  const tags = [...new Set([...own, ...Object.keys(options.wallets ?? {})])]
  return {
    registrationDate,
    trial,
    premiumPeriods,
    staticPortfolios: type === 'PREMIUM' ? PRODUCT_PORTFOLIOS : [],
    wallets: tags
      .filter((tag) => !options.withoutWallets?.includes(tag))
      .map((tag) => ({
        tag,
        stato: options.wallets?.[tag]?.stato ?? STATI[tag]?.stato ?? null,
        activeFrom: ENDLESS.includes(tag) ? registrationDate : (current?.start ?? registrationDate),
        activeUntil: ENDLESS.includes(tag) ? null : (current?.end ?? null),
        ...(type === 'TRIAL' ? { initialCredits: TRIAL_CREDITS[tag] ?? 0 } : CREDITS[tag]),
      })),
  }
}
