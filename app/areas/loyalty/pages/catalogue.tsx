import { useNavigation } from 'react-router'
import { Button } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { FilterForm } from '#design/form/filter-form.tsx'
import { Band } from '#design/layout/layout.tsx'
import { Select } from '#design/select/select.tsx'
import { SearchField } from '#design/text-field/text-field.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { CATALOGUE_PATH, CATEGORIES, SEARCH_ROWS } from '../model.ts'
import { categoryOf } from '../rules.ts'
import { shopperOf } from '../shop-context.server.ts'
import { CatalogueHead } from '../ui/catalogue-head.tsx'
import { CatalogueList } from '../ui/catalogue-list.tsx'
import { toCatalogueItem } from '../wire.ts'
import type { Route } from './+types/catalogue'

const OPTIONS = [
  { value: '', label: 'Tutte le categorie' },
  ...CATEGORIES.map(({ slug, label }) => ({ value: slug, label })),
]

/** LOY-015, LOY-026. The catalogue, for whoever may spend. A failure costs the list, not the page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { catalogue, balance } = await shopperOf(context)
  const { log, club } = partsOf(context)
  const search = new URL(request.url).searchParams
  const text = (search.get('text') ?? '').trim().slice(0, 80)
  const category = categoryOf(search.get('categoria') ?? '')?.slug ?? null
  const page = pageOf(search)
  const shown = { text, category, page, balance, clubName: club.name }
  try {
    const asked = { text, category, rows: SEARCH_ROWS, offset: (page - 1) * SEARCH_ROWS }
    const { rewards, total } = await catalogue.search(asked)
    return { ...shown, items: rewards.map(toCatalogueItem), pages: Math.ceil(total / SEARCH_ROWS) }
  } catch (error) {
    log.error({ err: error }, 'the catalogue of rewards cannot be read')
    return { ...shown, items: null, pages: 0 }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Catalogo premi | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  const { text, category, page, balance, items, pages } = loaderData
  const isPending = useNavigation().location?.pathname === `${CATALOGUE_PATH}/prodotti`
  return (
    <>
      <CatalogueHead title="Catalogo premi" balance={balance}>
        <FilterForm
          role="search"
          aria-label="Cerca un premio"
          className="grid items-end gap-4 rounded-card bg-paper p-5 shadow-card sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto] sm:p-6"
        >
          <SearchField key={`text ${text}`} name="text" label="Che cosa cerchi" defaultValue={text} maxLength={80} />
          <Select
            key={`category ${category}`}
            name="categoria"
            label="Categoria"
            options={OPTIONS}
            defaultValue={category ?? ''}
          />
          <Button type="submit" icon="search" isPending={isPending}>
            Cerca
          </Button>
        </FilterForm>
      </CatalogueHead>
      <Band space="small" aria-label="Premi">
        {items ? (
          <CatalogueList items={items} page={page} pages={pages} />
        ) : (
          <EmptyState title="Il catalogo non risponde" icon="circle-alert">
            Riprova tra poco: i tuoi punti non si muovono.
          </EmptyState>
        )}
      </Band>
    </>
  )
}
