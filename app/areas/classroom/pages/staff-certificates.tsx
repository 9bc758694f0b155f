import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { listCertificates } from '../certificate-store.server.ts'
import type { Route } from './+types/staff-certificates'

const PER_PAGE = 20

/** Where an operator finds a certificate that somebody calls about. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const page = pageOf(searchParams)
  const { total, list } = await listCertificates(partsOf(context).db, { typed, page: page - 1, limit: PER_PAGE })
  return {
    typed,
    page,
    pages: Math.ceil(total / PER_PAGE),
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

export default function StaffCertificatesPage({ loaderData: { typed, page, pages, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Attestati ECM" crumbs={[{ label: 'Redazione', to: '/redazione' }]} />
      <Wrap className="grid gap-6 pb-16">
        <ListSearch title="Cerca un attestato" label="Codice, nome, cognome o numero dell’evento" typed={typed} />
        {rows.length === 0 ? (
          <EmptyState
            icon="award"
            title={typed ? 'Nessun attestato trovato' : 'Nessun attestato è stato ancora emesso'}
          />
        ) : (
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
        )}
        <Pagination current={page} total={pages} label="Pagine degli attestati" />
      </Wrap>
    </>
  )
}
