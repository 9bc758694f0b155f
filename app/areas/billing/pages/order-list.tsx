import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { ORDER_WORDS, orderFilterOf, WAY_WORDS } from '../desk-rules.ts'
import { listDeskOrders } from '../desk-store.server.ts'
import { ORDERS_PATH, QUOTATIONS_PATH } from '../paths-model.ts'
import type { Route } from './+types/order-list'

export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, club, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  const filter = orderFilterOf(search)
  const page = pageOf(search)
  return { clubName: club.name, filter, page, ...(await listDeskOrders(db, filter, { page, today: romeDayOf(now) })) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Ordini | ${loaderData?.clubName ?? 'Camice'}` }]

/** Where operators find who bought what, and what waits for them. */
export default function OrderListPage({ loaderData: { filter, page, pages, orders } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Ordini"
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <ButtonLink to={QUOTATIONS_PATH} variant="ghost" icon="plus">
            Inserisci un preventivo
          </ButtonLink>
        }
      />
      <Wrap className="grid gap-6 pb-16">
        <ListSearch
          title="Cerca un ordine"
          label="Codice cliente, nome, e-mail o causale del bonifico"
          typed={filter.text}
        >
          <Select
            name="attesa"
            label="Mostra"
            defaultValue={filter.waiting}
            options={[
              { value: 'all', label: 'Tutti' },
              { value: 'transfer', label: 'In attesa di bonifico' },
              { value: 'late', label: 'Con rate scadute' },
              { value: 'refund', label: 'Da rimborsare' },
            ]}
            className="min-w-44"
          />
        </ListSearch>
        <Table
          caption="Ordini"
          isCaptionHidden
          rows={orders}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="receipt" title="Nessun ordine corrisponde alla ricerca" />}
          columns={[
            {
              key: 'who',
              title: 'Socio',
              isRowTitle: true,
              cell: ({ id, name, surname, clientCode }) => (
                <span>
                  <Link to={`${ORDERS_PATH}/${id}`}>
                    {surname} {name}
                  </Link>
                  <span className="block font-normal text-ink-soft">{clientCode}</span>
                </span>
              ),
            },
            { key: 'what', title: 'Prodotti', cell: ({ products }) => products },
            { key: 'when', title: 'Data', cell: ({ createdAt }) => formatDateIt(createdAt) },
            { key: 'way', title: 'Pagamento', cell: ({ way }) => WAY_WORDS[way] },
            { key: 'total', title: 'Totale', align: 'end', cell: ({ totalCents }) => formatEuro(totalCents) },
            {
              key: 'state',
              title: 'Stato',
              cell: ({ state, hasRefundDue }) => (
                <span className="flex flex-wrap gap-2">
                  <Badge tone={ORDER_WORDS[state].tone}>{ORDER_WORDS[state].label}</Badge>
                  {hasRefundDue && <Badge tone="danger">Da rimborsare</Badge>}
                </span>
              ),
            },
          ]}
        />
        <Pagination current={page} total={pages} />
      </Wrap>
    </>
  )
}
