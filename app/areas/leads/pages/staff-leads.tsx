import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListSearch } from '#design/form/list-search.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { PageHead } from '#design/page-head/page-head.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf, searchedIn } from '#platform/pure/paging.ts'
import { LEAD_STATES, type LeadState } from '../model.ts'
import { FORM_WORDS, STATE_WORDS } from '../staff-copy.ts'
import { countLeadsByState, listLeads } from '../store.server.ts'
import type { Route } from './+types/staff-leads'

const PER_PAGE = 25

/** What people asked the club for, the newest first, until somebody takes it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { db } = partsOf(context)
  const { searchParams } = new URL(request.url)
  const typed = searchedIn(searchParams)
  const state = LEAD_STATES.find((known) => known === searchParams.get('stato'))
  const page = pageOf(searchParams)
  const query = { state, typed, limit: PER_PAGE, offset: (page - 1) * PER_PAGE }
  const [{ total, leads }, counts] = await Promise.all([listLeads(db, query), countLeadsByState(db)])
  return {
    typed,
    state: state ?? '',
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    counts,
    rows: leads.map(({ id, formType, name, surname, email, phone, createdAt, state: leadState }) => ({
      id,
      form: FORM_WORDS[formType] ?? formType,
      person: [name, surname].filter(Boolean).join(' ') || email,
      reach: [email, phone].flatMap((each) => each || []),
      createdOn: formatDateIt(createdAt),
      state: leadState,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Richieste | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLeadsPage({ loaderData }: Route.ComponentProps) {
  const { typed, state, page, pages, total, counts, rows } = loaderData
  return (
    <>
      <PageHead
        title="Richieste"
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        lead={`${counts.new} da prendere, ${counts.taken} in carico, ${counts.closed} chiuse.`}
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch title="Cerca una richiesta" label="Nome, e-mail, telefono o modulo" typed={typed}>
          <Select
            name="stato"
            label="Stato"
            defaultValue={state}
            options={[{ value: '', label: 'Tutte' }, ...LEAD_STATES.map(stateOption)]}
            className="min-w-44"
          />
        </ListSearch>
        <p role="status" className="text-ink-soft">
          {total === 1 ? '1 richiesta' : `${total} richieste`}
        </p>
        {rows.length === 0 ? (
          <EmptyState icon="inbox" title={typed || state ? 'Nessuna richiesta trovata' : 'Nessuno ha ancora scritto'} />
        ) : (
          <Table
            caption="Richieste ricevute"
            isCaptionHidden
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'person',
                title: 'Chi',
                isRowTitle: true,
                cell: ({ id, person }) => <Link to={`/redazione/richieste/${id}`}>{person}</Link>,
              },
              { key: 'form', title: 'Che cosa', cell: ({ form }) => form },
              { key: 'reach', title: 'Recapiti', cell: ({ reach }) => <Reach lines={reach} /> },
              { key: 'created', title: 'Arrivata il', cell: ({ createdOn }) => createdOn },
              { key: 'state', title: 'Stato', cell: ({ state: shown }) => <StateBadge state={shown} /> },
            ]}
          />
        )}
        <Pagination current={page} total={pages} label="Pagine delle richieste" />
      </Wrap>
    </>
  )
}

function stateOption(state: LeadState) {
  return { value: state, label: STATE_WORDS[state].label }
}

function StateBadge({ state }: { state: LeadState }) {
  return <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</Badge>
}

/** Each on its own line; an address too long for it is broken before its @, and elsewhere only if it must. */
function Reach({ lines }: { lines: readonly string[] }) {
  return (
    <span className="wrap-anywhere max-sm:text-right">
      {lines.map((line) => {
        const [name, ...host] = line.split('@')
        return (
          <span key={line} className="block">
            {name}
            {host.length > 0 && (
              <>
                <wbr />@{host.join('@')}
              </>
            )}
          </span>
        )
      })}
    </span>
  )
}
