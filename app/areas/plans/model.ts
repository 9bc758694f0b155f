import type { RomeDay } from '#platform/pure/dates.ts'
import type { Cents } from '#platform/pure/money.ts'
import type { VatTreatment } from './vat-rules.ts'

/** UPG-001 */
export const TRIAL_DAYS = 7

/** A plan is the club itself; an addon is added to it and lasts as long as it does. */
export const PRODUCT_KINDS = ['plan', 'addon'] as const
export type ProductKind = (typeof PRODUCT_KINDS)[number]

export type ProductService = { readonly label: string; readonly publicDescription: string; readonly available: boolean }

/** The day of a price list that was there before lists had one. */
export const FIRST_DAY: RomeDay = '2000-01-01'

/** One way to pay a product: in how many instalments, for how much in all. */
export type PriceListEntry = {
  readonly installmentPlanId: string
  readonly installmentPlanNumber: number
  readonly installmentPlanName: string
  readonly totalCents: Cents
  readonly discountedCents: Cents | null
}

/** REG-015. A wallet that a product opens, with its Stato and its credits where it has them. */
export type GivenWallet = {
  readonly tag: string
  readonly stato?: number
  readonly credits?: number
  readonly isEndless?: boolean
}

export type Product = {
  readonly id: string
  readonly name: string
  readonly kind: ProductKind
  readonly summary: string
  readonly isMostLiked: boolean
  /** Off sale it stays readable to its owners, and an operator may still offer it. */
  readonly isOnSale: boolean
  /** The higher, the more it includes. */
  readonly rank: number
  readonly wallets: readonly GivenWallet[]
  readonly portfolios: readonly string[]
  readonly conditionsHtml: string
  /** ACC-006. How it is taxed; prices stay what the member pays. */
  readonly vat: VatTreatment
  readonly services: readonly ProductService[]
  /** As it is on the day it is asked for; empty before the first list begins. */
  readonly priceList: readonly PriceListEntry[]
}

/** What somebody who orders a product is promised: what is changed afterwards is for who orders afterwards. */
export type Promised = Pick<Product, 'name' | 'kind' | 'wallets' | 'portfolios' | 'conditionsHtml'>

/** SUB-014. A product that a member has or has had. */
export type OwnedProduct = {
  readonly productId: string
  readonly name: string
  readonly kind: ProductKind
  readonly activeFrom: Date
  readonly activeUntil: Date
  readonly conditionsHtml: string
}

/** UPG-005. A product as it is offered to somebody. */
export type SuggestedProduct = Product & { readonly isPurchasable: boolean; readonly isCurrent: boolean }

/** A member may renew the same plan in its last two months; before, there is nothing to buy. */
export const RENEWAL_DAYS = 60
