import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { type LessonTyped, typedLessonOf } from '../desk-rules.ts'
import { getLesson } from '../desk-store.server.ts'
import { addLesson, correctLesson, isShapeFree } from '../lesson-commands.server.ts'
import { LessonForm } from '../ui/lesson-form.tsx'
import { LessonText } from '../ui/lesson-text.tsx'
import type { Route } from './+types/staff-lesson'

const NEW = 'nuova'
const EMPTY: LessonTyped = { title: '', kind: '', duration: '', text: '', filmPath: '', captionsPath: '' }
const LONGEST_FIELD = 100_000

/** One lesson, written or corrected. */
export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const isFree = await isShapeFree(db, course)
  if (params.lessonId === NEW) return { head, isFree, typed: EMPTY, version: 0, title: 'Nuova lezione', saved: [] }
  const lesson = await getLesson(db, course.id, idIn(params.lessonId))
  return {
    head,
    isFree,
    typed: typedLessonOf(lesson),
    version: lesson.version,
    title: lesson.title,
    saved: lesson.paragraphs,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const courseId = idIn(params.courseId)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_FIELD)
  const by = { courseId, staffId, now }
  const lessonId = params.lessonId === NEW ? null : idIn(params.lessonId)
  const sent = sentIn(form)
  // Of a course that was opened the form does not ask these two: they are what they were.
  const known = lessonId === null ? null : typedLessonOf(await getLesson(db, courseId, lessonId))
  const typed: LessonTyped = {
    title: field('title'),
    kind: form.has('kind') ? field('kind') : (known?.kind ?? ''),
    duration: form.has('duration') ? field('duration') : (known?.duration ?? ''),
    text: field('text'),
    filmPath: field('filmPath'),
    captionsPath: field('captionsPath'),
  }
  return answerForm({
    sent,
    typed,
    save: () =>
      lessonId === null
        ? addLesson(db, { ...by, typed })
        : correctLesson(db, { ...by, lessonId, seenVersion: Number(sent.seen), typed }),
    to: () => `${DESK_PATH}/${courseId}/lezioni`,
    latest: async () => {
      if (lessonId === null) return null
      return { who: await lastHandOn(db, 'course', courseId), seen: (await getLesson(db, courseId, lessonId)).version }
    },
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Lezione'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLessonPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { head, isFree, typed, version, title, saved } = loaderData
  return (
    <DeskFrame course={head} tab="/lezioni" page={title}>
      <LessonForm
        courseId={head.id}
        lesson={params.lessonId}
        version={version}
        typed={typed}
        answer={actionData ?? null}
        isFree={isFree}
      />
      {saved.length > 0 && (
        <details className="max-w-4xl rounded-card bg-paper px-6 py-4 shadow-card">
          <summary className="min-h-11 cursor-pointer py-2 font-strong">Come si legge il testo salvato</summary>
          <div className="pt-3 pb-2">
            <LessonText paragraphs={saved} />
          </div>
        </details>
      )}
    </DeskFrame>
  )
}
