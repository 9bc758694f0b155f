import { staffOf } from '#areas/audience/context.server.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { deskCourseOf } from '#areas/courses/desk-context.server.ts'
import { ENROLMENT_WORDS as WORDS } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { listAction, VIEW_DONE } from '#areas/lists/action-context.server.ts'
import { listAt } from '#areas/lists/list-context.server.ts'
import { AskedList, type AskedListProps } from '#areas/lists/ui/asked-list.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { saidIn } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { countFormer, type EnrolledPerson } from '../desk-store.server.ts'
import { participantsOf } from '../participant-list-store.server.ts'
import type { Route } from './+types/staff-participants'

/** Who follows this edition, for operators alone; what is told to the regulator has a page of its own. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const staff = staffOf(context, 'courses.follow')
  const { course, head } = await deskCourseOf(context, params)
  const { db, now } = partsOf(context)
  const { rows, ...list } = await listAt(db, participantsOf(course), request, now, staff)
  return { head, list, rows, former: await countFormer(db, course.id), said: saidIn(request, VIEW_DONE) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const staff = staffOf(context, 'courses.follow')
  const { course } = await deskCourseOf(context, params)
  const { db, now } = partsOf(context)
  return listAction(db, participantsOf(course), request, { staff, now })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Partecipanti a ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

const COLUMNS: AskedListProps<EnrolledPerson>['columns'] = [
  {
    key: 'name',
    isRowTitle: true,
    onPhone: 'first',
    cell: ({ name, surname, username }) => <MemberLink username={username}>{`${surname} ${name}`}</MemberLink>,
  },
  { key: 'profession', onPhone: 'second' },
  { key: 'enrolled', from: 'lg', cell: ({ subscribedAt }) => formatDateIt(subscribedAt) },
  { key: 'ended', cell: ({ endedAt }) => endedAt && formatDateIt(endedAt) },
  { key: 'score', align: 'end', cell: ({ score }) => score !== null && `${score}%` },
  { key: 'read', align: 'end', cell: ({ percentage }) => `${percentage}% letto` },
  {
    key: 'status',
    onPhone: 'side',
    cell: ({ status }) => <Badge tone={WORDS[status].tone}>{WORDS[status].label}</Badge>,
  },
]

export default function StaffParticipantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, list, rows, former, said } = loaderData
  return (
    <DeskFrame course={head} tab="/partecipanti">
      <AskedList
        list={{ ...list, title: 'Partecipanti' }}
        rows={rows}
        rowKey={({ memberId }) => memberId}
        columns={COLUMNS}
        icon="users"
        isUnderHead
        begin={<Report course={head} />}
        words={{
          many: 'persone',
          none: 'Nessuno',
          search: 'Cerca tra i partecipanti',
          placeholder: 'Nome o professione',
          notFound: 'Nessuno risponde',
          hint: 'Prova con altre parole, o con meno condizioni.',
          noneYet: 'Nessuno è ancora iscritto',
          first: 'Chi si iscrive al corso compare qui da solo.',
          usual: 'dall’ultimo iscritto',
        }}
        refused={actionData}
        said={said}
      />
      {former > 0 && (
        <p className="text-ink-soft">
          {former === 1 ? 'Un’altra persona ha' : `Altre ${former} persone hanno`} cancellato l’account.
        </p>
      )}
    </DeskFrame>
  )
}

function Report({ course }: { course: Route.ComponentProps['loaderData']['head'] }) {
  if (course.status !== 'closed')
    return <p className="text-ink-soft text-sm">Il rapporto per il COGEAPS si fa quando l’evento è chiuso.</p>
  return (
    <ButtonLink to={`/redazione/eventi-ecm?evento=${course.id}`} size="small" icon="file-text">
      Rapporto per il COGEAPS
    </ButtonLink>
  )
}
