import type { Period } from '#areas/audience/model.ts'
import type { NewWallet } from '#areas/audience/store.server.ts'
import { walletTagsOf } from './rules.ts'

/** What a trial can spend: enough to follow a course and ask a lawyer once. */
export const TRIAL_CREDITS: Readonly<Record<string, number>> = { ecm: 10, legal: 1 }

/** REG-015. The wallets a trial opens; each closes by itself when the trial ends. */
export function trialGrants(trial: Period): NewWallet[] {
  const beyondFree = walletTagsOf('TRIAL').filter((tag) => !walletTagsOf('REGISTRATO').includes(tag))
  return beyondFree.map((tag) => ({
    tag,
    activeFrom: trial.start,
    activeUntil: trial.end,
    initialCredits: TRIAL_CREDITS[tag] ?? 0,
  }))
}

/** REG-015. What everybody who registers holds, for as long as they have an account. */
export function freeGrants(registeredAt: Date): NewWallet[] {
  return walletTagsOf('REGISTRATO').map((tag) => ({ tag, activeFrom: registeredAt, activeUntil: null }))
}
