import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatMinuteIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { listDeskCases } from '../desk-store.server.ts'
import type { Route } from './+types/staff-cases'

const PER_PAGE = 20
const STATES = ['aperte', 'chiuse'] as const

/** The lawsuits of every member, the next hearing first. What is in one is shown only by its own page, and written down. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = searchedIn(search)
  const state = STATES.find((known) => known === search.get('stato')) ?? null
  const page = pageOf(search)
  const isClosed = state === null ? null : state === 'chiuse'
  const { total, list } = await listDeskCases(db, { typed, isClosed }, { page, limit: PER_PAGE, now })
  return {
    typed,
    state: state ?? '',
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    rows: list.map(({ nextHearing, closedAt, ...row }) => ({
      ...row,
      next: nextHearing && formatMinuteIt(nextHearing),
      isClosed: closedAt !== null,
    })),
  }
}

export const meta: Route.MetaFunction = () => [{ title: 'Cause | Redazione' }, { name: 'robots', content: 'noindex' }]

export default function StaffCasesPage({ loaderData }: Route.ComponentProps) {
  const { typed, state, page, pages, total, rows } = loaderData
  const isFiltered = typed !== '' || state !== ''
  return (
    <>
      <PageHead
        title="Cause"
        lead={total === 1 ? 'Una causa.' : `${total} cause, dalla prossima udienza.`}
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          <ButtonLink to={`${DESK_PATH}/nuova`} icon="plus">
            Apri una causa
          </ButtonLink>
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch
          title="Cerca una causa"
          label="Pratica o iscritto"
          description="Nome della pratica, oppure nome, e-mail, username o codice cliente."
          typed={typed}
        >
          <Select
            name="stato"
            label="Stato"
            placeholder="Tutte"
            defaultValue={state}
            options={[
              { value: 'aperte', label: 'Aperte' },
              { value: 'chiuse', label: 'Chiuse' },
            ]}
          />
        </ListSearch>
        <Table
          caption="Cause"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon="gavel"
              title={isFiltered ? 'Nessuna causa con questi filtri' : 'Non c’è ancora nessuna causa'}
              action={isFiltered ? <Link to={DESK_PATH}>Azzera filtri</Link> : undefined}
            >
              {isFiltered ? 'Prova con il cognome dell’iscritto.' : 'La prima comincia da «Apri una causa».'}
            </EmptyState>
          }
          columns={[
            {
              key: 'name',
              title: 'Pratica',
              isRowTitle: true,
              cell: ({ id, name, court, seat }) => (
                <span>
                  <Link to={`${DESK_PATH}/${id}`}>{name}</Link>
                  <span className="block font-normal text-ink-soft">
                    {court}, {seat}
                  </span>
                </span>
              ),
            },
            {
              key: 'person',
              title: 'Iscritto',
              cell: ({ person, username }) => `${person}, ${username}`,
            },
            {
              key: 'next',
              title: 'Prossima udienza',
              cell: ({ next }) => next && <span className="whitespace-nowrap tabular-nums">{next}</span>,
            },
            {
              key: 'status',
              title: 'Stato',
              cell: ({ status, isClosed }) => <Badge tone={isClosed ? 'neutral' : 'primary'}>{status}</Badge>,
            },
          ]}
        />
        <Pagination current={page} total={pages} label="Pagine delle cause" />
      </Wrap>
    </>
  )
}
