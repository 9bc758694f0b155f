import { data, redirect } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { isOfList, listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt, without } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { enqueue } from '#platform/jobs/enqueue.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { askParticipant } from '../data-request-commands.server.ts'
import { checkEvent, deadlineOf } from '../event-check-context.server.ts'
import { eventsFor } from '../event-list-store.server.ts'
import { askParticipantsJob } from '../jobs.server.ts'
import { EVENTS_PATH } from '../report-rules.ts'
import { markReported, unmarkReported } from '../reported-commands.server.ts'
import { Deadline, EventCheck } from '../ui/event-check.tsx'
import type { Route } from './+types/staff-events'

/** The events that are over, each with its report for the register of credits; and, of one, who cannot be told yet. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now } = partsOf(context)
  // Which event is looked at is no question of the list.
  const { rows, ...list } = await listAt(db, eventsFor(now), without(request, EVENT_PARAMETERS), now, staff)
  const courseId = eventIn(request)
  const page = Number(/^\d{1,5}$/.exec(new URL(request.url).searchParams.get('persone') ?? '')?.[0] ?? 1)
  return {
    list,
    rows: rows.map((event) => ({ ...event, deadline: deadlineOf(event.closedOn, now) })),
    checked: courseId === null ? null : await checkEvent(db, courseId, { now, staff, page }),
    said: saidIn(request, SAID),
  }
}

const EVENT_PARAMETERS = ['evento', 'persone']

function eventIn(request: Request): number | null {
  const named = new URL(request.url).searchParams.get('evento') ?? ''
  return /^\d{1,9}$/.test(named) ? Number(named) : null
}

const SAID = {
  ...VIEW_DONE,
  corretto: 'I dati sono corretti: l’evento è controllato di nuovo.',
  chiesto: 'L’e-mail è partita.',
  segnalati: 'I partecipanti del rapporto sono segnalati.',
  'gia-segnalati': 'I partecipanti del rapporto erano già segnalati.',
  annullata: 'L’ultima segnalazione è annullata.',
  'chiesto-a-tutti': 'Le e-mail partono a chi non ne ha ricevuta una negli ultimi sette giorni.',
}

/** DSK-033. Asks one person, or everybody, for what the report of an event lacks; FIG-037, says that it was sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'certificates.write')
  const { db, now, club, origin } = partsOf(context)
  const courseId = eventIn(request)
  const form = await request.clone().formData()
  if (isOfList(form)) return listAction(db, eventsFor(now), without(request, EVENT_PARAMETERS), { staff, now })
  if (courseId === null) throw new NotFound('Questo evento non esiste.')
  const done = (what: keyof typeof SAID) => redirect(`${EVENTS_PATH}?evento=${courseId}&fatto=${what}`)
  if (form.get('act') === 'ask-all') {
    await db.transaction(async (tx) => {
      await recordCourseChange(tx, { staffId: staff.id, now }, courseId, 'data-asked-of-all')
      await enqueue(tx, askParticipantsJob, { courseId, staffId: staff.id })
    })
    return done('chiesto-a-tutti')
  }
  try {
    if (form.get('act') === 'reported') {
      const mark = String(form.get('impronta')).slice(0, 40)
      return done(
        (await markReported(db, courseId, { mark, staffId: staff.id, now })) > 0 ? 'segnalati' : 'gia-segnalati',
      )
    }
    if (form.get('act') === 'report-undone') {
      const markedAt = new Date(String(form.get('quando')).slice(0, 40))
      if (Number.isNaN(markedAt.getTime())) throw new Conflict('Non c’è una segnalazione da annullare.')
      await unmarkReported(db, courseId, { markedAt, staffId: staff.id, now })
      return done('annullata')
    }
    const username = Number(String(form.get('username')).slice(0, 9))
    await askParticipant(db, courseId, username, { staffId: staff.id, now, sender: { club, origin } })
  } catch (error) {
    if (error instanceof Conflict) return data({ lost: error.message }, { status: 409 })
    throw error
  }
  return done('chiesto')
}

export const meta: Route.MetaFunction = () => [
  { title: 'Eventi ECM chiusi | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<Route.ComponentProps['loaderData']['rows'][number]>['columns'] = [
  {
    key: 'title',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ courseId, title }) => (
      <Link
        look="quiet"
        to={`${EVENTS_PATH}?evento=${courseId}`}
        className="inline-block max-w-md truncate align-middle"
      >
        <span className="visually-hidden">Controlla il rapporto di </span>
        {title}
      </Link>
    ),
  },
  { key: 'event', onPhone: 'second' },
  { key: 'closed', cell: ({ closedOn }) => formatDateIt(closedOn) },
  { key: 'until', onPhone: 'side', cell: ({ deadline }) => <Deadline deadline={deadline} /> },
  { key: 'passed', align: 'end' },
  { key: 'told', align: 'end' },
]

export default function StaffEventsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, checked, said } = loaderData
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="calendar-check"
      lead="Il rapporto comunica i crediti di chi ha superato un evento all’anagrafe nazionale, entro 90 giorni dalla sua fine."
      tabs={
        checked && (
          <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-4 px-0 py-3">
            <EventCheck event={checked} />
          </Wrap>
        )
      }
      words={{
        many: 'eventi chiusi',
        none: 'Nessun evento',
        search: 'Cerca un evento',
        placeholder: 'Titolo o numero',
        notFound: 'Nessun evento trovato',
        hint: 'Prova con altre parole, o con meno condizioni.',
        noneYet: 'Nessun evento è ancora chiuso',
        first: 'Un corso arriva qui il giorno dopo il suo ultimo.',
        usual: 'dall’ultimo chiuso',
      }}
      refused={actionData && 'isShared' in actionData ? actionData : undefined}
      problem={actionData && 'lost' in actionData ? actionData.lost : undefined}
      said={said}
    />
  )
}
