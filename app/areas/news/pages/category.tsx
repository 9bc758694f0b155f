import { audienceOf } from '#areas/audience/context.server.ts'
import { NEWS_TYPES } from '#areas/content/article-model.ts'
import { listCards, listCategories, pageOfCards } from '#areas/content/article-store.server.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band, CardGrid } from '#design/layout/layout.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { LIST_ROWS, NOTHING_YET, SUGGESTED_ITEMS } from '../model.ts'
import { SuggestedContents } from '../ui/suggested-contents.tsx'
import type { Route } from './+types/category'

export const handle = { query: ['pagina'], rests: true }

/** NWS-011. A category, twelve items per page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  const category = (await listCategories(db)).find(({ slug }) => slug === params.category)
  if (!category) throw new NotFound()
  const search = new URL(request.url).searchParams
  const page = pageOf(search)
  const criteria = { types: NEWS_TYPES, categories: [category.slug], offset: (page - 1) * LIST_ROWS, rows: LIST_ROWS }
  const { items, matches } = await pageOfCards(db, criteria, now)
  const pages = Math.max(1, Math.ceil(matches / LIST_ROWS))
  if (page > pages) throw new NotFound()
  const excludedIds = items.map(({ id }) => id)
  const others = await listCards(db, { types: NEWS_TYPES, excludedIds, offset: 0, rows: SUGGESTED_ITEMS }, now)
  return {
    category,
    items,
    page,
    pages,
    suggested: others,
    type: audienceOf(context).type,
    search: search.toString(),
    origin,
    clubName: club.name,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { category, page, pages, search, origin, clubName } = loaderData
  const path = `/news-approfondimenti/${category.slug}`
  return [
    ...pageMeta({ title: category.label, description: category.description, path, origin, clubName }),
    ...pagingMeta(path, new URLSearchParams(search), page, pages),
  ]
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, items, page, pages, suggested, type } = loaderData
  const excludedIds = items.map(({ id }) => id)
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'News e Approfondimenti', to: '/news-approfondimenti' },
  ]
  return (
    <>
      <PageHead title={category.label} lead={category.description} crumbs={crumbs} />
      <Band space="small" aria-label="Letture">
        <h2 className="visually-hidden">Letture</h2>
        {items.length === 0 && (
          <EmptyState icon="newspaper" level={3} title={NOTHING_YET}>
            Intanto ci sono le letture delle altre categorie.
          </EmptyState>
        )}
        <CardGrid columns={3} className="mb-8">
          {items.map((item, index) => (
            <ContentCardView key={item.id} item={item} isFirst={index === 0} />
          ))}
        </CardGrid>
        <Pagination current={page} total={pages} />
      </Band>
      <SuggestedContents key={category.slug} type={type} everybodys={suggested} excludedIds={excludedIds} />
    </>
  )
}
