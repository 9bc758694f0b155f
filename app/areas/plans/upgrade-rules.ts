import type { SubscriptionType } from '#areas/audience/model.ts'

/** UPG-016. Who had a trial or a subscription that ended, or a subscription that was renewed, is offered a month. */
export function upgradeFormVariant(
  type: SubscriptionType,
  oldExpiration: string | null,
): 'try-one-month-free' | 'full' {
  const hasLeft = type === 'EX_TRIAL' || type === 'EX_PREMIUM'
  return hasLeft || oldExpiration !== null ? 'try-one-month-free' : 'full'
}

/** UPG-021. Insurance is not sold to who sells insurance. */
export function tabsFor<Tab extends { id: string }>(tabs: readonly Tab[], isAps: boolean): Tab[] {
  return tabs.filter(({ id }) => !isAps || id !== 'assicurativi')
}
