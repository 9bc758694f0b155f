import { data, redirect } from 'react-router'
import { lastHandOn } from '#areas/audience/history-context.server.ts'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Conflict } from '#platform/errors.ts'
import { answerForm, sentIn } from '#platform/http/answered-form.server.ts'
import { fileInForm } from '#platform/http/one-file.server.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { type LessonTyped, typedLessonOf } from '../desk-rules.ts'
import { getLesson } from '../desk-store.server.ts'
import { addLesson, correctLesson, isShapeFree } from '../lesson-commands.server.ts'
import { addLessonFile, removeLessonFile } from '../lesson-file-commands.server.ts'
import { EMPTY_FILE, type LessonFileTyped } from '../lesson-file-rules.ts'
import { listLessonFiles } from '../lesson-file-store.server.ts'
import { LESSON_FILE_KINDS } from '../model.ts'
import { LessonFilesDesk } from '../ui/lesson-files-desk.tsx'
import { LessonForm } from '../ui/lesson-form.tsx'
import { LessonText } from '../ui/lesson-text.tsx'
import type { Route } from './+types/staff-lesson'

const NEW = 'nuova'
const EMPTY: LessonTyped = { title: '', kind: '', duration: '', text: '', filmPath: '', captionsPath: '' }
const LONGEST_FIELD = 100_000
const LONGEST_SAID = 500

/** One lesson, written or corrected. */
export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const isFree = await isShapeFree(db, course)
  if (params.lessonId === NEW)
    return { head, isFree, typed: EMPTY, version: 0, title: 'Nuova lezione', saved: [], files: null }
  const lesson = await getLesson(db, course.id, idIn(params.lessonId))
  return {
    head,
    isFree,
    typed: typedLessonOf(lesson),
    version: lesson.version,
    title: lesson.title,
    saved: lesson.paragraphs,
    files: await listLessonFiles(db, lesson.id),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now, disk } = partsOf(context)
  const courseId = idIn(params.courseId)
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '').slice(0, LONGEST_FIELD)
  const by = { courseId, staffId, now }
  const lessonId = params.lessonId === NEW ? null : idIn(params.lessonId)
  const sent = sentIn(form)
  if (lessonId !== null && sent.act !== 'save') {
    const page = `${DESK_PATH}/${courseId}/lezioni/${lessonId}`
    const fileId = /^remove-([0-9a-f-]{36})$/.exec(sent.act)?.[1]
    if (fileId) {
      try {
        await removeLessonFile(db, { ...by, lessonId, fileId })
        return redirect(page)
      } catch (error) {
        if (error instanceof Conflict) return data({ refusal: error.message }, 409)
        throw error
      }
    }
    const fileKind = LESSON_FILE_KINDS.find((kind) => kind === sent.act)
    if (fileKind) {
      const typedFile = Object.fromEntries(
        Object.keys(EMPTY_FILE).map((name) => [name, field(name).slice(0, LONGEST_SAID)]),
      ) as LessonFileTyped
      const file = await fileInForm(form, 'file')
      const added = await addLessonFile(db, disk, { ...by, lessonId, kind: fileKind, typed: typedFile, file })
      if (added.kind === 'saved') return redirect(page)
      return data({ fileKind, typed: typedFile, errors: added.errors }, 400)
    }
  }
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
  const { head, isFree, typed, version, title, saved, files } = loaderData
  return (
    <DeskFrame course={head} tab="/lezioni" page={title}>
      <LessonForm
        courseId={head.id}
        lesson={params.lessonId}
        version={version}
        typed={typed}
        answer={actionData && 'conflict' in actionData ? actionData : null}
        isFree={isFree}
      />
      {files && (
        <LessonFilesDesk
          files={files}
          isFree={isFree}
          answer={actionData && 'fileKind' in actionData ? actionData : null}
          refusal={actionData && 'refusal' in actionData ? actionData.refusal : null}
        />
      )}
      {saved.length > 0 && (
        <details className="max-w-4xl rounded-card bg-paper px-6 py-4 shadow-card">
          <summary className="min-h-11 cursor-pointer py-2 font-strong">Come si legge il testo salvato</summary>
          <div className="pt-3 pb-2">
            <LessonText paragraphs={saved} files={files ?? []} />
          </div>
        </details>
      )}
    </DeskFrame>
  )
}
