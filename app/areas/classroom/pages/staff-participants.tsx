import { Form } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { deskCourseOf } from '#areas/courses/desk-context.server.ts'
import { COURSE_STATUSES, type CourseStatus } from '#areas/courses/model.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Badge, type BadgeTone } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Pagination } from '#design/pagination/pagination.tsx'
import { Select } from '#design/select/select.tsx'
import { Table } from '#design/table/table.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pageOf } from '#platform/pure/paging.ts'
import { countFormer, listEnrolledPeople } from '../desk-store.server.ts'
import type { Route } from './+types/staff-participants'

const PER_PAGE = 20

const WORDS: Readonly<Record<CourseStatus, { label: string; tone: BadgeTone }>> = {
  1: { label: 'In corso', tone: 'primary' },
  2: { label: 'Superato', tone: 'success' },
  3: { label: 'Non superato', tone: 'danger' },
  4: { label: 'Scaduto', tone: 'neutral' },
}

/** Who follows this edition, for operators alone; what is told to the regulator has a page of its own. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  staffOf(context, 'operator')
  const { course, head } = await deskCourseOf(context, params)
  const { db, now } = partsOf(context)
  const search = new URL(request.url).searchParams
  const status = COURSE_STATUSES.find((known) => String(known) === search.get('stato')) ?? null
  const page = pageOf(search)
  const [{ total, list }, former] = await Promise.all([
    listEnrolledPeople(db, course.id, { status, page: page - 1, limit: PER_PAGE }, now),
    countFormer(db, course.id),
  ])
  return {
    head,
    status,
    page,
    pages: Math.ceil(total / PER_PAGE),
    total,
    former,
    people: list.map((person) => ({
      id: person.memberId,
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
  const { head, status, page, pages, total, former, people } = loaderData
  return (
    <DeskFrame course={head} tab="/partecipanti">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Form className="flex flex-wrap items-end gap-3">
          <Select
            name="stato"
            label="Stato"
            placeholder="Tutti"
            defaultValue={status === null ? '' : String(status)}
            options={COURSE_STATUSES.map((value) => ({ value: String(value), label: WORDS[value].label }))}
            className="w-56"
          />
          <Button type="submit" variant="ghost">
            Filtra
          </Button>
        </Form>
        {head.status === 'closed' ? (
          <ButtonLink to={`/redazione/eventi-ecm?evento=${head.id}`} icon="file-text">
            Rapporto per il COGEAPS
          </ButtonLink>
        ) : (
          <p className="text-ink-soft">Il rapporto per il COGEAPS si fa quando l’evento è chiuso.</p>
        )}
      </div>
      <p hidden={total + former === 0}>
        {total === 1 ? '1 persona' : `${total} persone`}
        {former > 0 && `, e ${former === 1 ? 'una che ha' : `${former} che hanno`} cancellato l’account`}.
      </p>
      <Table
        caption="Partecipanti"
        isCaptionHidden
        rows={people}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon="users" title={status === null ? 'Nessuno è ancora iscritto' : 'Nessuno in questo stato'} />
        }
        columns={[
          { key: 'name', title: 'Persona', isRowTitle: true, cell: ({ name }) => name },
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
      <Pagination current={page} total={pages} label="Pagine dei partecipanti" />
    </DeskFrame>
  )
}
