import { DESK_CRUMB } from '#design/desk/desk-head.tsx'
import { DeskPage } from '#design/desk/desk-page.tsx'
import { choosingsOf, sentChoices } from '#platform/choices/choices.server.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { createCourse } from '../desk-commands.server.ts'
import { courseChoices, editorOf, peopleFields } from '../desk-context.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { type CourseTyped, TYPED_FIELDS } from '../desk-rules.ts'
import { typedFrom } from '../desk-wire.ts'
import { CourseForm } from '../ui/course-form.tsx'
import type { Route } from './+types/staff-new-course'

export async function loader({ context }: Route.LoaderArgs) {
  editorOf(context)
  const { db, now } = partsOf(context)
  const today = romeDayOf(now)
  const empty = Object.fromEntries(TYPED_FIELDS.map((field) => [field, ''])) as unknown as CourseTyped
  const typed: CourseTyped = {
    ...empty,
    edition: '1',
    opensOn: today,
    expiresOn: addRomeMonths(today, 12),
    professions: [],
    disciplines: [],
    lead: [],
    people: [],
  }
  return { typed, choices: await courseChoices(db, null), people: await choosingsOf(db, peopleFields(null), now) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId, permissions } = editorOf(context)
  const { db, now } = partsOf(context)
  const { professions } = await courseChoices(db, null)
  const form = await request.formData()
  const { codes, choosings, errors: wrong } = await sentChoices(db, form, peopleFields(null), { now, permissions })
  const typed = typedFrom(form, null, { professions, codes })
  return answerForm({
    sent: sentIn(form),
    typed,
    choosings,
    save: () => createCourse(db, { typed, wrong, staffId, now }),
    to: ({ courseId }) => `${DESK_PATH}/${courseId}`,
  })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Nuovo corso | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffNewCoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DeskPage
      title="Nuovo corso"
      crumbs={[DESK_CRUMB, { label: 'Corsi ECM', to: DESK_PATH }]}
      lead="Nasce come bozza: lezioni e domande si aggiungono dopo, e nessuno lo vede finché non lo apri."
    >
      <CourseForm
        course={null}
        typed={loaderData.typed}
        answer={actionData}
        choices={loaderData.choices}
        people={loaderData.people}
      />
    </DeskPage>
  )
}
