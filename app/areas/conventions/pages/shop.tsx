import { redirect } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band, SectionHead, Wrap } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageAddress, pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { SHOP_CRUMBS } from '../copy.ts'
import { OFFERS_PER_PAGE } from '../model.ts'
import { categoryLabel, couponAccess, idIn, isShopLogoLink, seesShopOffers } from '../rules.ts'
import { getShop, listOffers } from '../store.server.ts'
import { CouponList } from '../ui/coupon-list.tsx'
import { RegisteredModal } from '../ui/registered-modal.tsx'
import { ShopLogo } from '../ui/shop-logo.tsx'
import { toCoupon } from '../wire.ts'
import type { Route } from './+types/shop'

/** `ocode`, `show_token` and `returnUrl` are read in the browser: what is kept does not depend on them (CNV-003). */
export const handle = { query: ['pagina'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, club } = partsOf(context)
  const audience = audienceOf(context)
  const shop = await getShop(db, idIn(params.shopId))
  const head = { clubName: club.name, shop, path: `/servizi/convenzioni/negozi/${shop.id}` }
  if (!seesShopOffers(audience)) return { ...head, list: null }
  const search = new URL(request.url).searchParams
  const page = pageOf(search)
  const { items, total } = await listOffers(db, { shopId: shop.id, page, now })
  const pages = Math.max(1, Math.ceil(total / OFFERS_PER_PAGE))
  if (page > pages) throw redirect(pageAddress(head.path, search, pages))
  return {
    ...head,
    list: {
      coupons: items.map(toCoupon),
      access: couponAccess(audience),
      isLogoLink: isShopLogoLink(audience),
      total,
      page,
      pages,
    },
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? [
        { title: `${loaderData.shop.name}: codici sconto | ${loaderData.clubName}` },
        { name: 'description', content: loaderData.shop.about },
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
      <PageHead title={shop.name} lead={shop.about} crumbs={SHOP_CRUMBS} />
      <Wrap className="flex flex-wrap items-center gap-4">
        <div className="w-40">
          <ShopLogo name={shop.name} />
        </div>
        <Badge>{categoryLabel(shop.category)}</Badge>
      </Wrap>
      {list ? (
        <Band space="small" aria-labelledby="offerte-titolo">
          <SectionHead
            id="offerte-titolo"
            title={list.total === 1 ? 'Un’offerta per i soci' : `${list.total} offerte per i soci`}
          />
          {list.coupons.length === 0 ? (
            <EmptyState title="Nessuna offerta in questo momento" icon="ticket-percent" level={3}>
              Torna tra qualche giorno: il catalogo cambia ogni giorno.
            </EmptyState>
          ) : (
            <CouponList coupons={list.coupons} access={list.access} isLogoLink={false} isInAddress />
          )}
          <div className="mt-10">
            <Pagination current={list.page} total={list.pages} />
          </div>
        </Band>
      ) : (
        <RegisteredModal shopName={shop.name} />
      )}
      <Region name="bottom" />
    </>
  )
}
