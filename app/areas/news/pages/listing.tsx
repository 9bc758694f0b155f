import { type ContentCard, NEWS_TYPES } from '#areas/content/article-model.ts'
import {
  listCards,
  listCardsByCategory,
  listCategories,
  listTopics,
  pageOfCards,
} from '#areas/content/article-store.server.ts'
import { ContentCardView } from '#areas/content/ui/content-card.tsx'
import { Region } from '#areas/content/ui/region.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band, CardGrid, SectionHead } from '#design/layout/layout.tsx'
import { Anchor, Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageMeta } from '#platform/pure/page-meta.ts'
import { pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { excerpt } from '#platform/pure/text.ts'
import {
  type FilterGroup,
  LIST_ROWS,
  MOST_FILTER_ENTRIES,
  NOTHING_FOUND,
  PICKER_ITEMS,
  SKIPPED_ROWS,
} from '../model.ts'
import { listMostRead } from '../most-read-store.server.ts'
import { filtersOf, hasFilters, listCriteria, pageCount, pickedCategories } from '../rules.ts'
import { CategoryPicker } from '../ui/category-picker.tsx'
import { FrontPage } from '../ui/front-page.tsx'
import { MostReadList } from '../ui/most-read-list.tsx'
import { NewsFilters } from '../ui/news-filters.tsx'
import type { Route } from './+types/listing'

export const handle = { lends: ['bottom'], query: ['pagina', 'categoria', 'formato', 'argomento'], rests: true }

const PATH = '/news-approfondimenti'
const TITLE = 'News e Approfondimenti'
const LEAD = 'Quello che è cambiato nella tua professione, letto per te e spiegato in poche righe.'

/** NWS-001…009. The listing: its filters and page are in its address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, origin, club } = partsOf(context)
  const search = new URL(request.url).searchParams
  const filters = filtersOf(search)
  const page = pageOf(search)
  const isOpening = page === 1 && !hasFilters(filters)
  const [{ items, matches }, newest, categories, topics, picked, mostRead] = await Promise.all([
    pageOfCards(db, listCriteria(filters, page), now),
    isOpening ? listCards(db, { types: NEWS_TYPES, offset: 0, rows: SKIPPED_ROWS }, now) : null,
    listCategories(db),
    listTopics(db, NEWS_TYPES, MOST_FILTER_ENTRIES, now),
    isOpening ? listCardsByCategory(db, PICKER_ITEMS + SKIPPED_ROWS + LIST_ROWS, NEWS_TYPES, now) : [],
    isOpening ? listMostRead(db, NEWS_TYPES, now) : [],
  ])
  const pages = pageCount(matches, filters)
  if (page > pages) throw new NotFound()
  return {
    filters,
    page,
    pages,
    items: items.map((item) => shownOf(item)),
    newest: (newest ?? []).map((item, index) => shownOf(item, index === 0)),
    categories,
    picked: pickedCategories(picked, [...(newest ?? []), ...items]).map((category) => ({
      ...category,
      items: category.items.map((item) => shownOf(item)),
    })),
    mostRead,
    topics: topics.map(({ value }) => value),
    search: search.toString(),
    origin,
    clubName: club.name,
  }
}

/** What is shown of an item, and no more: the page travels with it. */
const shownOf = (item: ContentCard, hasWords = true): ContentCard => ({
  ...item,
  topics: [],
  abstract: hasWords ? excerpt(item.abstract) : '',
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { page, pages, search, origin, clubName } = loaderData
  return [
    ...pageMeta({ title: TITLE, description: LEAD, path: PATH, origin, clubName }),
    ...pagingMeta(PATH, new URLSearchParams(search), page, pages),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: TITLE, href: `${PATH}/rss.xml` },
  ]
}

function filterGroups(
  categories: readonly { slug: string; label: string }[],
  topics: readonly string[],
): FilterGroup[] {
  const alike = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return [
    { name: 'categoria', label: 'Categoria', entries: categories.map(({ slug, label }) => ({ value: slug, label })) },
    { name: 'formato', label: 'Formato', entries: alike(NEWS_TYPES) },
    { name: 'argomento', label: 'Argomento', entries: alike(topics) },
  ]
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { filters, page, pages, items, newest, categories, picked, mostRead, topics, search } = loaderData
  const isOpening = newest.length > 0
  return (
    <>
      <PageHead title={TITLE} lead={LEAD} crumbs={[{ label: 'Home', to: '/' }]} />
      <FrontPage items={newest} />
      {picked.length > 0 && (
        <Band ground="paper" space="small" aria-labelledby="per-categoria">
          <SectionHead
            id="per-categoria"
            title="Scegli da dove cominciare"
            action={
              <Link look="standalone" to={`${PATH}/categorie`}>
                Tutte le categorie
              </Link>
            }
          />
          <div
            className={mostRead.length > 0 ? 'grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]' : ''}
          >
            <CategoryPicker categories={picked} />
            <MostReadList items={mostRead} />
          </div>
        </Band>
      )}
      <Band space="small" aria-labelledby="tutte">
        <SectionHead id="tutte" title={isOpening ? 'Altre letture' : 'Letture'} />
        <div className="grid items-start gap-7 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <NewsFilters key={search} groups={filterGroups(categories, topics)} applied={filters} />
          <div className="grid gap-8">
            {items.length === 0 ? (
              <EmptyState
                title="Nessun risultato"
                icon="search"
                action={
                  <ButtonLink variant="ghost" to={PATH}>
                    Togli i filtri
                  </ButtonLink>
                }
              >
                {NOTHING_FOUND}
              </EmptyState>
            ) : (
              <CardGrid columns={2} className="xl:grid-cols-3">
                {items.map((item) => (
                  <ContentCardView key={item.id} item={item} />
                ))}
              </CardGrid>
            )}
            <Pagination current={page} total={pages} />
          </div>
        </div>
      </Band>
      <Band ground="paper" space="small" aria-labelledby="categorie">
        <SectionHead id="categorie" title="Tutte le categorie" />
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {categories.map(({ slug, label }) => (
            <li key={slug}>
              <Anchor
                to={`${PATH}/${slug}`}
                className="flex min-h-14 items-center rounded-card bg-primary-tint px-5 font-strong text-primary-strong hover:underline"
              >
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Band>
      <Region name="bottom" />
    </>
  )
}
