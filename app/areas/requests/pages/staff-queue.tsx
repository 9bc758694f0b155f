import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { bulkBarOf } from '#areas/bulk/bar-context.server.ts'
import { useBulkBar } from '#areas/bulk/ui/use-bulk-bar.tsx'
import { STATE_WORDS } from '#areas/leads/staff-copy.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { reopenRefused } from '../answer-commands.server.ts'
import { REQUEST_ACTS } from '../bulk-commands.server.ts'
import { dueInWords } from '../copy.ts'
import { releaseLeftRequests } from '../follow-commands.server.ts'
import { kindInWords } from '../letters-copy.ts'
import { QUEUE_PATH } from '../model.ts'
import { queueFor } from '../queue-store.server.ts'
import { listLeft } from '../store.server.ts'
import type { Route } from './+types/staff-queue'

const SAID = { ultima: 'La risposta è partita. In questa vista non ci sono altre richieste da concludere.' }

/** DSK-039. What people asked the club for, by forms and services, in one queue: the nearest deadline first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'requests.read', 'legal.read')
  const { db, now } = partsOf(context)
  await reopenRefused(db, now)
  await releaseLeftRequests(db, now)
  const queue = queueFor(staff)
  const { rows, ...list } = await listAt(db, queue, request, now, staff)
  const from = list.here.split('?')[1] ?? ''
  return {
    // DSK-045. What is asked of the club leaves in no file.
    list: { ...list, exportTo: null },
    bulk: bulkBarOf(queue, REQUEST_ACTS, list, staff),
    left: from.includes('segue=nessuno') ? await listLeft(db) : [],
    mayPromise: staffMay(staff, 'club.write'),
    mayPrepare: staffMay(staff, 'requests.answer'),
    said: saidIn(request, { ...SAID, ...VIEW_DONE }),
    rows: rows.map((row) => ({
      id: row.id,
      to: `${QUEUE_PATH}/${row.id}${from && `?${new URLSearchParams({ da: from })}`}`,
      person: row.person,
      kind: kindInWords(row.formType),
      due: dueInWords(row, now),
      handler: row.handler,
      state: row.state,
      isRefused: row.isRefused,
      aside: row.asideUntil && row.state !== 'closed' ? formatDateIt(row.asideUntil) : null,
      createdOn: formatDateIt(row.createdAt),
    })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'requests.read', 'legal.read')
  const { db, now } = partsOf(context)
  return listAction(db, queueFor(staff), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richieste | Redazione' },
  { name: 'robots', content: 'noindex' },
]

type Row = Route.ComponentProps['loaderData']['rows'][number]

const TONES = { new: 'neutral', taken: 'trial', closed: 'success' } as const

const COLUMNS: AskedListProps<Row>['columns'] = [
  {
    key: 'person',
    title: 'Chi',
    isRowTitle: true,
    onPhone: 'first',
    // That a request was read is written down: nothing is opened in advance.
    cell: ({ to, person }) => (
      <Link look="quiet" to={to} className="inline-block max-w-64 truncate align-middle">
        {person ?? 'Richiesta riservata'}
      </Link>
    ),
  },
  { key: 'kind', title: 'Tipo', onPhone: 'second', cell: ({ kind }) => kind },
  {
    key: 'due',
    title: 'Scadenza',
    onPhone: 'side',
    cell: ({ due: { term, words }, aside }) => (
      <span>
        <span className={cx(term === 'late' && 'font-[600] text-danger-strong', term === 'today' && 'font-[600]')}>
          {words}
        </span>
        {aside && <span className="ml-2 text-ink-soft text-xs">da parte: {aside}</span>}
      </span>
    ),
  },
  { key: 'handler', title: 'Chi la segue', cell: ({ handler }) => handler ?? 'Nessuno' },
  {
    key: 'state',
    title: 'Stato',
    cell: ({ state, isRefused }) => (
      <Dot tone={isRefused ? 'danger' : TONES[state]}>
        {isRefused ? 'La risposta non è arrivata' : STATE_WORDS[state].label}
      </Dot>
    ),
  },
  { key: 'created', title: 'Arrivata', from: 'lg', cell: ({ createdOn }) => createdOn },
]

export default function StaffQueuePage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, said, left, bulk, mayPrepare, mayPromise } = loaderData
  const { tick, bar } = useBulkBar(bulk, rows, ({ kind, person }) => `Scegli ${kind}${person ? `, ${person}` : ''}`)
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="inbox"
      words={{
        many: 'richieste',
        none: 'Nessuna richiesta',
        search: 'Nome, e-mail, telefono, username o codice cliente',
        placeholder: 'Nome, e-mail, telefono o codice',
        notFound: 'Nessuna richiesta trovata',
        hint: 'Prova con il solo cognome, con l’e-mail o con meno condizioni.',
        noneYet: 'Nessuno ha ancora scritto',
        first: 'Chi compila un modulo del Club, o chiede un servizio, compare qui da solo.',
        usual: 'dalla scadenza più vicina',
      }}
      refused={actionData}
      tick={tick}
      said={said}
      begin={
        <>
          {mayPrepare && (
            <ButtonLink to={`${QUEUE_PATH}/risposte`} variant="ghost" size="small">
              Risposte pronte
            </ButtonLink>
          )}
          {mayPromise && (
            <ButtonLink to={`${QUEUE_PATH}/tempi`} variant="ghost" size="small">
              Tempi di risposta
            </ButtonLink>
          )}
        </>
      }
    >
      {bar}
      {left.map(({ name, count }) => (
        <p key={name} className="px-4 py-2 text-[0.875rem] sm:px-6">
          {count === 1 ? 'Una richiesta era' : `${count} richieste erano`} di {name}, che non può più rispondere.
        </p>
      ))}
    </AskedList>
  )
}
