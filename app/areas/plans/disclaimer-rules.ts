import type { SubscriptionType } from '#areas/audience/model.ts'
import { RENEWAL_DAYS } from './model.ts'

/** UPG-006. What is written under a price; to a PREMIUM, also when the plan they cannot buy today will be for sale. */
export function disclaimer(
  product: { purchasable: boolean; activePlan: boolean; isCurrent: boolean; priceList: readonly unknown[] },
  type: SubscriptionType,
) {
  if (product.purchasable || type !== 'PREMIUM')
    return 'Prezzi IVA inclusa. L’iscrizione dura 12 mesi e non si rinnova da sola.'
  if (product.priceList.length === 0) return 'È il piano che hai: dura fino alla scadenza, e non è più in vendita.'
  return product.activePlan || product.isCurrent
    ? `Prezzi IVA inclusa. È il piano che hai: lo rinnovi negli ultimi ${RENEWAL_DAYS} giorni.`
    : `Prezzi IVA inclusa. Lo scegli negli ultimi ${RENEWAL_DAYS} giorni del piano che hai.`
}
