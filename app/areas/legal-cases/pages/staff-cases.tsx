import { staffOf } from '#areas/audience/context.server.ts'
import { useStaffMay } from '#areas/audience/ui/held-permissions.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { type CaseRow, casesFor } from '../case-list-store.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import type { Route } from './+types/staff-cases'

/** The lawsuits that somebody may read, the next hearing first. What is in one is shown only by its own page, and written down. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'legal.read')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, casesFor(staff), request, now, staff)
  // DSK-045. What lawyers read leaves in no file.
  return { list: { ...list, exportTo: null }, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'legal.read')
  const { db, now } = partsOf(context)
  return listAction(db, casesFor(staff), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [{ title: 'Cause | Redazione' }, { name: 'robots', content: 'noindex' }]

const COLUMNS: AskedListProps<CaseRow>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, name }) => (
      <Link
        look="quiet"
        to={`${DESK_PATH}/${id}`}
        className="inline-block max-w-80 truncate align-middle max-sm:max-w-56"
      >
        {name}
      </Link>
    ),
  },
  {
    key: 'person',
    onPhone: 'second',
    cell: ({ person, username }) => <MemberLink username={username}>{person}</MemberLink>,
  },
  { key: 'court', from: 'xl', cell: ({ court, seat }) => `${court}, ${seat}` },
  { key: 'next', cell: ({ nextHearing }) => (nextHearing ? formatMinuteIt(nextHearing) : '–') },
  { key: 'handler', from: 'lg', cell: ({ handler }) => handler ?? 'Nessuno' },
  {
    key: 'state',
    onPhone: 'side',
    cell: ({ status, isClosed }) => <Dot tone={isClosed ? 'neutral' : 'trial'}>{status}</Dot>,
  },
]

export default function StaffCasesPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  const mayAnswer = useStaffMay('legal.answer')
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="gavel"
      words={{
        many: 'cause',
        none: 'Nessuna causa',
        search: 'Nome della pratica, oppure nome, e-mail, username o codice cliente dell’iscritto',
        placeholder: 'Pratica o iscritto',
        notFound: 'Nessuna causa trovata',
        hint: 'Prova con il cognome dell’iscritto, o con meno condizioni.',
        noneYet: 'Non c’è ancora nessuna causa',
        first: 'La prima comincia da «Apri una causa».',
        usual: 'dalla prossima udienza',
      }}
      refused={actionData}
      said={said}
      begin={
        mayAnswer && (
          <ButtonLink to={`${DESK_PATH}/nuova`} size="small" icon="plus">
            Apri una causa
          </ButtonLink>
        )
      }
    />
  )
}
