import { data, redirect } from 'react-router'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH } from '#areas/courses/desk-copy.ts'
import { minutesAndSeconds } from '#areas/courses/film-rules.ts'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { MoveButtons } from '#design/form/move-buttons.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { KIND_WORDS, RESHAPE_REFUSAL } from '../desk-rules.ts'
import { isShapeFree, moveLesson, removeLesson } from '../lesson-commands.server.ts'
import { listLessons } from '../store.server.ts'
import type { Route } from './+types/staff-lessons'

/** The material of a course in its order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  editorOf(context)
  const { course, head } = await deskCourseOf(context, params)
  const { db } = partsOf(context)
  const [lessons, isFree] = await Promise.all([listLessons(db, course.id), isShapeFree(db, course)])
  return {
    head,
    isFree,
    lessons: lessons.map(({ id, title, kind, durationSeconds, paragraphs }) => ({
      id,
      title,
      kind: KIND_WORDS[kind],
      duration: minutesAndSeconds(durationSeconds),
      parts: kind === 'slides' ? `${paragraphs.length} diapositive` : null,
    })),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const courseId = idIn(params.courseId)
  const form = await request.formData()
  const asked = { courseId, staffId, now, lessonId: idIn(String(form.get('lesson'))) }
  const move = form.get('move')
  try {
    if (move === 'remove') await removeLesson(db, asked)
    else await moveLesson(db, { ...asked, isEarlier: move === 'earlier' })
    return redirect(`${DESK_PATH}/${courseId}/lezioni`)
  } catch (error) {
    if (error instanceof Conflict) return data({ refusal: error.message }, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Lezioni di ${loaderData?.head.title ?? 'un corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffLessonsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, lessons, isFree } = loaderData
  const path = `${DESK_PATH}/${head.id}/lezioni`
  return (
    <DeskFrame course={head} tab="/lezioni">
      {(actionData?.refusal ?? !isFree) && (
        <p
          role={actionData?.refusal ? 'alert' : undefined}
          className="flex max-w-4xl gap-2.5 rounded-card bg-warning-tint px-5 py-4 text-warning"
        >
          <Icon name="lock" size={20} className="mt-0.5 shrink-0" />
          <span>
            {actionData?.refusal ?? RESHAPE_REFUSAL} {!isFree && 'I testi si possono correggere.'}
          </span>
        </p>
      )}
      {lessons.length === 0 ? (
        <EmptyState
          icon="book-open"
          title="Non c’è ancora nessuna lezione"
          action={isFree ? <ButtonLink to={`${path}/nuova`}>Aggiungi la prima lezione</ButtonLink> : undefined}
        >
          Testi, capitoli, filmati e diapositive, nell’ordine in cui si studiano.
        </EmptyState>
      ) : (
        <>
          <ol className="max-w-4xl divide-y divide-line overflow-hidden rounded-card bg-paper shadow-card">
            {lessons.map((lesson, index) => (
              <li key={lesson.id} className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3.5">
                <span className="w-6 text-right font-display text-ink-soft text-title-xs tabular-nums">
                  {index + 1}
                </span>
                <div className="min-w-52 flex-1">
                  <Link to={`${path}/${lesson.id}`} className="inline-flex min-h-11 items-center">
                    {lesson.title}
                  </Link>
                  <p className="text-ink-soft text-sm">
                    {[lesson.kind, lesson.parts, `${lesson.duration} min`].filter(Boolean).join(' · ')}
                  </p>
                </div>
                {isFree && (
                  <MoveButtons
                    field={{ name: 'lesson', value: lesson.id }}
                    label={lesson.title}
                    isFirst={index === 0}
                    isLast={index === lessons.length - 1}
                    loss="La lezione e il suo testo escono dal corso, e da qui non si riprendono."
                  />
                )}
              </li>
            ))}
          </ol>
          {isFree && (
            <div>
              <ButtonLink to={`${path}/nuova`} icon="plus">
                Aggiungi una lezione
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </DeskFrame>
  )
}
