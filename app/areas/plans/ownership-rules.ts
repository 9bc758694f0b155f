import { premiumPeriod } from '#areas/audience/membership-rules.ts'
import type { Period, WalletGrant } from '#areas/audience/model.ts'
import { activeGrants } from '#areas/audience/rules.ts'
import type { GivenWallet, Product } from './model.ts'

export type Gift = {
  /** Null for an addon: it lasts as long as the plan it is added to. */
  period: Period | null
  owned: Period
  wallets: { tag: string; stato: number | null; activeFrom: Date; activeUntil: Date | null; initialCredits: number }[]
  portfolios: readonly string[]
}

type Owner = { premiumPeriods: readonly Period[]; grants: readonly WalletGrant[] }

/**
 * REG-011, REG-015. What a purchase gives. A plan bought before the present one ends begins when that ends; what the present one
 * lacks is given at once, because it is paid for today.
 */
export function giftOf(
  product: Pick<Product, 'kind' | 'wallets' | 'portfolios'>,
  { premiumPeriods, grants }: Owner,
  now: Date,
): Gift {
  const current = lastRunning(premiumPeriods, now)
  const next = premiumPeriod(now, current)
  const isAddon = product.kind === 'addon'
  const owned = isAddon ? { start: now, end: current?.end ?? next.end } : next
  const held = new Map(activeGrants(grants, now).map((grant) => [grant.tag, grant]))
  const start = (tag: string) => (!isAddon && held.has(tag) ? next.start : now)
  return {
    period: isAddon ? null : next,
    owned,
    wallets: product.wallets
      .filter((wallet) => !isAlreadyEndless(wallet, held.get(wallet.tag)))
      .map((wallet) => ({
        tag: wallet.tag,
        stato: wallet.stato ?? null,
        activeFrom: wallet.isEndless ? now : start(wallet.tag),
        activeUntil: wallet.isEndless ? null : owned.end,
        initialCredits: wallet.credits ?? 0,
      })),
    portfolios: product.portfolios,
  }
}

/** DSK-029. What a plan gives for days that were chosen. */
export function giftFor(product: Pick<Product, 'kind' | 'wallets' | 'portfolios'>, period: Period): Gift {
  const { wallets, portfolios } = giftOf(product, { premiumPeriods: [], grants: [] }, period.start)
  const ends = wallets.map((wallet) => ({ ...wallet, activeUntil: wallet.activeUntil && period.end }))
  return { period, owned: period, wallets: ends, portfolios }
}

function isAlreadyEndless(wallet: GivenWallet, held: WalletGrant | undefined): boolean {
  return wallet.isEndless === true && held?.activeUntil === null && held.stato === (wallet.stato ?? null)
}

function lastRunning(periods: readonly Period[], now: Date): Period | null {
  return periods
    .filter(({ end }) => end > now)
    .reduce<Period | null>((last, period) => (!last || period.end > last.end ? period : last), null)
}

/**
 * What becomes of a member's periods when one is taken back: first itself, which ends now or never begins; then those bought to
 * follow it, each coming forward to last its twelve months from where it can begin.
 */
export function movesWithout(
  taken: Period,
  periods: readonly Period[],
  now: Date,
): { from: Period; to: Period | null }[] {
  if (taken.end <= now) return []
  const following = periods
    .filter(({ start }) => start >= taken.end)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const ended = taken.start < now ? { start: taken.start, end: now } : null
  let last = lastRunning(
    periods.filter(({ end }) => end <= taken.start),
    now,
  )
  return [
    { from: taken, to: ended },
    ...following.map((from) => {
      const to: Period = premiumPeriod(now, last)
      last = to
      return { from, to }
    }),
  ]
}

/** SUB-009. Whether the further conditions of ECM training apply to whoever owns these products. */
export function ownsTraining(names: readonly string[]): boolean {
  return names.some((name) => name.toLowerCase().includes('ecm'))
}
