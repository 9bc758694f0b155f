import { staffOf } from '#areas/audience/context.server.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { takeElectronicInvoices } from '../bulk-commands.server.ts'
import { ORDER_WORDS, WAY_WORDS } from '../desk-rules.ts'
import { ORDERS, type OrderRow } from '../order-list-store.server.ts'
import { ORDERS_PATH, QUOTATIONS_PATH } from '../paths-model.ts'
import type { Route } from './+types/order-list'

/** Where operators find who bought what, and what waits for them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'money.read')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, ORDERS, request, now, staff)
  const bulk = bulkBarOf(ORDERS, [takeElectronicInvoices], list, staff)
  return { list, rows, bulk, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'money.read')
  const { db, now } = partsOf(context)
  return listAction(db, ORDERS, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [{ title: 'Ordini | Redazione' }, { name: 'robots', content: 'noindex' }]

const TONES = { pending: 'trial', confirmed: 'success', cancelled: 'neutral' } as const

const COLUMNS: AskedListProps<OrderRow>['columns'] = [
  {
    key: 'order',
    title: 'Ordine',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, order, name, surname }) => (
      <Link look="quiet" to={`${ORDERS_PATH}/${id}`}>
        {order}
        <span className="sm:hidden">
          {' '}
          {surname} {name}
        </span>
      </Link>
    ),
  },
  {
    key: 'who',
    title: 'Iscritto',
    cell: ({ surname, name }) => (
      <span className="inline-block max-w-56 truncate align-middle">
        {surname} {name}
      </span>
    ),
  },
  {
    key: 'what',
    title: 'Prodotti',
    from: 'lg',
    cell: ({ products }) => <span className="inline-block max-w-64 truncate align-middle">{products}</span>,
  },
  { key: 'when', title: 'Data', cell: ({ createdAt }) => formatDateIt(createdAt) },
  { key: 'way', title: 'Pagamento', from: 'lg', cell: ({ way }) => WAY_WORDS[way] },
  { key: 'total', title: 'Totale', align: 'end', onPhone: 'side', cell: ({ totalCents }) => formatEuro(totalCents) },
  {
    key: 'due',
    title: 'Da incassare',
    align: 'end',
    cell: ({ dueCents }) => (dueCents > 0 ? formatEuro(dueCents) : '–'),
  },
  {
    key: 'state',
    title: 'Stato',
    onPhone: 'second',
    cell: ({ state, owedCents }) => (
      <span className="flex items-center gap-2">
        <Dot tone={TONES[state]}>{ORDER_WORDS[state].label}</Dot>
        {owedCents > 0 && <Badge tone="danger">Da rimborsare</Badge>}
      </span>
    ),
  },
]

export default function OrderListPage({ loaderData: { list, rows, bulk, said }, actionData }: Route.ComponentProps) {
  const { tick, bar } = useBulkBar(bulk, rows, ({ order }) => `Scegli ${order}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="receipt"
      words={{
        many: 'ordini',
        none: 'Nessun ordine',
        search: 'Persona, numero dell’ordine o della fattura, causale del bonifico',
        placeholder: 'Persona, ordine, fattura o causale',
        notFound: 'Nessun ordine trovato',
        hint: 'Prova con il codice cliente, con 2026/000123 per un ordine o con 12/2026 per una fattura.',
        noneYet: 'Nessuno ha ancora comprato',
        first: 'Gli ordini degli iscritti compaiono qui da soli.',
        usual: 'dal più recente',
      }}
      refused={actionData}
      tick={tick}
      said={said}
      begin={
        <ButtonLink to={QUOTATIONS_PATH} variant="ghost" size="small" icon="plus">
          Inserisci un preventivo
        </ButtonLink>
      }
    >
      {bar}
    </AskedList>
  )
}
