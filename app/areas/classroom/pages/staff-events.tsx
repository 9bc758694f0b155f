import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { buttonClass } from '#design/button/button-class.ts'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { eventReport } from '../report-rules.ts'
import { listClosedEvents, listParticipants } from '../report-store.server.ts'
import type { Route } from './+types/staff-events'

/** The events that are over, each with its report for the register of credits; and, of one, who cannot be told yet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  staffOf(context, 'courses.follow')
  const { db, now } = partsOf(context)
  const asked = { ...askedList(request, { ending: ['scadenza', z.literal('vicina')] }), typed: '' }
  const question = { page: callPage(asked.page), limit: asked.limit, isEnding: asked.filters.ending !== null }
  const { total, list } = await listClosedEvents(db, question, now)
  const named = new URL(request.url).searchParams.get('evento') ?? ''
  return {
    listed: listed(asked, total),
    rows: list.map(({ closedOn, ...event }) => ({ ...event, closedOn: formatDateIt(closedOn) })),
    checked: /^\d{1,9}$/.test(named) ? await checkEvent(context, Number(named)) : null,
  }
}

async function checkEvent(context: Route.LoaderArgs['context'], courseId: number) {
  const { db } = partsOf(context)
  const { title, credits } = await getCourse(db, courseId)
  const { participants } = await listParticipants(db, courseId)
  const { lines, problems } = eventReport(credits, participants)
  return { courseId, title, count: lines.length, problems: problems.slice(0, 200) }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Eventi ECM chiusi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffEventsPage({ loaderData: { listed: shown, rows, checked } }: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Eventi ECM chiusi"
      lead="Il rapporto comunica i crediti di chi ha superato un evento all’anagrafe nazionale, entro 90 giorni dalla sua fine."
      above={checked && <Checked event={checked} />}
      listed={shown}
      icon="calendar-check"
      filters={[{ kind: 'tick', name: 'scadenza', label: 'Solo da comunicare entro 15 giorni', value: 'vicina' }]}
      words={{
        find: 'Cerca un evento',
        one: 'evento chiuso',
        many: 'eventi chiusi',
        order: 'dall’ultimo chiuso',
        notFound: 'Nessun evento trovato',
        noneYet: 'Nessun evento è ancora chiuso',
        first: 'Un corso arriva qui il giorno dopo il suo ultimo.',
      }}
    >
      <Table
        caption="Eventi chiusi"
        isCaptionHidden
        rows={rows}
        rowKey={({ courseId }) => String(courseId)}
        columns={[
          { key: 'title', title: 'Corso', isRowTitle: true, cell: ({ title }) => title },
          { key: 'event', title: 'Evento', cell: ({ eventId, edition }) => `${eventId}, ed. ${edition}` },
          { key: 'closed', title: 'Chiuso il', cell: ({ closedOn }) => closedOn },
          { key: 'passed', title: 'Superato da', align: 'end', cell: ({ passed }) => passed },
          {
            key: 'report',
            title: 'Rapporto',
            cell: ({ courseId, title }) => (
              <Link to={`/redazione/eventi-ecm?evento=${courseId}`}>
                Controlla<span className="visually-hidden"> il rapporto di {title}</span>
              </Link>
            ),
          },
        ]}
      />
    </DeskListPage>
  )
}

type CheckedEvent = NonNullable<Route.ComponentProps['loaderData']['checked']>

function Checked({ event }: { event: CheckedEvent }) {
  const file = (format: string) => `/api/FAD/Eventi/${event.courseId}/Rapporto/${format}`
  return (
    <section aria-labelledby="rapporto" className="grid gap-4 rounded-card bg-paper p-6 shadow-card">
      <h2 id="rapporto" className="text-title-m">
        {event.title}
      </h2>
      <p>
        {event.count === 1 ? '1 partecipante da comunicare' : `${event.count} partecipanti da comunicare`}
        {event.problems.length > 0 && `, ${event.problems.length} ancora no`}.
      </p>
      {event.problems.length > 0 && (
        <ul className="grid gap-1">
          {event.problems.map(({ person, reason }) => (
            <li key={`${person}${reason}`}>
              <strong>{person}</strong>: {reason}
            </li>
          ))}
        </ul>
      )}
      {event.count > 0 && (
        <div className="flex flex-wrap gap-3">
          <a href={file('xml')} download className={buttonClass({})}>
            <Icon name="download" />
            Scarica l’XML
          </a>
          <a href={file('csv')} download className={buttonClass({ variant: 'ghost' })}>
            <Icon name="download" />
            Scarica il CSV
          </a>
        </div>
      )}
    </section>
  )
}
