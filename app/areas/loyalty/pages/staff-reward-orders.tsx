import { staffOf } from '#areas/audience/context.server.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { recordAddress } from '#areas/lists/walk-context.server.ts'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { deliverMany, returnMany, shipMany } from '../bulk-commands.server.ts'
import { REWARD_ORDERS_PATH } from '../model.ts'
import { KIND_WORDS, ORDER_STATE_WORDS } from '../order-desk-rules.ts'
import { type DeskOrder, REWARD_ORDERS } from '../order-desk-store.server.ts'
import type { Route } from './+types/staff-reward-orders'

const ACTS = [shipMany, deliverMany, returnMany]

/** DSK-051. What members asked for with their points; what waits comes first, the oldest before the others. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'rewards.orders')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, REWARD_ORDERS, request, now, staff)
  const question = list.here.split('?')[1] ?? ''
  return {
    list,
    bulk: bulkBarOf(REWARD_ORDERS, ACTS, list, staff),
    // Where it goes is in the page of the order, and in the file for the courier.
    rows: rows.map(({ delivery: _, ...row }, at) => ({
      ...row,
      delivery: null,
      to: recordAddress(`${REWARD_ORDERS_PATH}/${row.id}`, question, list.offset + at + 1),
    })),
    said: saidIn(request, VIEW_DONE),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'rewards.orders')
  const { db, now } = partsOf(context)
  return listAction(db, REWARD_ORDERS, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Ordini dei premi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<DeskOrder & { to: string }>['columns'] = [
  {
    key: 'title',
    title: 'Premio',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ title, to }) => (
      <Link look="quiet" to={to} className="inline-block max-w-64 truncate align-middle">
        {title}
      </Link>
    ),
  },
  { key: 'who', title: 'Iscritto', onPhone: 'second', cell: ({ person }) => person },
  { key: 'kind', title: 'Tipo', cell: ({ kind }) => KIND_WORDS[kind] },
  { key: 'when', title: 'Data', cell: ({ placedAt }) => formatDateIt(new Date(placedAt)) },
  {
    key: 'points',
    title: 'Punti',
    align: 'end',
    from: 'lg',
    cell: ({ points }) => points.toLocaleString('it-IT', { useGrouping: 'always' }),
  },
  {
    key: 'state',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ state }) => <Dot tone={ORDER_STATE_WORDS[state].tone}>{ORDER_STATE_WORDS[state].label}</Dot>,
  },
]

export default function StaffRewardOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, bulk, said } = loaderData
  const { tick, bar } = useBulkBar(bulk, rows, ({ title, person }) => `Scegli ${title}, ${person}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="gift"
      words={{
        many: 'ordini',
        none: 'Nessun ordine',
        search: 'Persona, premio o codice di spedizione',
        placeholder: 'Persona, premio o spedizione',
        notFound: 'Nessun ordine trovato',
        hint: 'Prova con il cognome, con il nome del premio o con il codice della spedizione.',
        noneYet: 'Nessuno ha ancora chiesto un premio',
        first: 'Gli ordini degli iscritti compaiono qui da soli.',
        usual: 'prima quello che aspetta, dal più vecchio',
      }}
      refused={actionData}
      said={said}
      tick={tick}
    >
      {bar}
    </AskedList>
  )
}
