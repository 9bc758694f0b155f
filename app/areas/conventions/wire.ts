import { z } from 'zod'
import type { Offer, Shop, ShopTile, Slide } from './model.ts'
import { codePreview, validityLabel } from './rules.ts'

/** CNV-017…019. Where the pictures of the answers are, and where an offer leads. */
export const SLIDE_PATH = '/api/topnegozi/slides/'
export const SHOP_PATH = '/servizi/convenzioni/negozi/'

/** CNV-005. `voucher_code` is null until the offer is revealed; `voucher_preview` is what may be seen of it before (CNV-010). */
export const couponWire = z.object({
  id: z.number().int(),
  shop_id: z.number().int(),
  shop_logo: z.string(),
  shop_name: z.string(),
  title: z.string(),
  description: z.string(),
  voucher_code: z.string().nullable(),
  voucher_preview: z.string(),
  offer_type: z.string(),
  end_date_time_forhumans: z.string(),
  fake_coupon_type: z.string().nullable(),
  reduced_price_value: z.number().int().nullable(),
  reduced_price_symbol: z.number().int().nullable(),
  otypes: z.array(z.object({ input_name: z.string() })),
})
export type CouponWire = z.infer<typeof couponWire>

/** The name of a shop's mark below `LOGO_PATH`: another picture has another name, so that nobody is shown the old one. */
function logoFile({ id, logoPath }: Pick<Shop, 'id' | 'logoPath'>): string {
  const picture = /^\/files\/([0-9a-f]{8})[0-9a-f-]*\/.*\.(\w+)$/.exec(logoPath ?? '')
  return picture ? `${id}-${picture[1]}.${picture[2]}` : `${id}.svg`
}

/** A coupon as anybody may see it: without its code. */
export function toCoupon(offer: Offer): CouponWire {
  return {
    id: offer.id,
    shop_id: offer.shopId,
    shop_logo: logoFile({ id: offer.shopId, logoPath: offer.shopLogoPath }),
    shop_name: offer.shopName,
    title: offer.title,
    description: [offer.description, offer.conditions && `Condizioni: ${offer.conditions}`].filter(Boolean).join(' '),
    voucher_code: null,
    voucher_preview: codePreview(offer),
    offer_type: offer.offerType,
    end_date_time_forhumans: validityLabel(offer.endsAt),
    fake_coupon_type: offer.fakeCouponType,
    reduced_price_value: offer.priceValue,
    reduced_price_symbol: offer.priceSymbol,
    otypes: [{ input_name: offer.kind }],
  }
}

export const revealedCouponWire = couponWire.extend({
  /** False when the token was missing, wrong, or this audience may not have codes. */
  is_revealed: z.boolean(),
  /** The shop's own site, for whoever obtained the coupon. */
  redirect_url: z.string().nullable(),
})
export type RevealedCouponWire = z.infer<typeof revealedCouponWire>

export function toRevealedCoupon(offer: Offer, isRevealed: boolean): RevealedCouponWire {
  return {
    ...toCoupon(offer),
    voucher_code: isRevealed ? offer.voucherCode : null,
    is_revealed: isRevealed,
    redirect_url: isRevealed ? (offer.linkUrl ?? offer.shopSiteUrl) : null,
  }
}

export const withdrawnCouponWire = revealedCouponWire.extend({ show_token: z.string() })
export type WithdrawnCouponWire = z.infer<typeof withdrawnCouponWire>

/** API-253 */
export const bestOffersWire = z.object({
  url_logo_path_image: z.string(),
  offer_redirect_url: z.string(),
  data: z.array(couponWire),
})

/** API-254 */
const topShopWire = z.object({ id: z.number().int(), name: z.string(), logo: z.string(), offers: z.number().int() })
export const topShopsWire = z.object({ url_logo_path: z.string(), data: z.array(topShopWire) })

export function toTopShop({ id, name, logoPath, offers }: ShopTile): z.infer<typeof topShopWire> {
  return { id, name, logo: logoFile({ id, logoPath }), offers }
}

/** API-255, CNV-019 */
const slideWire = z.object({
  shop_name: z.string(),
  title: z.string(),
  image: z.string(),
  image_mobile: z.string(),
  shop_id: z.number().int(),
})
export const slideshowWire = z.object({
  url_path_image: z.string(),
  url_path_image_mobile: z.string(),
  data: z.array(slideWire),
})

export function toSlide({ shopName, title, imageKey, shopId }: Slide): z.infer<typeof slideWire> {
  return {
    shop_name: shopName,
    title,
    image: `${imageKey}.svg`,
    image_mobile: `${imageKey}.svg`,
    shop_id: shopId,
  }
}

const id = z.string().regex(/^[1-9]\d{0,8}$/, 'L’identificativo deve essere un numero.')
export const offerParams = z.object({ id: id.transform(Number) })
export const offerQuery = z.object({ show_token: z.string().max(64).optional() })
export const logoParams = z.object({ file: z.string().regex(/^[1-9]\d{0,8}(-[0-9a-f]{8})?\.[a-z]{3,4}$/) })
export const slideParams = z.object({ file: z.string().regex(/^[a-z0-9-]{1,60}\.svg$/) })
