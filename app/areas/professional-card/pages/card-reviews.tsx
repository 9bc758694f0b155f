import { staffOf } from '#areas/audience/context.server.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { approveCards } from '../bulk-commands.server.ts'
import { CARDS, type CardRow } from '../card-list-store.server.ts'
import { CARD_STANDINGS, CARDS_PATH, VISIBILITY_WORDS } from '../desk-copy.ts'
import type { Route } from './+types/card-reviews'

/** The cards an operator has to look at; the others are there to be looked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'cards.review')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, CARDS, request, now, staff)
  return { list, rows, bulk: bulkBarOf(CARDS, [approveCards], list, staff), said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'cards.review')
  const { db, now } = partsOf(context)
  return listAction(db, CARDS, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Schede professionali | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const TONES = { 'da-rivedere': 'trial', rivista: 'success', sospesa: 'danger', privata: 'neutral' } as const

const COLUMNS: AskedListProps<CardRow>['columns'] = [
  {
    key: 'name',
    title: 'Nome',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ slug, surname, name }) => (
      <Link look="quiet" to={`${CARDS_PATH}/${slug}`}>
        {surname} {name}
      </Link>
    ),
  },
  {
    key: 'profession',
    title: 'Professione',
    onPhone: 'second',
    cell: ({ profession }) => <span className="inline-block max-w-72 truncate align-middle">{profession}</span>,
  },
  {
    key: 'standing',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ standing, requests }) => (
      <span className="flex items-center gap-2">
        <Dot tone={TONES[standing]}>{CARD_STANDINGS[standing]}</Dot>
        {requests > 0 && <Badge tone="warning">Correzione chiesta</Badge>}
      </span>
    ),
  },
  { key: 'visibility', title: 'Chi la vede', cell: ({ visibility }) => VISIBILITY_WORDS[visibility] },
  { key: 'updated', title: 'Cambiata', cell: ({ updatedAt }) => formatDateIt(updatedAt) },
]

export default function CardReviewsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, bulk, said } = loaderData
  const { tick, bar } = useBulkBar(bulk, rows, ({ surname, name }) => `Scegli ${surname} ${name}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="badge-check"
      words={{
        many: 'schede',
        none: 'Nessuna scheda',
        search: 'Nome o professione',
        placeholder: 'Nome o professione',
        notFound: 'Nessuna scheda trovata',
        hint: 'Prova con il solo cognome, o con meno condizioni.',
        noneYet: 'Nessuno ha ancora una scheda',
        first: 'Le schede arrivano qui quando vengono scritte.',
        usual: 'da quella cambiata da più tempo',
      }}
      refused={actionData}
      said={said}
      tick={tick}
    >
      {bar}
    </AskedList>
  )
}
