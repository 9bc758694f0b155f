import { data, redirect } from 'react-router'
import { Conflict, InvalidInput } from '#platform/errors.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { changeCover } from '../cover-commands.server.ts'
import { correctCourse } from '../desk-commands.server.ts'
import { courseChoices, deskCourseOf, editorOf, idIn } from '../desk-context.server.ts'
import { DESK_PATH } from '../desk-copy.ts'
import { isFrozen, typedOf } from '../desk-rules.ts'
import { findSeriesIdOf } from '../desk-store.server.ts'
import { typedFrom } from '../desk-wire.ts'
import { getCourse } from '../store.server.ts'
import { CourseForm } from '../ui/course-form.tsx'
import { CoverUpload } from '../ui/cover-upload.tsx'
import { DeskFrame } from '../ui/desk-head.tsx'
import type { Route } from './+types/staff-course-data'

export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  return {
    head,
    typed: typedOf(course, await findSeriesIdOf(db, course.id)),
    version: course.version,
    isFrozen: isFrozen(course),
    choices: await courseChoices(db, course),
    cover: { id: course.id, slug: course.slug, series: course.series, image: course.image },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now, disk } = partsOf(context)
  const courseId = idIn(params.courseId)
  const course = await getCourse(db, courseId)
  const form = await request.formData()
  // Without JavaScript the cover is a form of this page.
  const act = form.get('act')
  if (act === 'cover' || act === 'no-cover') {
    const file = act === 'cover' ? await fileInForm(form, 'file') : null
    if (act === 'cover' && !file) return data({ cover: 'Scegli un file.' }, 400)
    try {
      await changeCover(db, disk, { courseId, file, staffId, now })
      return redirect(`${DESK_PATH}/${courseId}/dati`)
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error
      return data({ cover: error.fields.file ?? error.message }, 400)
    }
  }
  const { professions } = await courseChoices(db, course)
  const typed = typedFrom(form, typedOf(course, await findSeriesIdOf(db, courseId)), professions)
  const seenVersion = Number(form.get('version'))
  try {
    const saved = await correctCourse(db, { courseId, seenVersion, typed, staffId, now })
    if (saved.kind === 'saved') return redirect(`${DESK_PATH}/${courseId}`)
    return { errors: saved.errors as Record<string, string>, typed, version: seenVersion }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    // What was typed stays in sight, and cannot be saved over what the other wrote until the page is loaded again.
    return { errors: { version: error.message }, typed, version: seenVersion }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dati di ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCourseDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, typed, version, isFrozen: isFixed, choices, cover } = loaderData
  const refused = actionData && 'cover' in actionData ? actionData : null
  const answer = actionData && 'typed' in actionData ? actionData : null
  return (
    <DeskFrame course={head} tab="/dati">
      <CoverUpload key={cover.id} course={cover} refusal={refused?.cover} />
      <CourseForm
        typed={answer?.typed ?? typed}
        errors={answer?.errors}
        version={answer?.version ?? version}
        isFrozen={isFixed}
        choices={choices}
        backTo={`${DESK_PATH}/${head.id}`}
      />
    </DeskFrame>
  )
}
