import { staffOf } from '#areas/audience/context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Dot } from '#design/desk/dense-table.tsx'
import { Link } from '#design/link/link.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords } from '#platform/pure/tenths.ts'
import { type CourseRow, coursesFor } from '../course-list-store.server.ts'
import { DESK_PATH, STATUS_WORDS } from '../desk-copy.ts'
import type { Route } from './+types/staff-courses'

/** Every course of the club, in whatever state; from here one is made, prepared and opened. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'courses.write', 'courses.follow')
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, coursesFor(staff), request, now, staff)
  return { list, rows, mayEdit: staffMay(staff, 'courses.write'), said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'courses.write', 'courses.follow')
  const { db, now } = partsOf(context)
  return listAction(db, coursesFor(staff), request, { staff, now })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Corsi ECM | Redazione' },
  { name: 'robots', content: 'noindex' },
]

const TONES = { draft: 'trial', scheduled: 'neutral', open: 'success', withdrawn: 'danger', closed: 'neutral' } as const

const COLUMNS: AskedListProps<CourseRow>['columns'] = [
  {
    key: 'title',
    title: 'Corso',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ id, title }) => (
      <Link
        look="quiet"
        to={`${DESK_PATH}/${id}`}
        className="inline-block max-w-md truncate align-middle max-sm:max-w-56"
      >
        {title}
      </Link>
    ),
  },
  { key: 'event', title: 'Evento', onPhone: 'second', cell: ({ eventId, edition }) => `${eventId}, ed. ${edition}` },
  { key: 'series', title: 'Collana', from: 'lg', cell: ({ series }) => series },
  { key: 'credits', title: 'Crediti', align: 'end', cell: ({ credits }) => tenthInWords(credits) },
  { key: 'opens', title: 'Apertura', from: 'lg', cell: ({ publishedAt }) => formatDateIt(publishedAt) },
  { key: 'closes', title: 'Ultimo giorno', cell: ({ expiryDate }) => formatDateIt(expiryDate) },
  { key: 'people', title: 'Iscritti', align: 'end', cell: ({ participants }) => participants },
  {
    key: 'status',
    title: 'Stato',
    onPhone: 'side',
    cell: ({ status }) => <Dot tone={TONES[status]}>{STATUS_WORDS[status].label}</Dot>,
  },
]

export default function StaffCoursesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, rows, mayEdit, said } = loaderData
  return (
    <AskedList
      list={list}
      rows={rows}
      rowKey={({ id }) => id}
      columns={COLUMNS}
      icon="library"
      words={{
        many: 'corsi',
        none: 'Nessun corso',
        search: 'Titolo o numero dell’evento',
        placeholder: 'Titolo o evento',
        notFound: 'Nessun corso trovato',
        hint: 'Prova con una parola del titolo, o con meno condizioni.',
        noneYet: 'Non c’è ancora nessun corso',
        first: mayEdit ? 'Il primo comincia da «Nuovo corso».' : 'Il primo lo scrive la redazione.',
        usual: 'dall’apertura più recente',
      }}
      refused={actionData}
      said={said}
      begin={
        mayEdit && (
          <>
            <ButtonLink to={`${DESK_PATH}/nuovo`} size="small" icon="plus">
              Nuovo corso
            </ButtonLink>
            <ButtonLink to={`${DESK_PATH}/collane`} variant="ghost" size="small">
              Collane
            </ButtonLink>
            <ButtonLink to={`${DESK_PATH}/videoclip`} variant="ghost" size="small">
              Videoclip
            </ButtonLink>
          </>
        )
      }
    />
  )
}
