import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { listCertificates } from '../certificate-store.server.ts'
import type { Route } from './+types/staff-certificates'

/** Where an operator finds a certificate that somebody calls about. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'certificates.write')
  const asked = askedList(request, {})
  const query = { typed: asked.typed, page: callPage(asked.page), limit: asked.limit }
  const { total, list } = await listCertificates(partsOf(context).db, query)
  return {
    listed: listed(asked, total),
    rows: list.map(({ code, printed, issuedAt, revokedAt }) => ({
      code,
      person: `${printed.name} ${printed.surname}`,
      course: printed.title,
      issuedOn: formatDateIt(issuedAt),
      isRevoked: revokedAt !== null,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Attestati | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCertificatesPage({ loaderData: { listed: shown, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Attestati ECM"
      listed={shown}
      icon="award"
      words={{
        find: 'Cerca un attestato',
        one: 'attestato',
        many: 'attestati',
        order: 'dal più recente',
        notFound: 'Nessun attestato trovato',
        hint: 'Prova con il solo cognome, o con il codice.',
        noneYet: 'Nessun attestato è stato ancora emesso',
        first: 'Chi supera un corso riceve il suo, e compare qui.',
      }}
      search={{
        label: 'Attestato, persona o numero dell’evento',
        description: 'Il codice dell’attestato, oppure nome, e-mail, username o codice cliente.',
      }}
    >
      <Table
        caption="Attestati emessi"
        isCaptionHidden
        rows={rows}
        rowKey={({ code }) => code}
        columns={[
          {
            key: 'code',
            title: 'Codice',
            isRowTitle: true,
            cell: ({ code }) => <Link to={`/redazione/attestati/${code}`}>{code}</Link>,
          },
          { key: 'person', title: 'Persona', cell: ({ person }) => person },
          { key: 'course', title: 'Corso', cell: ({ course }) => course },
          { key: 'issued', title: 'Emesso il', cell: ({ issuedOn }) => issuedOn },
          {
            key: 'state',
            title: 'Stato',
            cell: ({ isRevoked }) => (
              <Badge tone={isRevoked ? 'danger' : 'success'}>{isRevoked ? 'Revocato' : 'Valido'}</Badge>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}
