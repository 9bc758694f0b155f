import { staffOf } from '#areas/audience/context.server.ts'
import { DESK_CRUMBS, DESK_PATH } from '#areas/conventions/desk-copy.ts'
import { getDeskShop, listOffersForPreview } from '#areas/conventions/desk-store.server.ts'
import { couponAccess, idIn, seesShopOffers } from '#areas/conventions/rules.ts'
import { ShopView } from '#areas/conventions/ui/shop-view.tsx'
import { toCoupon } from '#areas/conventions/wire.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { PreviewBar, previewAudience, previewChoice } from '../preview-bar.tsx'
import type { Route } from './+types/shop-preview'

/** CNV-013. Who is in trial or PREMIUM withdraws with this wallet, and without it is invited to a plan. */
const OPENING = ['topnegozi']

/** The page of a shop with all its offers that are not over, also the hidden ones, as a kind of visitor would get it. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'conventions.write')
  const { db, now } = partsOf(context)
  const choice = previewChoice(new URL(request.url).searchParams, OPENING)
  const audience = previewAudience(choice)
  const { id, name, category, about, siteUrl, logoPath } = await getDeskShop(db, idIn(params.shopId))
  const offers = await listOffersForPreview(db, { shopId: id, type: audience.type, now })
  return {
    choice,
    shop: { id, name, category, about, siteUrl, logoPath },
    list: seesShopOffers(audience)
      ? { coupons: offers.map(toCoupon), access: couponAccess(audience), total: offers.length, page: 1, pages: 1 }
      : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Anteprima di ${loaderData?.shop.name ?? 'un negozio'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function ShopPreviewPage({ loaderData: { choice, shop, list } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar path={`${DESK_PATH}/negozi/${shop.id}`} back="Torna al negozio" {...choice} />
      <ShopView key={choice.type} shop={shop} crumbs={DESK_CRUMBS} list={list} isPreview />
    </>
  )
}
