import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { EXPORTS_PATH, type ExportRow, exportsFor } from '#areas/lists/export-list-store.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { EXPORT_STATE_WORDS } from '#areas/lists/model.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { LIST_TITLES } from '../lists/lists.server.ts'
import { TAKING_PERMISSIONS } from '../lists/taking.ts'
import type { Route } from './+types/export-list'

const SAID = { ...VIEW_DONE, preparo: 'Il file si prepara: un avviso dice quando è pronto, e lo trovi qui.' }

/** DSK-017. Whatever left the lists. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, ...TAKING_PERMISSIONS)
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, exportsFor(staff, LIST_TITLES), request, now, staff)
  return {
    list,
    rows: rows.map((row) => ({
      ...row,
      fileAt:
        row.actorId === staff.id && row.state === 'ready' && row.byteSize !== null && row.expiresAt > now
          ? `${EXPORTS_PATH}/${row.id}`
          : null,
    })),
    said: saidIn(request, SAID),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, ...TAKING_PERMISSIONS)
  const { db, now } = partsOf(context)
  return listAction(db, exportsFor(staff, LIST_TITLES), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'File usciti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<ExportRow & { fileAt: string | null }>['columns'] = [
  { key: 'at', isRowTitle: true, onPhone: 'first' },
  { key: 'who', onPhone: 'second' },
  { key: 'question', from: 'lg', cell: ({ question }) => <Cut>{question}</Cut> },
  { key: 'columns', from: 'xl', cell: ({ columns }) => <Cut>{columns.join(', ')}</Cut> },
  { key: 'rows', align: 'end', cell: ({ rowCount }) => rowCount.toLocaleString('it-IT') },
  { key: 'reason', from: 'lg', cell: ({ reason }) => <Cut>{reason}</Cut> },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ state, fileAt }) =>
      fileAt ? (
        <Link to={fileAt} isFile>
          Scarica
        </Link>
      ) : (
        EXPORT_STATE_WORDS[state]
      ),
  },
  {
    key: 'downloaded',
    cell: ({ downloadedAt }) => (downloadedAt ? `Scaricato il ${formatMinuteIt(downloadedAt)}` : 'Mai scaricato'),
  },
]

/** Words that may be long, in one line. */
function Cut({ children }: { children: string }) {
  return (
    <span title={children} className="inline-block max-w-56 truncate align-middle">
      {children}
    </span>
  )
}

export default function ExportListPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="download"
      words={{
        many: 'file',
        none: 'Nessun file',
        search: 'Cerca un file',
        placeholder: 'Chi, elenco o perché',
        notFound: 'Nessun file trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Non è uscito nessun file',
        first: 'Chi esporta un elenco compare qui, con il perché.',
        usual: 'dall’ultimo',
      }}
      refused={actionData}
      said={said}
    />
  )
}
