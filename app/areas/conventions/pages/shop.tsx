import { redirect } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pageAddress, pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { SHOP_CRUMBS } from '../copy.ts'
import { OFFERS_PER_PAGE } from '../model.ts'
import { couponAccess, idIn, seesShopOffers } from '../rules.ts'
import { getShop, listOffers } from '../store.server.ts'
import { ShopView } from '../ui/shop-view.tsx'
import { toCoupon } from '../wire.ts'
import type { Route } from './+types/shop'

/** `ocode`, `show_token` and `returnUrl` are read in the browser: what is kept does not depend on them (CNV-003). */
export const handle = { lends: ['bottom'], query: ['pagina'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const audience = audienceOf(context)
  const shop = await getShop(db, idIn(params.shopId))
  const head = { clubName: club.name, origin, shop, path: `/servizi/convenzioni/negozi/${shop.id}` }
  if (!seesShopOffers(audience)) return { ...head, list: null }
  const search = new URL(request.url).searchParams
  const page = pageOf(search)
  const { items, total } = await listOffers(db, { shopId: shop.id, page, type: audience.type, now })
  const pages = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (page > pages) throw redirect(pageAddress(head.path, search, pages))
  return {
    ...head,
    list: {
      coupons: items.map(toCoupon),
      access: couponAccess(audience),
      total,
      page,
      pages,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? [
        ...pageMeta({
          title: `${loaderData.shop.name}: codici sconto`,
          description: loaderData.shop.about,
          path: loaderData.path,
          origin: loaderData.origin,
          clubName: loaderData.clubName,
        }),
        ...(loaderData.list
          ? pagingMeta(
              loaderData.path,
              new URLSearchParams(location.search),
              loaderData.list.page,
              loaderData.list.pages,
            )
          : []),
      ]
    : []

export default function ShopPage({ loaderData: { shop, list } }: Route.ComponentProps) {
  return (
    <>
      <ShopView shop={shop} crumbs={SHOP_CRUMBS} list={list} />
      <Region name="bottom" />
    </>
  )
}
