import { staffOf } from '#areas/audience/context.server.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { CERTIFICATES, type CertificateRow } from '../certificate-list-store.server.ts'
import type { Route } from './+types/staff-certificates'

/** Where an operator finds a certificate that somebody calls about. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, CERTIFICATES, request, now, staff)
  return { list, rows, said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now } = partsOf(context)
  return listAction(db, CERTIFICATES, request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Attestati | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<CertificateRow>['columns'] = [
  {
    key: 'code',
    title: 'Codice',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ code, surname, name }) => (
      <Link look="quiet" to={`/redazione/attestati/${code}`}>
        {code}
        <span className="sm:hidden">
          {' '}
          {surname} {name}
        </span>
      </Link>
    ),
  },
  { key: 'person', title: 'Persona', cell: ({ surname, name }) => `${surname} ${name}` },
  {
    key: 'course',
    title: 'Corso',
    onPhone: 'second',
    cell: ({ course }) => <span className="inline-block max-w-sm truncate align-middle">{course}</span>,
  },
  { key: 'issued', title: 'Emesso il', cell: ({ issuedAt }) => formatDateIt(issuedAt) },
  {
    key: 'state',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ revokedAt }) => <Dot tone={revokedAt ? 'danger' : 'success'}>{revokedAt ? 'Revocato' : 'Valido'}</Dot>,
  },
]

export default function StaffCertificatesPage({ loaderData: { list, rows, said }, actionData }: Route.ComponentProps) {
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ code }) => code}
      columns={COLUMNS}
      icon="award"
      words={{
        many: 'attestati',
        none: 'Nessun attestato',
        search: 'Codice dell’attestato, nome, e-mail, username, codice cliente o numero dell’evento',
        placeholder: 'Attestato, persona o evento',
        notFound: 'Nessun attestato trovato',
        hint: 'Prova con il solo cognome, o con il codice.',
        noneYet: 'Nessun attestato è stato ancora emesso',
        first: 'Chi supera un corso riceve il suo, e compare qui.',
        usual: 'dal più recente',
      }}
      refused={actionData}
      said={said}
    />
  )
}
