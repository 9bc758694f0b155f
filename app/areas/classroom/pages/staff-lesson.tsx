import { redirect, useNavigation } from 'react-router'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { GuardedForm } from '#design/form/guarded-form.tsx'
import { Select } from '#design/select/select.tsx'
import { TextArea } from '#design/text-area/text-area.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { KIND_WORDS, type LessonTyped, typedLessonOf } from '../desk-rules.ts'
import { getLesson } from '../desk-store.server.ts'
import { addLesson, correctLesson, isShapeFree } from '../lesson-commands.server.ts'
import { LESSON_KINDS } from '../model.ts'
import { LessonText } from '../ui/lesson-text.tsx'
import type { Route } from './+types/staff-lesson'

const NEW = 'nuova'
const EMPTY: LessonTyped = { title: '', kind: '', duration: '', text: '' }

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
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 100_000)
  const by = { courseId, staffId, now }
  const lessonId = params.lessonId === NEW ? null : idIn(params.lessonId)
  const seenVersion = Number(form.get('version'))
  const posted = { title: field('title'), kind: field('kind'), duration: field('duration'), text: field('text') }
  // Of a course that was opened the form does not ask these two: they are what they were.
  const known = lessonId === null ? null : typedLessonOf(await getLesson(db, courseId, lessonId))
  const typed: LessonTyped = {
    ...posted,
    kind: form.has('kind') ? posted.kind : (known?.kind ?? ''),
    duration: form.has('duration') ? posted.duration : (known?.duration ?? ''),
  }
  try {
    const saved =
      lessonId === null
        ? await addLesson(db, { ...by, typed })
        : await correctLesson(db, { ...by, lessonId, seenVersion, typed })
    if (saved.kind === 'saved') return redirect(`${DESK_PATH}/${courseId}/lezioni`)
    return { errors: saved.errors as Record<string, string>, values: { ...typed }, version: seenVersion }
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return { errors: { version: error.message }, values: { ...typed }, version: seenVersion }
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.title ?? 'Lezione'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, isFree, typed, version, title, saved } = loaderData
  const isPending = useNavigation().state !== 'idle'
  return (
    <DeskFrame course={head} tab="/lezioni" page={title}>
      <GuardedForm className="max-w-4xl" errors={actionData?.errors} values={actionData?.values}>
        <input type="hidden" name="version" value={actionData?.version ?? version} />
        <TextField name="title" label="Titolo della lezione" isRequired maxLength={160} defaultValue={typed.title} />
        {isFree ? (
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <Select
              name="kind"
              label="Come si presenta"
              placeholder="Scegli"
              isRequired
              defaultValue={typed.kind}
              options={LESSON_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
            />
            <TextField
              name="duration"
              label="Durata"
              isRequired
              inputMode="numeric"
              maxLength={8}
              unit="min"
              placeholder="12:30"
              defaultValue={typed.duration}
            />
          </div>
        ) : (
          <p className="rounded-card bg-sunken px-5 py-4 text-ink-soft">
            {KIND_WORDS[typed.kind as keyof typeof KIND_WORDS]}, {typed.duration} minuti. Il corso è stato aperto: tipo
            e durata non cambiano; il testo si può correggere, e la storia conserva quello di prima.
          </p>
        )}
        <TextArea
          name="text"
          label="Testo"
          description="Una riga vuota separa i paragrafi; nelle diapositive separa una dall’altra. «## » all’inizio fa un titoletto, «- » una voce di elenco. Un filmato mostra un paragrafo per scena."
          isRequired
          rows={18}
          defaultValue={typed.text}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="large" isPending={isPending}>
            Salva
          </Button>
          <ButtonLink to={`${DESK_PATH}/${head.id}/lezioni`} variant="quiet" size="large">
            Annulla
          </ButtonLink>
        </div>
      </GuardedForm>
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
