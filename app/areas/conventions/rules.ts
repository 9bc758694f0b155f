import type { Audience } from '#areas/audience/model.ts'
import { holds } from '#areas/audience/rules.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { type Offer, PRICE_SYMBOL, SHOP_CATEGORIES, type ShopCategory } from './model.ts'

/** CNV-013. The shop-discount wallet. */
const WALLET = 'topnegozi'

export type CouponAccess = 'withdraw' | 'upgrade'

/** CNV-011, CNV-013. Whether this audience may obtain a coupon, or is invited to a plan that gives it. */
export function couponAccess(audience: Audience): CouponAccess {
  switch (audience.type) {
    case 'REGISTRATO':
      return 'withdraw'
    case 'TRIAL':
    case 'PREMIUM':
      return holds(audience, WALLET) ? 'withdraw' : 'upgrade'
    case 'SUSPECT':
    case 'EX_TRIAL':
    case 'EX_PREMIUM':
      return 'upgrade'
  }
}

/** CNV-012. REGISTRATO meets a static modal in place of the offers of a shop. */
export function seesShopOffers(audience: Audience): boolean {
  return audience.type !== 'REGISTRATO'
}

/** CNV-014. On a coupon the logo of the shop is a link for those who can use what they find there. */
export function isShopLogoLink(audience: Audience): boolean {
  return (audience.type === 'TRIAL' || audience.type === 'PREMIUM') && holds(audience, WALLET)
}

/** CNV-015. TRIAL and PREMIUM reach coupons from the shop page. */
export function listsCouponCards(audience: Audience): boolean {
  return audience.type !== 'TRIAL' && audience.type !== 'PREMIUM'
}

/** CNV-006 */
export function offerActionLabel(offerType: string): string {
  return offerType === 'o' ? 'Attiva offerta' : 'Ritira codice'
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  sale: 'Saldi',
  gift: 'Regalo',
  'free-shipping': 'Spedizione gratuita',
  outlet: 'Outlet',
  bonus: 'Bonus',
  'gift-card': 'Gift card',
  students: 'Studenti',
  loan: 'Finanziamento',
  '3x2': '3x2',
}

/** CNV-007. The kinds that have a word of their own. */
export const OFFER_KINDS = Object.entries(KIND_LABELS).map(([value, label]) => ({ value, label }))

/** CNV-007. By the `input_name` of the first kind of an offer. */
export function offerKindLabel(kind: string): string {
  return Object.hasOwn(KIND_LABELS, kind) ? (KIND_LABELS[kind] ?? 'Offerta') : 'Offerta'
}

/** CNV-005. "10 €" or "10%"; nothing where an offer reduces no price. */
export function reductionLabel(value: number | null, symbol: number | null): string | null {
  if (value === null) return null
  if (symbol === PRICE_SYMBOL.euro) return `${value} €`
  return symbol === PRICE_SYMBOL.percent ? `${value}%` : null
}

/** A day and not a count of days: the sentence stays true for as long as a page is kept. The end is the midnight after the last day. */
export function validityLabel(endsAt: Date | null): string {
  return endsAt ? `Valida fino al ${formatDateIt(new Date(endsAt.getTime() - 1))}` : 'Senza scadenza'
}

const PREVIEW_LENGTH = 3
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/**
 * CNV-010. The final characters of the code, or any three where there is no code. A code so short that its end would be
 * the whole of it is not shown either. The same offer always gives the same three, so that kept pages do not differ.
 */
export function codePreview({ id, voucherCode }: Pick<Offer, 'id' | 'voucherCode'>): string {
  if (voucherCode && voucherCode.length > PREVIEW_LENGTH) return voucherCode.slice(-PREVIEW_LENGTH)
  return Array.from(
    { length: PREVIEW_LENGTH },
    (_, place) => ALPHABET[(Math.imul(id + 1, 2_654_435_761 + place * 40_503) >>> 7) % ALPHABET.length],
  ).join('')
}

/** The category an address asks for, if there is one of that name. */
export function categoryNamed(slug: string | null): (typeof SHOP_CATEGORIES)[number] | null {
  return SHOP_CATEGORIES.find((category) => category.slug === slug) ?? null
}

export function categoryLabel(slug: ShopCategory): string {
  return categoryNamed(slug)?.label ?? 'Altro'
}

/** CNV-003. A shop or an offer is named by a positive number, and by nothing else. */
export function idIn(text: string | undefined | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
