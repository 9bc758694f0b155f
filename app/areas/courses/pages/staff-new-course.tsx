import { redirect } from 'react-router'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Wrap } from '#design/layout/layout.tsx'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { addRomeMonths, romeDayOf } from '#platform/pure/dates.ts'
import { createCourse } from '../desk-commands.server.ts'
import { courseChoices, editorOf } from '../desk-context.server.ts'
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
  }
  return { typed, choices: await courseChoices(db, null) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const { professions } = await courseChoices(db, null)
  const typed = typedFrom(await request.formData(), null, professions)
  const saved = await createCourse(db, typed, { staffId, now })
  if (saved.kind === 'saved') return redirect(`${DESK_PATH}/${saved.courseId}`)
  return { errors: saved.errors as Record<string, string>, typed }
}

export const meta: Route.MetaFunction = () => [
  { title: 'Nuovo corso | Redazione' },
  { name: 'robots', content: 'noindex' },
]

export default function StaffNewCoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Wrap className="grid grid-cols-[minmax(0,1fr)] gap-6 py-4 pb-16">
      <Breadcrumbs
        crumbs={[
          { label: 'Redazione', to: '/redazione' },
          { label: 'Corsi ECM', to: DESK_PATH },
          { label: 'Nuovo corso' },
        ]}
      />
      <div>
        <h1 className="text-title-xl">Nuovo corso</h1>
        <p className="mt-2 max-w-measure text-ink-soft">
          Nasce come bozza: lezioni e domande si aggiungono dopo, e nessuno lo vede finché non lo apri.
        </p>
      </div>
      <CourseForm
        typed={actionData?.typed ?? loaderData.typed}
        errors={actionData?.errors}
        choices={loaderData.choices}
        backTo={DESK_PATH}
      />
    </Wrap>
  )
}
