import type { SubscriptionType } from '#areas/audience/model.ts'

/** CNV-002. The categories of partner shops, in the order in which they are shown. */
export const SHOP_CATEGORIES = [
  { slug: 'abbigliamento', label: 'Abbigliamento e scarpe', icon: 'tag' },
  { slug: 'salute', label: 'Salute e benessere', icon: 'heart' },
  { slug: 'casa', label: 'Casa e arredo', icon: 'house' },
  { slug: 'elettronica', label: 'Elettronica', icon: 'smartphone' },
  { slug: 'libri', label: 'Libri e cultura', icon: 'book-open' },
  { slug: 'viaggi', label: 'Viaggi e alberghi', icon: 'plane' },
  { slug: 'attrazioni', label: 'Attrazioni turistiche', icon: 'map-pin' },
  { slug: 'sport', label: 'Sport e tempo libero', icon: 'trophy' },
  { slug: 'bambini', label: 'Bambini', icon: 'gift' },
  { slug: 'alimentari', label: 'Spesa e ristoranti', icon: 'shopping-cart' },
  { slug: 'auto', label: 'Auto e mobilità', icon: 'car' },
  { slug: 'studio', label: 'Studio e ufficio', icon: 'briefcase' },
] as const
export type ShopCategory = (typeof SHOP_CATEGORIES)[number]['slug']

/** CNV-006. `o` activates an offer; any other value withdraws a code. */
export type OfferType = 'o' | 'c'

/** CNV-005. What a reduction is counted in. */
export const PRICE_SYMBOL = { euro: 1, percent: 2 } as const

export type Shop = {
  readonly id: number
  readonly name: string
  readonly category: ShopCategory
  readonly about: string
  readonly siteUrl: string
  /** The picture of its mark, if it gave one. */
  readonly logoPath: string | null
}

export type ShopTile = Pick<Shop, 'id' | 'name' | 'category' | 'logoPath'> & { readonly offers: number }

/** Whose eyes look, and when: an offer may be for some types only, and has a first and a last day. */
export type Eyes = { readonly type: SubscriptionType; readonly now: Date }

/** CNV-005. An offer as the catalogue keeps it: with its code, so it never leaves the server as it is. */
export type Offer = {
  readonly id: number
  readonly shopId: number
  readonly shopName: string
  readonly shopSiteUrl: string
  readonly shopLogoPath: string | null
  readonly title: string
  readonly description: string
  readonly conditions: string
  readonly linkUrl: string | null
  readonly voucherCode: string | null
  readonly offerType: OfferType
  readonly kind: string
  readonly fakeCouponType: string | null
  readonly priceValue: number | null
  readonly priceSymbol: number | null
  readonly endsAt: Date | null
}

export type Slide = {
  readonly id: number
  readonly shopId: number
  readonly shopName: string
  readonly title: string
  readonly imageKey: string
  readonly imagePath: string | null
}

/** CNV-020 */
export const BEST_OFFERS = { home: 3, list: 6 } as const
export const TOP_SHOPS_PER_VIEW = { phone: 2, tablet: 3, desktop: 6 } as const
export const TOP_SHOPS = 12
export const SLIDES = 5
export const SHOPS_PER_PAGE = 24
export const OFFERS_PER_PAGE = 12

/** CNV-008. How long the copy button says that it has copied. */
export const COPIED_MS = 3_000
