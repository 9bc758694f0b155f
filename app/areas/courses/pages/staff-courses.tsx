import { z } from 'zod'
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
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { CLIP_DESK_PATH } from '../clip-desk-copy.ts'
import { DESK_PATH, STATUS_WORDS } from '../desk-copy.ts'
import { DESK_STATUSES, deskStatus } from '../desk-rules.ts'
import { listDeskCourses } from '../desk-store.server.ts'
import { listSeries } from '../store.server.ts'
import type { Route } from './+types/staff-courses'

const PER_PAGE = 20
const statusShape = z.enum(DESK_STATUSES).nullable().catch(null)

/** Every course of the club, in whatever state; from here one is made, prepared and opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'editor', 'operator')
  const { db, now, club } = partsOf(context)
  const search = new URL(request.url).searchParams
  const typed = (search.get('cerca') ?? '').trim().slice(0, 80)
  const status = statusShape.parse(search.get('stato'))
  const page = pageOf(search)
  const series = await listSeries(db)
  const seriesId = series.find(({ id }) => String(id) === search.get('collana'))?.id ?? null
  const { total, list } = await listDeskCourses(
    db,
    { typed, seriesId, status },
    { page: page - 1, limit: PER_PAGE },
    now,
  )
  return {
    clubName: club.name,
    typed,
    status,
    seriesId,
    series: series.map(({ id, name }) => ({ id, name })),
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    mayEdit: staff.staffRole !== 'operator',
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

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Corsi ECM | Redazione | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCoursesPage({ loaderData }: Route.ComponentProps) {
  const { rows, total, typed, status, seriesId, series, page, pages, mayEdit } = loaderData
  const isFiltered = typed !== '' || status !== null || seriesId !== null
  return (
    <>
      <PageHead
        title="Corsi ECM"
        lead={total === 1 ? 'Un corso.' : `${total} corsi, dall’apertura più recente.`}
        crumbs={[{ label: 'Redazione', to: '/redazione' }]}
        actions={
          mayEdit && (
            <>
              <ButtonLink to={`${DESK_PATH}/nuovo`} icon="plus">
                Nuovo corso
              </ButtonLink>
              <ButtonLink to={`${DESK_PATH}/collane`} variant="ghost">
                Collane
              </ButtonLink>
              <ButtonLink to={CLIP_DESK_PATH} variant="ghost">
                Videoclip
              </ButtonLink>
            </>
          )
        }
      />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <ListSearch title="Cerca un corso" label="Titolo o numero dell’evento" typed={typed}>
          <Select
            name="collana"
            label="Collana"
            placeholder="Tutte"
            defaultValue={seriesId === null ? '' : String(seriesId)}
            options={series.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Select
            name="stato"
            label="Stato"
            placeholder="Tutti"
            defaultValue={status ?? ''}
            options={DESK_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }))}
          />
        </ListSearch>
        <Table
          caption="Corsi"
          isCaptionHidden
          rows={rows}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState
              icon="library"
              title={isFiltered ? 'Nessun corso con questi filtri' : 'Non c’è ancora nessun corso'}
              action={isFiltered ? <Link to={DESK_PATH}>Azzera filtri</Link> : undefined}
            >
              {isFiltered ? 'Prova con una parola del titolo.' : 'Il primo comincia da «Nuovo corso».'}
            </EmptyState>
          }
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
        <Pagination current={page} total={pages} label="Pagine dei corsi" />
      </Wrap>
    </>
  )
}
