import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { DESK_CRUMBS, DESK_PATH } from '../desk-copy.ts'
import { listDeskShops } from '../desk-store.server.ts'
import { SHOP_CATEGORIES } from '../model.ts'
import { categoryLabel } from '../rules.ts'
import { ConventionTabs } from '../ui/convention-tabs.tsx'
import { ShopLogo } from '../ui/shop-logo.tsx'
import type { Route } from './+types/staff-shops'

/** Every partner shop, also those that offer nothing or are hidden. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'editor')
  const { db, now } = partsOf(context)
  const asked = askedList(request, {
    category: ['categoria', z.enum(SHOP_CATEGORIES.map(({ slug }) => slug))],
    isHidden: ['nascosti', z.literal('si').transform(() => true)],
  })
  const { typed, filters } = asked
  const query = { typed, ...filters, isHidden: filters.isHidden ?? false }
  const { items, total } = await listDeskShops(db, query, { ...asked, now })
  return { listed: listed(asked, total), rows: items }
}

export const meta: Route.MetaFunction = () => [{ title: 'Negozi | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffShopsPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Negozi"
      crumbs={DESK_CRUMBS}
      begin={
        <ButtonLink to={`${DESK_PATH}/negozi/nuovo`} icon="plus">
          Nuovo negozio
        </ButtonLink>
      }
      above={<ConventionTabs current="/negozi" />}
      listed={shown}
      icon="ticket-percent"
      words={{
        find: 'Cerca un negozio',
        one: 'negozio',
        many: 'negozi',
        order: 'in ordine alfabetico',
        notFound: 'Nessun negozio trovato',
        noneYet: 'Non c’è ancora nessun negozio',
        first: 'Il primo comincia da «Nuovo negozio».',
      }}
      search={{ label: 'Nome del negozio' }}
      filters={[
        {
          name: 'categoria',
          label: 'Categoria',
          all: 'Tutte',
          options: SHOP_CATEGORIES.map(({ slug, label }) => ({ value: slug, label })),
        },
        { kind: 'tick', name: 'nascosti', label: 'Solo nascosti' },
      ]}
    >
      <Table
        caption="Negozi"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
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
    </DeskListPage>
  )
}
