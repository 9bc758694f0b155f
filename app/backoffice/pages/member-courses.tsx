import { z } from 'zod'
import { staffOf } from '#areas/audience/context.server.ts'
import { findViewerByMemberId } from '#areas/audience/store.server.ts'
import { ecmBalance } from '#areas/courses/commands.server.ts'
import { accessInWords } from '#areas/courses/desk-access-rules.ts'
import { DESK_PATH as COURSES_PATH, ENROLMENT_WORDS } from '#areas/courses/desk-copy.ts'
import { listCallerCourses } from '#areas/courses/desk-store.server.ts'
import { COURSE_STATUSES } from '#areas/courses/model.ts'
import { isKnownCode } from '#areas/courses/trainee-rules.ts'
import { findTrainee } from '#areas/courses/trainee-store.server.ts'
import { Badge } from '#design/badge/badge.tsx'
import { DeskList } from '#design/desk/desk-list.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { Link } from '#design/link/link.tsx'
import { Table } from '#design/table/table.tsx'
import { NotFound } from '#platform/errors.ts'
import { askedList, listed } from '#platform/http/asked-list.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { getMember, headOf } from '../members/member-context.server.ts'
import { MemberHead } from '../members/member-parts.tsx'
import type { Route } from './+types/member-courses'

/** The courses of a member, and whether they enter any other: what is asked on the telephone is “non vedo il mio corso”. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const operator = staffOf(context, 'members.read')
  const { db, now } = partsOf(context)
  const member = await getMember(db, params.username)
  const asked = askedList(request, { status: ['stato', z.string().transform(Number).pipe(z.literal(COURSE_STATUSES))] })
  const question = { memberId: member.id, typed: asked.typed, ...asked.filters }
  const [head, viewer, balance, trainee, { total, list }] = await Promise.all([
    headOf(db, member, operator, now),
    findViewerByMemberId(db, member.id, now),
    ecmBalance(db, member.id, now),
    findTrainee(db, member.id),
    listCallerCourses(db, question, { ...asked, now }),
  ])
  if (!viewer) throw new NotFound('Questo iscritto non esiste.')
  const caller = {
    audience: viewer.audience,
    promoCodes: member.promoCodes,
    balance,
    hasFiscalCode: isKnownCode(trainee.fiscalCode),
    person: { profession: member.profession, specializations: member.specializations },
  }
  return {
    head,
    listed: listed(asked, total),
    rows: list.map(({ enrolment, ...course }) => ({
      id: course.id,
      title: course.title,
      event: `Evento ${course.eventId}, ed. ${course.edition}`,
      status: enrolment?.status ?? null,
      since: enrolment && formatDateIt(enrolment.subscribedAt),
      reached: enrolment && reachedIn(enrolment),
      access: accessInWords(caller, { ...course, status: enrolment?.status ?? null }, now),
    })),
  }
}

function reachedIn({ endedAt, score, percentage }: { endedAt: Date | null; score: number | null; percentage: number }) {
  if (!endedAt) return `${percentage}% letto`
  return `${formatDateIt(endedAt)}${score === null ? '' : `, ${score}%`}`
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Corsi di ${loaderData?.head.name ?? 'un iscritto'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function MemberCoursesPage({ loaderData: { head, listed: shown, rows } }: Route.ComponentProps) {
  return (
    <>
      <MemberHead head={head} section="courses" />
      <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-16">
        <DeskList
          listed={shown}
          icon="graduation-cap"
          words={{
            find: 'Cerca un corso',
            one: 'corso',
            many: 'corsi',
            order: 'dall’ultima iscrizione',
            notFound: 'Nessun corso trovato',
            noneYet: 'Non si è ancora iscritto a nessun corso',
            first: 'Cerca il corso di cui parla: qui si legge se lo può aprire, e perché.',
          }}
          search={{
            label: 'Titolo o numero dell’evento',
            description: 'Trova anche i corsi a cui non è iscritto, e dice se li può aprire.',
          }}
          filters={[
            {
              name: 'stato',
              label: 'Stato',
              all: 'Tutti',
              options: COURSE_STATUSES.map((value) => ({ value: String(value), label: ENROLMENT_WORDS[value].label })),
            },
          ]}
        >
          <Table
            caption={`Corsi di ${head.name}`}
            isCaptionHidden
            rows={rows}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'title',
                title: 'Corso',
                isRowTitle: true,
                cell: ({ id, title, event }) => (
                  <>
                    <Link to={`${COURSES_PATH}/${id}`}>{title}</Link>
                    <span className="block font-normal text-ink-soft">{event}</span>
                  </>
                ),
              },
              {
                key: 'status',
                title: 'Stato',
                cell: ({ status }) =>
                  status ? (
                    <Badge tone={ENROLMENT_WORDS[status].tone}>{ENROLMENT_WORDS[status].label}</Badge>
                  ) : (
                    <Badge>Non iscritto</Badge>
                  ),
              },
              { key: 'since', title: 'Iscrizione', cell: ({ since }) => since },
              { key: 'reached', title: 'Fine o avanzamento', cell: ({ reached }) => reached },
              { key: 'access', title: 'Lo può aprire?', cell: ({ access }) => access },
            ]}
          />
        </DeskList>
      </Wrap>
    </>
  )
}
