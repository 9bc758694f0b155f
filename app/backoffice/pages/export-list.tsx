import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listExportLines } from '#areas/lists/export-store.server.ts'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { listNamed } from '../lists/lists.server.ts'
import { TAKING_PERMISSIONS } from '../lists/taking.ts'
import type { Route } from './+types/export-list'

/** DSK-017. Whatever left the lists: all of it for administrators, their own files for the others. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, ...TAKING_PERMISSIONS)
  const { db, now } = partsOf(context)
  const asked = askedList(request, {})
  const actorId = staffMay(staff, 'trail.read') ? null : staff.id
  const { total, lines } = await listExportLines(db, { actorId, limit: asked.limit, offset: asked.offset })
  return {
    listed: listed(asked, total),
    said: saidIn(request, { preparo: 'Il file si prepara: un avviso dice quando è pronto, e lo trovi qui.' }),
    rows: lines.map((line) => ({
      id: line.id,
      at: formatMinuteIt(line.askedAt),
      who: line.actor ?? 'Chi non lavora più qui',
      list: listNamed(line.list)?.listFor(staff).title ?? line.list,
      question: line.question,
      columns: line.columns.join(', '),
      rows: line.rowCount.toLocaleString('it-IT'),
      reason: line.reason,
      downloaded: line.downloadedAt ? `Scaricato il ${formatMinuteIt(line.downloadedAt)}` : 'Mai scaricato',
      state: line.state,
      mayTake: line.actorId === staff.id && line.state === 'ready' && line.byteSize !== null && line.expiresAt > now,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'File usciti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const STATES = { preparing: 'Si prepara', failed: 'Non riuscito: esporta di nuovo', ready: '' }

export default function ExportListPage({ loaderData: { listed: shown, said, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="File usciti"
      said={said}
      listed={shown}
      icon="download"
      words={{
        find: 'Cerca un file',
        one: 'file',
        many: 'file',
        order: 'dall’ultimo',
        notFound: 'Nessun file',
        noneYet: 'Non è uscito nessun file',
        first: 'Chi esporta un elenco compare qui, con il perché.',
      }}
    >
      <Table
        caption="File usciti"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', title: 'Quando', isRowTitle: true, cell: ({ at }) => at },
          { key: 'who', title: 'Chi', cell: ({ who }) => who },
          { key: 'list', title: 'Elenco', cell: ({ list }) => list },
          { key: 'question', title: 'Domanda', cell: ({ question }) => question },
          { key: 'columns', title: 'Colonne', cell: ({ columns }) => columns },
          { key: 'rows', title: 'Righe', align: 'end', cell: (row) => row.rows },
          { key: 'reason', title: 'Perché', cell: ({ reason }) => reason },
          {
            key: 'file',
            title: 'File',
            cell: ({ id, state, downloaded, mayTake }) => (
              <>
                {STATES[state] || downloaded}
                {mayTake && (
                  <>
                    {' '}
                    <Link to={`/redazione/file-usciti/${id}`} isFile>
                      Scarica
                    </Link>
                  </>
                )}
              </>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
