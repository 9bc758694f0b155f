import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { gatheredList } from '#areas/lists/gathered-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { DONE_WORDS, PAGES_PATH, STATE_WORDS } from '../composer/page-copy.ts'
import { PAGES } from '../lists/page-list-store.server.ts'
import type { Route } from './+types/page-list'

const SAID = { ...VIEW_DONE, ...DONE_WORDS }

/** SHL-001. Every page that editors make, and every page of an area where they have put something, by address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'pages.write')
  const { db, now, placeAt } = partsOf(context)
  const list = await gatheredList(db, PAGES, { now, staff })
  const { rows, ...shown } = await listAt(db, list, request, now, staff)
  return {
    list: shown,
    rows: rows.map((line) => ({ ...line, isOfArea: placeAt(line.path).kind !== 'editors' })),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'pages.write')
  const { db, now } = partsOf(context)
  return listAction(db, await gatheredList(db, PAGES, { now, staff }), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [{ title: 'Pagine | Redazione' }, { name: 'robots', content: 'noindex' }]

const COLUMNS: AskedListProps<Route.ComponentProps['loaderData']['rows'][number]>['columns'] = [
  {
    key: 'title',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, title }) => (
      <Link look="quiet" to={`${PAGES_PATH}/${id}`} className="inline-block max-w-72 truncate align-middle">
        {title || 'Senza titolo'}
      </Link>
    ),
  },
  {
    key: 'path',
    onPhone: 'second',
    cell: ({ path }) => <span className="inline-block max-w-56 truncate align-middle text-ink-soft">{path}</span>,
  },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ state: shown, hasChanges, isOfArea }) => (
      <span className="flex flex-wrap justify-end gap-1.5 sm:justify-start">
        <Badge tone={STATE_WORDS[shown].tone}>{STATE_WORDS[shown].label}</Badge>
        {hasChanges && <Badge tone="warning">Modifiche non pubblicate</Badge>}
        {isOfArea && <Badge tone="neutral">Intorno a una pagina del Club</Badge>}
      </span>
    ),
  },
  { key: 'when', cell: ({ updatedAt }) => formatMinuteIt(updatedAt) },
  { key: 'author', from: 'lg', cell: ({ author }) => author ?? 'Primo contenuto del Club' },
]

export default function PageListPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="layout-dashboard"
      lead="Le pagine che la redazione compone con i blocchi, dalla home in giù."
      begin={
        <ButtonLink to={`${PAGES_PATH}/nuova`} size="small" icon="plus">
          Nuova pagina
        </ButtonLink>
      }
      words={{
        many: 'pagine',
        none: 'Nessuna pagina',
        search: 'Parole del titolo o dell’indirizzo',
        placeholder: 'Titolo o indirizzo',
        notFound: 'Nessuna pagina trovata',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Il Club non ha ancora pagine',
        first: 'La prima comincia da «Nuova pagina».',
        usual: 'per indirizzo',
      }}
      refused={actionData}
      said={said}
    />
  )
}
