import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { MemberLink } from '#areas/audience/ui/member-link.tsx'
import { deskCourseOf } from '#areas/courses/desk-context.server.ts'
import { ENROLMENT_WORDS as WORDS } from '#areas/courses/desk-copy.ts'
import { COURSE_STATUSES } from '#areas/courses/model.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { DeskList } from '#design/desk/desk-list.tsx'
import { Table } from '#design/table/table.tsx'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { callPage } from '#platform/pure/paging.ts'
import { countFormer, listEnrolledPeople } from '../desk-store.server.ts'
import type { Route } from './+types/staff-participants'

/** Who follows this edition, for operators alone; what is told to the regulator has a page of its own. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'courses.follow')
  const { course, head } = await deskCourseOf(context, params)
  const { db, now } = partsOf(context)
  const shape = z.string().transform(Number).pipe(z.literal(COURSE_STATUSES))
  const asked = { ...askedList(request, { status: ['stato', shape] }), typed: '' }
  const { filters, limit } = asked
  const [{ total, list }, former] = await Promise.all([
    listEnrolledPeople(db, course.id, { ...filters, page: callPage(asked.page), limit }, now),
    countFormer(db, course.id),
  ])
  return {
    head,
    listed: listed(asked, total),
    former,
    people: list.map((person) => ({
      id: person.memberId,
      username: person.username,
      name: `${person.surname} ${person.name}`,
      profession: person.profession ?? '–',
      status: person.status,
      enrolledOn: formatDateIt(person.subscribedAt),
      outcome: person.endedAt
        ? `${formatDateIt(person.endedAt)}${person.score === null ? '' : `, ${person.score}%`}`
        : `${person.percentage}% letto`,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Partecipanti a ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffParticipantsPage({ loaderData }: Route.ComponentProps) {
  const { head, listed: shown, former, people } = loaderData
  return (
    <DeskFrame course={head} tab="/partecipanti">
      <DeskList
        listed={shown}
        icon="users"
        words={{
          find: 'Scegli i partecipanti',
          one: 'persona',
          many: 'persone',
          notFound: 'Nessuno in questo stato',
          hint: 'Prova con un altro stato.',
          noneYet: 'Nessuno è ancora iscritto',
          first: 'Chi si iscrive al corso compare qui da solo.',
        }}
        filters={[
          {
            name: 'stato',
            label: 'Stato',
            all: 'Tutti',
            options: COURSE_STATUSES.map((value) => ({ value: String(value), label: WORDS[value].label })),
          },
        ]}
        actions={<Report course={head} />}
      >
        <Table
          caption="Partecipanti"
          isCaptionHidden
          rows={people}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              title: 'Persona',
              isRowTitle: true,
              cell: ({ name, username }) => <MemberLink username={username}>{name}</MemberLink>,
            },
            { key: 'profession', title: 'Professione', cell: ({ profession }) => profession },
            { key: 'enrolled', title: 'Iscrizione', cell: ({ enrolledOn }) => enrolledOn },
            { key: 'outcome', title: 'Fine o avanzamento', cell: ({ outcome }) => outcome },
            {
              key: 'status',
              title: 'Stato',
              cell: (person) => <Badge tone={WORDS[person.status].tone}>{WORDS[person.status].label}</Badge>,
            },
          ]}
        />
      </DeskList>
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
    return <p className="text-ink-soft">Il rapporto per il COGEAPS si fa quando l’evento è chiuso.</p>
  return (
    <ButtonLink to={`/redazione/eventi-ecm?evento=${course.id}`} icon="file-text">
      Rapporto per il COGEAPS
    </ButtonLink>
  )
}
