import { data } from 'react-router'
import { audienceOf } from '#areas/audience/context.server.ts'
import { usesAlternativeLoyaltyBlock } from '#areas/audience/entitlement-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Band } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { passOnCaching } from '#platform/http/pass-on-caching.ts'
import { pageOf, pagingMeta } from '#platform/pure/paging.ts'
import { catalogueOf } from '../catalogue-context.server.ts'
import { CATALOGUE_PATH, PRODUCTS_TARGET, SEARCH_ROWS } from '../model.ts'
import { catalogueLogin, categoryOf } from '../rules.ts'
import { CatalogueHead } from '../ui/catalogue-head.tsx'
import { CatalogueList } from '../ui/catalogue-list.tsx'
import { RenewPrompt } from '../ui/renew-prompt.tsx'
import { toCatalogueItem } from '../wire.ts'
import type { Route } from './+types/category'

export const handle = { query: ['pagina'] }

/** LOY-018, LOY-019, LOY-026. Open to everyone: signing in is asked when a reward is opened. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { club, origin, log } = parts
  const audience = audienceOf(context)
  const category = categoryOf(params.category)
  if (!category) throw new NotFound()
  const page = pageOf(new URL(request.url).searchParams)
  const shown = {
    category,
    page,
    clubName: club.name,
    origin,
    isReplaced: usesAlternativeLoyaltyBlock(audience),
  }
  try {
    const asked = { text: '', category: category.slug, rows: SEARCH_ROWS, offset: (page - 1) * SEARCH_ROWS }
    const { rewards, total } = await catalogueOf({ ...parts, audience }).search(asked)
    return data({ ...shown, items: rewards.map(toCatalogueItem), pages: Math.ceil(total / SEARCH_ROWS) }, {})
  } catch (error) {
    log.error({ err: error }, 'a category of rewards cannot be read')
    return data({ ...shown, items: null, pages: 1 }, { headers: { 'cache-control': 'no-store' } })
  }
}

export const headers = passOnCaching

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { category, page, pages, clubName, origin } = loaderData
  const path = `${CATALOGUE_PATH}/${category.slug}`
  return [
    { title: `${category.label}: i premi | ${clubName}` },
    { name: 'description', content: `I premi del Programma Fedeltà nella categoria ${category.label}.` },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...pagingMeta(path, new URLSearchParams(), page, pages),
  ]
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, page, items, pages, isReplaced } = loaderData
  // LOY-010, LOY-021: who did not renew in time has no way to the catalogue, and is told the way back.
  if (isReplaced)
    return (
      <>
        <CatalogueHead title={category.label} />
        <Band space="small" aria-label="Programma Fedeltà">
          <RenewPrompt />
        </Band>
      </>
    )
  return (
    <>
      <CatalogueHead title={category.label} />
      <Band space="small" aria-label="Premi">
        <p className="mb-6">
          <ButtonLink to={catalogueLogin(PRODUCTS_TARGET)} icon="gift" data-event-code="WL100">
            Vai al catalogo
          </ButtonLink>
        </p>
        {items ? (
          <CatalogueList items={items} page={page} pages={pages} />
        ) : (
          <EmptyState title="I premi non si sono aperti" icon="circle-alert">
            Riprova tra poco.
          </EmptyState>
        )}
      </Band>
    </>
  )
}
