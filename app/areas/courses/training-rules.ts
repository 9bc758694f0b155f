import { seesEcmCredits } from '#areas/audience/entitlement-rules.ts'
import type { Audience, SubscriptionType, WalletRecord } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { toTenth } from '#platform/pure/tenths.ts'
import type { CourseStatus } from './model.ts'

export type TrainingTab = { status: CourseStatus; label: string; slug: string }

const TABS: readonly TrainingTab[] = [
  { status: 1, label: 'Attivi', slug: 'attivi' },
  { status: 2, label: 'Superati', slug: 'superati' },
  { status: 3, label: 'Non superati', slug: 'non-superati' },
  { status: 4, label: 'Scaduti', slug: 'scaduti' },
]

/** TRN-010, TRN-011. The place of a tab plus one is its status; who has left the club sees the first two. */
export function trainingTabs(type: SubscriptionType): readonly TrainingTab[] {
  return type === 'EX_TRIAL' || type === 'EX_PREMIUM' ? TABS.slice(0, 2) : TABS
}

/** TRN-002, TRN-003. */
export function showsCredits(audience: Audience): boolean {
  return seesEcmCredits(audience) && holds(audience, 'ecm')
}

export type EcmCredits = { available: number; used: number; bonus: number }

/** TRN-004. The code of the wallet is compared whatever its case. */
export function creditsOf(wallets: readonly WalletRecord[]): EcmCredits {
  const ecm = wallets.find(({ tag }) => tag.toLowerCase() === 'ecm')
  return { available: ecm?.balance ?? 0, used: ecm?.used ?? 0, bonus: ecm?.bonusCredits ?? 0 }
}

/** TRN-006. */
export function plafond({ available, used }: EcmCredits): number {
  return toTenth(used + available)
}

/** TRN-007. Outside of the panel, only when everything has been spent. */
export function isPlafondSpent(credits: EcmCredits): boolean {
  return plafond(credits) > 0 && plafond(credits) === credits.used
}

const twoDecimals = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** TRN-005. */
export function formatCredits(credits: number): string {
  return twoDecimals.format(credits)
}
