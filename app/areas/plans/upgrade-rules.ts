/** UPG-016. Who had a subscription that ended, or was renewed, is offered a month. */
export function upgradeFormVariant(oldExpiration: string | null): 'try-one-month-free' | 'full' {
  return oldExpiration === null ? 'full' : 'try-one-month-free'
}

/** UPG-021. Insurance is not sold to who sells insurance. */
export function tabsFor<Tab extends { id: string }>(tabs: readonly Tab[], isAps: boolean): Tab[] {
  return tabs.filter(({ id }) => !isAps || id !== 'assicurativi')
}
