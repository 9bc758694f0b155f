import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { LETTER_KINDS, LETTER_WORDS, OUTBOX_PATH } from '../letter-copy.ts'
import { LETTERS, type LetterRow } from '../lists/letter-list-store.server.ts'
import type { Route } from './+types/outbox'

/** LOG-026. Every e-mail the club has written, also where no mail server takes them. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'mail.send')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, LETTERS, request, now, staff)
  return { list, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'mail.send')
  const { db, now } = partsOf(context)
  return listAction(db, LETTERS, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [{ title: 'Posta | Redazione' }, { name: 'robots', content: 'noindex' }]

const TONES = { waiting: 'trial', sending: 'trial', sent: 'success', failed: 'danger', kept: 'neutral' } as const

const COLUMNS: AskedListProps<LetterRow>['columns'] = [
  {
    key: 'subject',
    title: 'Oggetto',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, subject }) => (
      <Link
        look="quiet"
        to={`${OUTBOX_PATH}/${id}`}
        className="inline-block max-w-72 truncate align-middle max-sm:max-w-56 2xl:max-w-md"
      >
        {subject}
      </Link>
    ),
  },
  {
    key: 'to',
    title: 'A',
    onPhone: 'second',
    cell: ({ to }) => <span className="inline-block max-w-56 truncate align-middle 2xl:max-w-72">{to}</span>,
  },
  {
    key: 'kind',
    title: 'Tipo',
    from: 'lg',
    cell: ({ kind }) => <span className="inline-block max-w-44 truncate align-middle">{LETTER_KINDS[kind]}</span>,
  },
  { key: 'created', title: 'Scritta il', cell: ({ createdAt }) => formatMinuteIt(createdAt) },
  {
    key: 'state',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ state }) => <Dot tone={TONES[state]}>{LETTER_WORDS[state].label}</Dot>,
  },
]

export default function OutboxPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="mail"
      words={{
        many: 'lettere',
        none: 'Nessuna lettera',
        search: 'Indirizzo o oggetto',
        placeholder: 'Indirizzo o oggetto',
        notFound: 'Nessuna lettera trovata',
        hint: 'Prova con una parte dell’indirizzo o dell’oggetto, o con meno condizioni.',
        noneYet: 'Il Club non ha ancora scritto a nessuno',
        first: 'Ogni lettera che il Club scrive compare qui da sola.',
        usual: 'le più recenti in alto',
      }}
      refused={actionData}
      said={said}
    />
  )
}
