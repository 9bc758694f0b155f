import { redirect } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { Region } from '#areas/content/ui/region.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Anchor } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pageAddress, pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { CONVENTION_CRUMBS, conventionsPromise } from '../copy.ts'
import { SHOP_CATEGORIES, SHOPS_PER_PAGE } from '../model.ts'
import { categoryNamed, isShopLogoLink } from '../rules.ts'
import { countConventions, listShops } from '../store.server.ts'
import { ShopTileCard } from '../ui/shop-tile.tsx'
import type { Route } from './+types/shops'

const PATH = '/servizi/convenzioni/negozi'

export const handle = { lends: ['bottom'], query: ['pagina', 'categoria'] }

/** CNV-002. The shops, all or of a category, a page at a time. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, club, origin } = partsOf(context)
  const search = new URL(request.url).searchParams
  const category = categoryNamed(search.get('categoria'))
  const page = pageOf(search)
  const audience = audienceOf(context)
  const { type } = audience
  const { items, total } = await listShops(db, { category: category?.slug ?? null, page, type, now })
  const pages = Math.max(1, Math.ceil(total / SHOPS_PER_PAGE))
  if (page > pages) throw redirect(pageAddress(PATH, search, pages))
  const promise = conventionsPromise(await countConventions(db, { type, now }))
  return {
    clubName: club.name,
    origin,
    promise,
    category,
    shops: items,
    total,
    page,
    pages,
    isLogoLink: isShopLogoLink(audience),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData
    ? [
        ...pageMeta({
          title: loaderData.category?.label ?? 'Negozi convenzionati',
          description: loaderData.promise,
          path: PATH,
          origin: loaderData.origin,
          clubName: loaderData.clubName,
        }),
        ...pagingMeta(PATH, new URLSearchParams(location.search), loaderData.page, loaderData.pages),
      ]
    : []

const chip =
  'inline-flex min-h-11 items-center rounded-pill border border-line bg-paper px-4 font-[580] no-underline hover:border-primary aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary'

export default function ShopsPage({ loaderData }: Route.ComponentProps) {
  const { category, shops, total, page, pages, isLogoLink } = loaderData
  return (
    <>
      <PageHead
        title={category ? category.label : 'Negozi convenzionati'}
        lead={total === 1 ? 'Un negozio in convenzione.' : `${total} negozi in convenzione, in ordine alfabetico.`}
        crumbs={CONVENTION_CRUMBS}
      />
      <Band space="small">
        <nav aria-label="Categorie" className="mb-8">
          <ul className="flex flex-wrap gap-2">
            <li>
              <Anchor to={PATH} className={chip} aria-current={category ? undefined : 'page'}>
                Tutti
              </Anchor>
            </li>
            {SHOP_CATEGORIES.map(({ slug, label }) => (
              <li key={slug}>
                <Anchor
                  to={`${PATH}?categoria=${slug}`}
                  className={chip}
                  aria-current={category?.slug === slug ? 'page' : undefined}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {shops.length === 0 ? (
          <EmptyState title="Ancora nessun negozio in questa categoria" icon="ticket-percent">
            Scegli un’altra categoria: le convenzioni crescono ogni settimana.
          </EmptyState>
        ) : (
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
            {shops.map((shop) => (
              <li key={shop.id}>
                <ShopTileCard shop={shop} isLogoLink={isLogoLink} level={2} />
              </li>
            ))}
          </ul>
        )}
        <div className="mt-10">
          <Pagination current={page} total={pages} />
        </div>
      </Band>
      <Region name="bottom" />
    </>
  )
}
