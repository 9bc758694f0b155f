import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Checkbox } from '#design/checkbox/checkbox.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { DESK_CRUMBS, DESK_PATH } from '../desk-copy.ts'
import { listDeskShops } from '../desk-store.server.ts'
import { SHOP_CATEGORIES } from '../model.ts'
import { categoryLabel, categoryNamed } from '../rules.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import { ShopLogo } from '../ui/shop-logo.tsx'
import type { Route } from './+types/staff-shops'

const PER_PAGE = 20

/** Every partner shop, also those that offer nothing or are hidden. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = searchedIn(search)
  const category = categoryNamed(search.get('categoria'))?.slug ?? null
  const isHidden = search.has('nascosti')
  const page = pageOf(search)
  const { items, total } = await listDeskShops(db, { typed, category, isHidden }, { page, limit: PER_PAGE, now })
  return { typed, category, isHidden, page, pages: Math.ceil(total / PER_PAGE), total, rows: items }
}

export const meta: Route.MetaFunction = () => [{ title: 'Negozi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffShopsPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, typed, category, isHidden, page, pages } = loaderData
  const isFiltered = typed !== '' || category !== null || isHidden
  return (
    <>
      <PageHead
        title="Negozi"
        lead={total === 1 ? 'Un negozio.' : `${total.toLocaleString('it-IT')} negozi, in ordine alfabetico.`}
        crumbs={DESK_CRUMBS}
        actions={
          <ButtonLink to={`${DESK_PATH}/negozi/nuovo`} icon="plus">
            Nuovo negozio
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ConventionTabs current="/negozi" />
        <ListSearch title="Cerca un negozio" label="Nome del negozio" typed={typed}>
          <Select
            name="categoria"
            label="Categoria"
            placeholder="Tutte"
            defaultValue={category ?? ''}
            options={SHOP_CATEGORIES.map(({ slug, label }) => ({ value: slug, label }))}
          />
          <Checkbox name="nascosti" value="si" label="Solo nascosti" defaultChecked={isHidden} />
        </ListSearch>
        <Table
          caption="Negozi"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState
              icon="ticket-percent"
              title={isFiltered ? 'Nessun negozio con questi filtri' : 'Non c’è ancora nessun negozio'}
              action={isFiltered ? <Link to={`${DESK_PATH}/negozi`}>Azzera filtri</Link> : undefined}
            >
              {isFiltered ? 'Prova con una parola del nome.' : 'Il primo comincia da «Nuovo negozio».'}
            </EmptyState>
          }
          columns={[
            {
              key: 'name',
              title: 'Negozio',
              isRowTitle: true,
              cell: ({ id, name, logoPath }) => (
                <span className="flex items-center gap-3">
                  <span className="w-16 shrink-0 max-sm:hidden">
                    <ShopLogo name={name} src={logoPath} />
                  </span>
                  <Link to={`${DESK_PATH}/negozi/${id}`}>{name}</Link>
                </span>
              ),
            },
            { key: 'category', title: 'Categoria', cell: (row) => categoryLabel(row.category) },
            { key: 'active', title: 'Offerte attive', align: 'end', cell: ({ active }) => active },
            {
              key: 'state',
              title: 'Stato',
              cell: (row) =>
                row.isHidden ? (
                  <Badge tone="warning">Nascosto</Badge>
                ) : row.active === 0 ? (
                  <Badge tone="neutral">Senza offerte</Badge>
                ) : (
                  <span className="flex flex-wrap gap-2">
                    <Badge tone="success">In convenzione</Badge>
                    {row.topRank !== null && <Badge tone="gold">Tra i più amati</Badge>}
                  </span>
                ),
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine dei negozi" />
      </Wrap>
    </>
  )
}
