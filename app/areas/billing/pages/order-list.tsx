import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt, romeDayOf } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { ORDER_WORDS, WAITING_WORDS, WAITINGS, WAY_WORDS } from '../desk-rules.ts'
import { listDeskOrders } from '../desk-store.server.ts'
import { ORDERS_PATH, QUOTATIONS_PATH } from '../paths-model.ts'
import type { Route } from './+types/order-list'

/** Where operators find who bought what, and what waits for them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'money.read')
  const { db, now } = partsOf(context)
  const asked = askedList(request, { waiting: ['attesa', z.enum(WAITINGS)] })
  const { typed, filters } = asked
  const { total, orders } = await listDeskOrders(db, { typed, ...filters }, { ...asked, today: romeDayOf(now) })
  return { listed: listed(asked, total), orders }
}

export const meta: Route.MetaFunction = () => [{ title: 'Ordini | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function OrderListPage({ loaderData: { listed: shown, orders } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Ordini"
      begin={
        <ButtonLink to={QUOTATIONS_PATH} variant="ghost" icon="plus">
          Inserisci un preventivo
        </ButtonLink>
      }
      listed={shown}
      icon="receipt"
      words={{
        find: 'Cerca un ordine',
        one: 'ordine',
        many: 'ordini',
        order: 'dal più recente',
        notFound: 'Nessun ordine trovato',
        hint: 'Prova con il codice cliente, o con «Tutti».',
        noneYet: 'Nessuno ha ancora comprato',
        first: 'Gli ordini degli iscritti compaiono qui da soli.',
      }}
      search={{
        label: 'Persona, causale del bonifico o fattura',
        description:
          'Nome, e-mail, telefono o codice cliente; la causale; il numero della fattura con l’anno, per esempio 12/2026.',
      }}
      filters={[
        {
          name: 'attesa',
          label: 'Mostra',
          all: 'Tutti',
          options: WAITINGS.map((value) => ({ value, label: WAITING_WORDS[value] })),
        },
      ]}
    >
      <Table
        caption="Ordini"
        isCaptionHidden
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'who',
            title: 'Iscritto',
            isRowTitle: true,
            cell: ({ id, name, surname, clientCode }) => (
              <span>
                <Link to={`${ORDERS_PATH}/${id}`}>
                  {surname} {name}
                </Link>
                <span className="font-normal text-ink-soft max-lg:block lg:ml-2">{clientCode}</span>
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
    </DeskListPage>
  )
}
