const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
const PHONE = /^\+?[\d ]{6,16}$/

/** UPG-016. Who had a subscription that ended, or was renewed, is offered a month. */
export function upgradeFormVariant(oldExpiration: string | null): 'try-one-month-free' | 'full' {
  return oldExpiration === null ? 'full' : 'try-one-month-free'
}

/** What is wrong with a request, in words that say what to do. */
export function requestProblems(data: FormData): Record<string, string> {
  const email = String(data.get('email') ?? '').trim()
  const phone = String(data.get('phone') ?? '').trim()
  return {
    ...(!EMAIL.test(email) && { email: 'Scrivi il tuo indirizzo e-mail, per esempio nome@esempio.it.' }),
    ...(!PHONE.test(phone) && { phone: 'Scrivi il tuo numero di telefono, solo cifre.' }),
    ...(!data.get('privacy') && { privacy: 'Per inviare la richiesta devi leggere l’informativa.' }),
  }
}

/** UPG-021. Insurance is not sold to who sells insurance. */
export function tabsFor<Tab extends { id: string }>(tabs: readonly Tab[], isAps: boolean): Tab[] {
  return tabs.filter(({ id }) => !isAps || id !== 'assicurativi')
}
