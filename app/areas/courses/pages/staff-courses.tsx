import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskListPage } from '#design/desk/desk-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { tutorIn } from '../desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from '../desk-copy.ts'
import { DESK_STATUSES, deskStatus } from '../desk-rules.ts'
import { listDeskCourses } from '../desk-store.server.ts'
import { listSeries } from '../store.server.ts'
import type { Route } from './+types/staff-courses'

/** Every course of the club, in whatever state; from here one is made, prepared and opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'courses.write', 'courses.follow')
  const { db, now } = partsOf(context)
  const series = (await listSeries(db)).map(({ id, name }) => ({ value: String(id), label: name }))
  const asked = askedList(request, {
    seriesId: ['collana', z.enum(series.map(({ value }) => value)).transform(Number)],
    status: ['stato', z.enum(DESK_STATUSES)],
  })
  const { typed, filters, limit } = asked
  const place = { page: callPage(asked.page), limit }
  const { total, list } = await listDeskCourses(db, { typed, ...filters, tutorId: tutorIn(staff) }, place, now)
  return {
    listed: listed(asked, total),
    series,
    mayEdit: staffMay(staff, 'courses.write'),
    rows: list.map((course) => ({
      id: course.id,
      title: course.title,
      event: `${course.eventId}, ed. ${course.edition}`,
      series: course.series,
      credits: course.credits,
      status: deskStatus(course, now),
      dates: `${formatDateIt(course.publishedAt)} – ${formatDateIt(course.expiryDate)}`,
      participants: course.participants,
    })),
  }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Corsi ECM | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCoursesPage({
  loaderData: { listed: shown, series, mayEdit, rows },
}: Route.ComponentProps) {
  return (
    <DeskListPage
      title="Corsi ECM"
      begin={
        mayEdit && (
          <>
            <ButtonLink to={`${DESK_PATH}/nuovo`} icon="plus">
              Nuovo corso
            </ButtonLink>
            <ButtonLink to={`${DESK_PATH}/collane`} variant="ghost">
              Collane
            </ButtonLink>
            <ButtonLink to="/redazione/corsi/videoclip" variant="ghost">
              Videoclip
            </ButtonLink>
          </>
        )
      }
      listed={shown}
      icon="library"
      words={{
        find: 'Cerca un corso',
        one: 'corso',
        many: 'corsi',
        order: 'dall’apertura più recente',
        notFound: 'Nessun corso trovato',
        hint: 'Prova con una parola del titolo, o con meno filtri.',
        noneYet: 'Non c’è ancora nessun corso',
        first: mayEdit ? 'Il primo comincia da «Nuovo corso».' : 'Il primo lo scrive la redazione.',
      }}
      search={{ label: 'Titolo o numero dell’evento' }}
      filters={[
        { name: 'collana', label: 'Collana', all: 'Tutte', options: series },
        {
          name: 'stato',
          label: 'Stato',
          all: 'Tutti',
          options: DESK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label })),
        },
      ]}
    >
      <Table
        caption="Corsi"
        isCaptionHidden
        rows={rows}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'title',
            title: 'Corso',
            isRowTitle: true,
            cell: ({ id, title, event }) => (
              <span>
                <Link to={`${DESK_PATH}/${id}`}>{title}</Link>
                <span className="block font-normal text-ink-soft">Evento {event}</span>
              </span>
            ),
          },
          { key: 'series', title: 'Collana', cell: (row) => row.series },
          { key: 'credits', title: 'Crediti', align: 'end', cell: ({ credits }) => credits },
          {
            key: 'dates',
            title: 'Dal – al',
            cell: ({ dates }) => <span className="whitespace-nowrap tabular-nums">{dates}</span>,
          },
          { key: 'people', title: 'Iscritti', align: 'end', cell: ({ participants }) => participants },
          {
            key: 'status',
            title: 'Stato',
            cell: (row) => <Badge tone={STATUS_WORDS[row.status].tone}>{STATUS_WORDS[row.status].label}</Badge>,
          },
        ]}
      />
    </DeskListPage>
  )
}
