import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { LEAD_STATES, type LeadState } from '../model.ts'
import { FORM_WORDS, STATE_WORDS } from '../staff-copy.ts'
import { countLeadsByState, listLeads } from '../store.server.ts'
import type { Route } from './+types/staff-leads'

/** What people asked the club for, the newest first, until somebody takes it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'requests.read')
  const { db } = partsOf(context)
  const asked = askedList(request, { state: ['stato', z.enum(LEAD_STATES)] }, { perPage: 25 })
  const { typed, filters, limit, offset } = asked
  const query = { state: filters.state ?? undefined, typed, limit, offset }
  const [{ total, leads }, counts] = await Promise.all([listLeads(db, query), countLeadsByState(db)])
  return {
    listed: listed(asked, total),
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

export default function StaffLeadsPage({ loaderData: { listed: shown, counts, rows } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Richieste"
      lead={`${counts.new} da prendere, ${counts.taken} in carico, ${counts.closed} chiuse.`}
      listed={shown}
      icon="inbox"
      words={{
        find: 'Cerca una richiesta',
        one: 'richiesta',
        many: 'richieste',
        order: 'dalla più recente',
        notFound: 'Nessuna richiesta trovata',
        hint: 'Prova con il solo cognome, o con l’e-mail.',
        noneYet: 'Nessuno ha ancora scritto',
        first: 'Chi compila un modulo del Club compare qui da solo.',
      }}
      search={{ label: 'Nome, e-mail, telefono o modulo' }}
      filters={[
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutte',
          options: LEAD_STATES.map((value) => ({ value, label: STATE_WORDS[value].label })),
        },
      ]}
    >
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
    </DeskListPage>
  )
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
