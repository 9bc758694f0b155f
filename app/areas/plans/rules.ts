import type { SubscriptionType } from '#areas/audience/model.ts'
import { type Cents, divideCents } from '#platform/pure/money.ts'
import {
  type OwnedProduct,
  type PriceListEntry,
  type Product,
  type Promised,
  RENEWAL_DAYS,
  type SuggestedProduct,
} from './model.ts'

const USUAL_INSTALLMENTS = 12

type Price = Pick<PriceListEntry, 'installmentPlanNumber' | 'totalCents' | 'discountedCents'>

/** UPG-008. The plan chosen before anybody chooses. */
export function defaultPlan<Entry extends { installmentPlanNumber: number }>(
  priceList: readonly Entry[],
): Entry | null {
  return (
    priceList.find(({ installmentPlanNumber }) => installmentPlanNumber === USUAL_INSTALLMENTS) ?? priceList[0] ?? null
  )
}

/** What somebody who orders this today is promised. */
export function promiseOf({ name, kind, wallets, portfolios, conditionsHtml }: Product): Promised {
  return { name, kind, wallets, portfolios, conditionsHtml }
}

/** What is really paid. */
export function payableCents({ totalCents, discountedCents }: Price): Cents {
  return discountedCents ?? totalCents
}

/** UPG-009. The price of a month; one paid at once is compared with the months of its alternative. */
export function monthlyCents(entry: Price, priceList: readonly Price[]): Cents {
  return divideCents(payableCents(entry), monthsOf(entry, priceList))
}

/** UPG-009. The price of a month before the discount; null when there is no discount. */
export function fullMonthlyCents(entry: Price, priceList: readonly Price[]): Cents | null {
  return entry.discountedCents === null ? null : divideCents(entry.totalCents, monthsOf(entry, priceList))
}

function monthsOf(entry: Price, priceList: readonly Price[]): number {
  if (entry.installmentPlanNumber > 1) return entry.installmentPlanNumber
  const alternative = priceList.find(({ installmentPlanNumber }) => installmentPlanNumber > 1)
  return alternative?.installmentPlanNumber ?? USUAL_INSTALLMENTS
}

/** UPG-010. The plan a member has now: the most inclusive of those running. */
export function currentPlan(owned: readonly OwnedProduct[], now: Date): OwnedProduct | null {
  const running = owned.filter(
    ({ kind, activeFrom, activeUntil }) => kind === 'plan' && activeFrom <= now && now < activeUntil,
  )
  return running.toSorted((a, b) => b.activeFrom.getTime() - a.activeFrom.getTime())[0] ?? null
}

export type Suggesting = {
  type: SubscriptionType
  currentProductId: string | null
  /** Days to the end of the present plan. */
  daysLeft: number
  /** UPG-011 */
  includesCurrent: boolean
}

/** UPG-005, UPG-011. The plans on sale for a visitor, from the day they have a price; their own only when asked for. */
export function suggestedProducts(products: readonly Product[], visitor: Suggesting): SuggestedProduct[] {
  const current = products.find(({ id }) => id === visitor.currentProductId)
  return products
    .filter(
      ({ kind, isOnSale, id, priceList }) =>
        kind === 'plan' && ((isOnSale && priceList.length > 0) || id === current?.id),
    )
    .map((product) => ({
      ...product,
      // What is sold no more has no price, also for who still has it.
      priceList: product.isOnSale ? product.priceList : [],
      isCurrent: product.id === current?.id,
      isPurchasable: mayBuy(product, current, visitor),
    }))
    .filter(({ isCurrent }) => visitor.includesCurrent || !isCurrent)
    .toSorted((a, b) => a.rank - b.rank)
}

/** Whoever has a plan may take a larger one at any time, and the same one again when it is about to end. */
export function mayBuy(product: Product, current: Product | undefined, { type, daysLeft }: Suggesting): boolean {
  if (!product.isOnSale || product.priceList.length === 0) return false
  if (type !== 'PREMIUM' || !current) return true
  return product.rank > current.rank || daysLeft <= RENEWAL_DAYS
}

/** UPG-003. Where the free trial begins for this visitor; null where there is none to offer. */
export function trialPath(type: SubscriptionType): string | null {
  if (type === 'SUSPECT') return '/registrazione-trial'
  return type === 'REGISTRATO' ? '/attivazione-trial' : null
}

/** UPG-003. Two products need room, more need all of it; one alone would stand beside an empty half. */
export function upgradeDialogSize(products: number): 'medium' | 'large' | 'extra-large' {
  if (products < 2) return 'medium'
  return products > 2 ? 'extra-large' : 'large'
}

/** UPG-002. A question that names what the visitor wanted to reach. */
export function upgradeTitle(serviceName: string | null): string {
  return serviceName ? `Vuoi accedere a ${serviceName}?` : 'Vuoi accedere a tutti i servizi del Club?'
}

/** BLK-036. The most chosen of what can be bought, else the first. */
export function featuredProduct<Offered extends { mostLiked: boolean; purchasable: boolean }>(
  products: readonly Offered[],
): Offered | null {
  const purchasable = products.filter((product) => product.purchasable)
  return purchasable.find(({ mostLiked }) => mostLiked) ?? purchasable[0] ?? null
}

/** CRT-008. Who may be asked to complete what an operator prepared. */
export function mayConvert(type: SubscriptionType): boolean {
  return type === 'REGISTRATO' || type === 'TRIAL' || type === 'EX_TRIAL' || type === 'EX_PREMIUM'
}
