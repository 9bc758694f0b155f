import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { askRows } from '#areas/lists/question-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { recordAddress } from '#areas/lists/walk-context.server.ts'
import { reachOf } from '#areas/segments/segment-people-store.server.ts'
import { type Reach, SEGMENT_FIELD } from '#areas/segments/segment-rules.ts'
import { MEMBERS } from '#areas/segments/store.server.ts'
import { ReachWords } from '#areas/segments/ui/reach-words.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import type { Db } from '#platform/db/database.server.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatCount } from '#platform/pure/counts.ts'
import { readableQuery } from '#platform/pure/question.ts'
import { bulkContents } from '../bulk/contents.server.ts'
import { type ShownMember, shownMember } from '../members/member-columns.ts'
import { ACT_DONE, MEMBERS_PATH } from '../members/member-copy.ts'
import { memberPanel } from '../members/member-panel.server.ts'
import { MemberPanel } from '../members/member-panel.tsx'
import type { Route } from './+types/member-list'

/** Where an operator finds whoever is on the telephone, and everybody of whom something is true. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, MEMBERS, request, now, staff)
  const question = list.here.split('?')[1] ?? ''
  const open = new URL(request.url).searchParams.get('apri')
  return {
    panel:
      open && rows.some(({ username }) => String(username) === open) ? await memberPanel(db, open, staff, now) : null,
    list: { ...list, exportTo: staffMay(staff, 'members.export') ? list.exportTo : null },
    reach: await reachAt(db, request, now),
    bulk: bulkBarOf(MEMBERS, bulkContents.acts, list, staff),
    rows: rows.map((row, index) => ({
      ...shownMember(row, now),
      to: recordAddress(`${MEMBERS_PATH}/${row.username}`, question, list.offset + index + 1),
      beside: besideAddress(request, row.username),
    })),
    closeTo: besideAddress(request, null),
    mayWrite: staffMay(staff, 'members.write'),
    mayImport: staffMay(staff, 'members.import'),
    mayJoin: staffMay(staff, 'club.write'),
    said: saidIn(request, { erase: ACT_DONE.erase, ...VIEW_DONE }),
  }
}

/** The same page of the list with a person open beside it, or nobody. */
function besideAddress(request: Request, username: number | null): string {
  const { searchParams } = new URL(request.url)
  const pairs = [...searchParams].filter(([name]) => !['apri', 'fatto', '_routes'].includes(name))
  const query = readableQuery([...pairs, ...(username === null ? [] : [['apri', String(username)] as const])])
  return query === '' ? MEMBERS_PATH : `${MEMBERS_PATH}?${query}`
}

/** DSK-025. Where a segment is looked at, whom of it one could write to. */
async function reachAt(db: Db, request: Request, now: Date): Promise<Reach | null> {
  const search = new URL(request.url).searchParams
  if (!search.has(SEGMENT_FIELD)) return null
  const { question } = await askRows(db, MEMBERS, search)
  return question.isBroken ? null : reachOf(db, question, now)
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  return listAction(db, MEMBERS, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type Shown = ShownMember & { to: string; beside: string }

const COLUMNS: AskedListProps<Shown>['columns'] = [
  {
    key: 'surname',
    title: 'Persona',
    isRowTitle: true,
    onPhone: 'first',
    // Whose page is opened is written down: nothing is opened in advance.
    cell: ({ person, to }) => (
      <Link look="quiet" to={to} className="inline-block max-w-64 truncate align-middle">
        {person}
      </Link>
    ),
  },
  {
    key: 'type',
    title: 'Tipo',
    onPhone: 'second',
    cell: ({ typeWords, tone, profession, province }) => (
      <span className="flex min-w-0 items-center">
        <Dot tone={tone}>{typeWords}</Dot>
        <span className="ml-1 truncate sm:hidden">
          · {profession}
          {province !== '–' && `, ${province}`}
        </span>
      </span>
    ),
  },
  { key: 'plan', title: 'Piano', from: 'xl', cell: ({ plan }) => plan },
  {
    key: 'profession',
    title: 'Professione',
    cell: ({ profession }) => <span className="inline-block max-w-48 truncate align-middle">{profession}</span>,
  },
  { key: 'province', title: 'Prov.', cell: ({ province }) => province },
  {
    key: 'ends',
    title: 'Scadenza',
    onPhone: 'side',
    cell: ({ ends, left, isUrgent }) =>
      ends ? (
        <>
          <span className={isUrgent ? 'font-[600] text-danger-strong' : ''}>{ends}</span>{' '}
          <span className="text-ink-soft text-xs sm:ml-1">{left}</span>
        </>
      ) : (
        '–'
      ),
  },
  { key: 'visit', title: 'Ultima visita', from: 'lg', cell: ({ visit }) => visit },
  { key: 'credits', title: 'Crediti', align: 'end', from: 'xl', cell: ({ credits }) => credits },
]

export default function MemberListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, panel, closeTo, reach, bulk, mayWrite, mayImport, mayJoin, said } = loaderData
  const { tick, bar } = useBulkBar(bulk, rows, ({ person }) => `Scegli ${person}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ username }) => String(username)}
      columns={COLUMNS}
      icon="users"
      words={{
        many: 'iscritti',
        none: 'Nessuno',
        search: 'Nome, e-mail, telefono, username o codice cliente',
        placeholder: 'Nome, e-mail, telefono o codice',
        notFound: 'Nessun iscritto trovato',
        hint: 'Prova con il solo cognome, con l’e-mail o con il telefono.',
        noneYet: 'Nessuno si è ancora iscritto',
        first: 'Chi si registra compare qui da solo.',
        usual: 'dall’ultimo arrivato',
      }}
      refused={actionData}
      said={said}
      tick={tick}
      peek={({ beside, person }) => ({ to: beside, label: `Guarda ${person} a lato` })}
      aside={panel && asideOf(panel, { rows, list, closeTo })}
      begin={
        <>
          {mayWrite && (
            <ButtonLink to={`${MEMBERS_PATH}/nuovo`} size="small" icon="user-plus">
              Nuovo iscritto
            </ButtonLink>
          )}
          {mayImport && (
            <ButtonLink to={`${MEMBERS_PATH}/importa`} variant="ghost" size="small" icon="upload">
              Importa
            </ButtonLink>
          )}
          {mayJoin && (
            <ButtonLink to={`${MEMBERS_PATH}/doppioni`} variant="ghost" size="small" icon="users">
              Doppioni
            </ButtonLink>
          )}
        </>
      }
    >
      {bar}
      {reach && (
        <div className="px-4 py-2 sm:px-6">
          <ReachWords reach={reach} />
        </div>
      )}
    </AskedList>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function asideOf(
  panel: NonNullable<Loaded['panel']>,
  { rows, list, closeTo }: Pick<Loaded, 'rows' | 'list' | 'closeTo'>,
) {
  const at = rows.findIndex(({ username }) => username === panel.username)
  const key = String(panel.username)
  return {
    key,
    panel: (
      <MemberPanel
        panel={panel}
        position={`${formatCount(list.offset + at + 1)} di ${list.count}`}
        previousTo={rows[at - 1]?.beside ?? null}
        nextTo={rows[at + 1]?.beside ?? null}
        closeTo={closeTo}
        pageTo={rows[at]?.to ?? closeTo}
        anchor={`riga-${key}`}
      />
    ),
  }
}
