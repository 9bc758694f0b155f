import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { SEGMENTS, type SegmentRow } from '../segment-list-store.server.ts'
import type { Route } from './+types/staff-segments'

const PATH = '/redazione/segmenti'
const SAID = { ...VIEW_DONE, eliminato: 'Il segmento è eliminato.' }

/** DSK-023. The questions on members that the club keeps. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  const list = await gatheredList(db, SEGMENTS, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return { list: shown, rows, said: saidIn(request, SAID) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'segments.write')
  const { db, now } = partsOf(context)
  return listAction(db, await gatheredList(db, SEGMENTS, { now, staff }), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Segmenti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<SegmentRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, name, description }) => (
      <span>
        <Link look="quiet" to={`${PATH}/${id}`}>
          {name}
        </Link>
        {description && (
          <span className="block max-w-md truncate font-normal text-[0.8125rem] text-ink-soft">{description}</span>
        )}
      </span>
    ),
  },
  {
    key: 'count',
    align: 'end',
    onPhone: 'side',
    cell: ({ count, countedAt }) => (
      <span>
        {count === null ? '–' : formatCount(count)}
        {countedAt && <span className="block text-ink-soft text-xs">il {formatMinuteIt(countedAt)}</span>}
      </span>
    ),
  },
  { key: 'owner', onPhone: 'second' },
  { key: 'uses', cell: ({ uses }) => uses || '–' },
]

export default function SegmentsPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="target"
      lead="Domande sugli iscritti, tenute con un nome: chi comincia a rispondere c’è, chi smette non c’è più."
      begin={
        <ButtonLink to={`${PATH}/nuovo`} size="small" icon="plus">
          Nuovo segmento
        </ButtonLink>
      }
      words={{
        many: 'segmenti',
        none: 'Nessun segmento',
        search: 'Cerca un segmento',
        placeholder: 'Nome o descrizione',
        notFound: 'Nessun segmento trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non c’è ancora nessun segmento',
        first: 'Il primo comincia da «Nuovo segmento».',
        usual: 'per nome',
      }}
      refused={actionData}
      said={said}
    />
  )
}
