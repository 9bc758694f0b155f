import { staffOf } from '#areas/audience/context.server.ts'
import { subscriptionTypeAt } from '#areas/audience/membership-rules.ts'
import { TYPE_WORDS } from '#areas/audience/permission-copy.ts'
import { listMembers } from '#areas/audience/store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { ACT_WORDS } from '../members/member-copy.ts'
import type { Route } from './+types/member-list'

const PER_PAGE = 20
const MOST_WORDS = 5

/** Where an operator finds whoever is on the telephone. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const page = pageOf(searchParams)
  const words = typed.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  const { total, list } = await listMembers(db, { words, page: page - 1, limit: PER_PAGE })
  return {
    typed,
    hasErased: searchParams.get('fatto') === 'erase',
    page,
    pages: Math.ceil(total / PER_PAGE),
    rows: list.map(({ username, name, surname, email, membership, staffRole }) => ({
      username,
      person: `${surname} ${name}`,
      email,
      type: subscriptionTypeAt(membership, now),
      isStaff: staffRole !== null,
      since: formatDateIt(membership.registrationDate),
    })),
  }
}

const ERASED = {}

export const meta: Route.MetaFunction = () => [
  { title: 'Iscritti | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function MemberListPage({ loaderData: { typed, hasErased, page, pages, rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Iscritti" crumbs={[{ label: 'Redazione', to: '/redazione' }]} />
      <Wrap className="grid gap-6 pb-16">
        <Outcome answer={hasErased ? ERASED : null}>{ACT_WORDS.erase.done}</Outcome>
        <ListSearch title="Cerca un iscritto" label="Nome, e-mail, username o codice cliente" typed={typed} />
        {rows.length === 0 ? (
          <EmptyState icon="users" title={typed ? 'Nessun iscritto trovato' : 'Nessuno si è ancora iscritto'} />
        ) : (
          <Table
            caption="Iscritti, dall’ultimo arrivato"
            isCaptionHidden
            rows={rows}
            rowKey={({ username }) => String(username)}
            columns={[
              {
                key: 'person',
                title: 'Persona',
                isRowTitle: true,
                // Whose page is opened is written down: nothing is opened in advance.
                cell: ({ person, username }) => <Link to={`/redazione/iscritti/${username}`}>{person}</Link>,
              },
              { key: 'username', title: 'Username', cell: ({ username }) => username },
              { key: 'email', title: 'E-mail', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
              {
                key: 'type',
                title: 'Tipo',
                cell: ({ type, isStaff }) => (
                  <Badge tone={isStaff ? 'neutral' : type === 'PREMIUM' ? 'success' : 'primary'}>
                    {isStaff ? 'Redazione' : TYPE_WORDS[type]}
                  </Badge>
                ),
              },
              { key: 'since', title: 'Dal', cell: ({ since }) => since },
            ]}
          />
        )}
        <Pagination current={page} total={pages} label="Pagine degli iscritti" />
      </Wrap>
    </>
  )
}
