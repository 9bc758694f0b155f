import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { choosingsOf, sentChoices } from '#platform/choices/choices.server.ts'
import { answerForm, answerPicture, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { changeCover } from '../cover-commands.server.ts'
import { correctCourse } from '../desk-commands.server.ts'
import { courseChoices, deskCourseOf, editorOf, idIn, peopleFields } from '../desk-context.server.ts'
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
  const { db, now } = partsOf(context)
  return {
    head,
    typed: typedOf(course, await findSeriesIdOf(db, course.id)),
    course: { id: course.id, version: course.version, isFrozen: isFrozen(course) },
    choices: await courseChoices(db, course),
    people: await choosingsOf(db, peopleFields(course), now),
    cover: { id: course.id, slug: course.slug, series: course.series, image: course.image },
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId, permissions } = editorOf(context)
  const { db, now, disk } = partsOf(context)
  const courseId = idIn(params.courseId)
  const course = await getCourse(db, courseId)
  const form = await request.formData()
  const sent = sentIn(form)
  // Without JavaScript the cover is a form of this page.
  if (sent.act === 'cover' || sent.act === 'no-cover')
    return answerPicture({
      sent,
      form,
      put: async (file) => {
        await changeCover(db, disk, { courseId, file, staffId, now })
        return `${DESK_PATH}/${courseId}/dati`
      },
    })
  const { professions } = await courseChoices(db, course)
  const { codes, choosings, errors: wrong } = await sentChoices(db, form, peopleFields(course), { now, permissions })
  const typed = typedFrom(form, typedOf(course, await findSeriesIdOf(db, courseId)), { professions, codes })
  return answerForm({
    sent,
    typed,
    choosings,
    save: () => correctCourse(db, { courseId, seenVersion: Number(sent.seen), typed, wrong, staffId, now }),
    to: () => `${DESK_PATH}/${courseId}`,
    latest: async () => ({
      who: await lastHandOn(db, 'course', courseId),
      seen: (await getCourse(db, courseId)).version,
    }),
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Dati di ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCourseDataPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, typed, course, choices, people, cover } = loaderData
  const refused = actionData && 'file' in actionData ? actionData.file : undefined
  const answer = actionData && 'typed' in actionData ? actionData : null
  return (
    <DeskFrame course={head} tab="/dati">
      <CoverUpload key={cover.id} course={cover} refusal={refused} />
      <CourseForm course={course} typed={typed} answer={answer} choices={choices} people={people} />
    </DeskFrame>
  )
}
