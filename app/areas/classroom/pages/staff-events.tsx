import { data, redirect } from 'react-router'
import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { askedList, listed, saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { askParticipant } from '../data-request-commands.server.ts'
import { checkEvent, deadlineOf } from '../event-check-context.server.ts'
import { askParticipantsJob } from '../jobs.server.ts'
import { listClosedEvents } from '../report-store.server.ts'
import { Deadline, EventCheck } from '../ui/event-check.tsx'
import type { Route } from './+types/staff-events'

/** The events that are over, each with its report for the register of credits; and, of one, who cannot be told yet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now } = partsOf(context)
  const asked = { ...askedList(request, { ending: ['scadenza', z.literal('vicina')] }), typed: '' }
  const question = { page: callPage(asked.page), limit: asked.limit, isEnding: asked.filters.ending !== null }
  const { total, list } = await listClosedEvents(db, question, now)
  const courseId = eventIn(request)
  const page = Number(/^\d{1,5}$/.exec(new URL(request.url).searchParams.get('persone') ?? '')?.[0] ?? 1)
  return {
    listed: listed(asked, total),
    rows: list.map(({ closedOn, ...event }) => ({
      ...event,
      closedOn: formatDateIt(closedOn),
      deadline: deadlineOf(closedOn, now),
    })),
    checked: courseId === null ? null : await checkEvent(db, courseId, { now, staff, page }),
    said: saidIn(request, SAID),
  }
}

const EVENTS_PATH = '/redazione/eventi-ecm'

function eventIn(request: Request): number | null {
  const named = new URL(request.url).searchParams.get('evento') ?? ''
  return /^\d{1,9}$/.test(named) ? Number(named) : null
}

const SAID = {
  corretto: 'I dati sono corretti: l’evento è controllato di nuovo.',
  chiesto: 'L’e-mail è partita.',
  'chiesto-a-tutti': 'Le e-mail partono a chi non ne ha ricevuta una negli ultimi sette giorni.',
}

/** DSK-033. Asks one person, or everybody, for what the report of an event lacks. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now, club, origin } = partsOf(context)
  const courseId = eventIn(request)
  if (courseId === null) throw new NotFound('Questo evento non esiste.')
  const form = await request.formData()
  const done = (what: keyof typeof SAID) => redirect(`${EVENTS_PATH}?evento=${courseId}&fatto=${what}`)
  if (form.get('act') === 'ask-all') {
    await db.transaction(async (tx) => {
      await recordCourseChange(tx, { staffId: staff.id, now }, courseId, 'data-asked-of-all')
      await enqueue(tx, askParticipantsJob, { courseId, staffId: staff.id })
    })
    return done('chiesto-a-tutti')
  }
  try {
    const username = Number(String(form.get('username')).slice(0, 9))
    await askParticipant(db, courseId, username, { staffId: staff.id, now, sender: { club, origin } })
  } catch (error) {
    if (error instanceof Conflict) return data({ problem: error.message }, { status: 409 })
    throw error
  }
  return done('chiesto')
}

export const meta: Route.MetaFunction = () => [
  { title: 'Eventi ECM chiusi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffEventsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed: shown, rows, checked, said } = loaderData
  return (
    <DeskListPage
      title="Eventi ECM chiusi"
      lead="Il rapporto comunica i crediti di chi ha superato un evento all’anagrafe nazionale, entro 90 giorni dalla sua fine."
      said={actionData?.problem ?? said}
      isProblem={actionData !== undefined}
      above={checked && <EventCheck event={checked} />}
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
          { key: 'until', title: 'Da comunicare entro', cell: ({ deadline }) => <Deadline deadline={deadline} /> },
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
