import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { MISSIONS, type MissionRow } from '../lists/mission-list-store.server.ts'
import { LOYALTY_PATH } from '../loyalty/mission-copy.ts'
import type { Route } from './+types/mission-list'

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'rewards.write')
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, MISSIONS, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return { list: shown, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'rewards.write')
  const { db, now } = partsOf(context)
  return listAction(db, await gatheredList(db, MISSIONS, { now, staff }), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Programma Fedeltà | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<MissionRow>['columns'] = [
  {
    key: 'title',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ code, title }) => (
      <Link look="quiet" to={`${LOYALTY_PATH}/${code}`}>
        {title}
      </Link>
    ),
  },
  { key: 'points', align: 'end', cell: ({ points }) => points.toLocaleString('it-IT') },
  { key: 'limit', onPhone: 'second' },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ isActive, nextFrom }) => (
      <>
        <Dot tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Dà punti' : 'Ferma'}</Dot>
        {nextFrom && <span className="text-ink-soft sm:hidden"> cambia il {formatDateIt(nextFrom)}</span>}
      </>
    ),
  },
]

export default function MissionListPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ code }) => code}
      columns={COLUMNS}
      icon="gift"
      lead="Che cosa dà punti, quanti e quante volte. Un cambiamento comincia dal giorno scelto e si guarda prima di confermarlo."
      words={{
        many: 'missioni',
        none: 'Nessuna missione',
        search: 'Cerca una missione',
        placeholder: 'Titolo',
        notFound: 'Nessuna missione trovata',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non c’è nessuna missione',
        first: 'Le missioni nascono con il Club.',
        usual: 'quello del regolamento',
      }}
      refused={actionData}
      said={said}
    />
  )
}
