import { ButtonLink } from '#design/button/button.tsx'
import { Prose } from '#design/layout/layout.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import { useHeartbeat } from '../ui/use-heartbeat.ts'
import type { Route } from './+types/lesson'

export async function loader({ context, params }: Route.LoaderArgs) {
  const courseId = courseIdOf(params)
  const room = await roomOf(context, courseId)
  if (room.kind === 'outside') throw new NotFound('Non sei iscritto a questo corso.')
  const index = room.lessons.findIndex(({ id }) => String(id) === params.lessonId)
  const lesson = room.lessons[index]
  if (!lesson) throw new NotFound('Questa lezione non esiste.')
  // No skipping ahead, also by address.
  if (room.states[index] === 'locked') throw new Conflict('Completa prima le lezioni precedenti.')
  const next = room.lessons[index + 1]
  return {
    course: { id: courseId, title: room.course.title },
    lesson,
    position: room.progress.get(lesson.id)?.positionSeconds ?? 0,
    isDone: room.states[index] === 'done',
    nextId: next?.id ?? null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.lesson.title ?? 'Lezione'} | Aula` },
  { name: 'robots', content: 'noindex' },
]

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  return <LessonView key={loaderData.lesson.id} data={loaderData} />
}

function LessonView({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const { course, lesson, position, nextId } = data
  const { seconds, isDone, isOffline } = useHeartbeat({
    courseId: course.id,
    lessonId: lesson.id,
    startSeconds: position,
    durationSeconds: lesson.durationSeconds,
    isDone: data.isDone,
  })
  const left = Math.max(0, lesson.durationSeconds - seconds)
  return (
    <RoomFrame courseId={course.id} courseTitle={course.title} title={lesson.title}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {lesson.kind === 'slides' ? (
          <ol className="grid gap-4">
            {lesson.paragraphs.map((words, index) => (
              <li key={words} className="grid gap-2 rounded-card bg-paper p-6 shadow-card sm:p-9">
                <span className="eyebrow">
                  {index + 1} di {lesson.paragraphs.length}
                </span>
                <p className="font-display text-title-s">{words}</p>
              </li>
            ))}
          </ol>
        ) : (
          <Prose>
            {lesson.paragraphs.map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Prose>
        )}
        <aside aria-label="Avanzamento" className="grid gap-4 rounded-card bg-paper p-6 shadow-card lg:sticky lg:top-6">
          <ProgressBar
            label="Avanzamento della lezione"
            value={isDone ? lesson.durationSeconds : seconds}
            max={lesson.durationSeconds}
            caption={isDone ? 'Lezione completata' : `Ancora ${left} secondi di lettura`}
          />
          {isOffline && <p role="status">Sei senza rete: l’avanzamento si salva appena torna.</p>}
          <p role="status" className="visually-hidden">
            {isDone && 'Lezione completata'}
          </p>
          {isDone && (
            <ButtonLink to={nextId ? `/aula/${course.id}/lezione/${nextId}` : `/aula/${course.id}`}>
              {nextId ? 'Prossima lezione' : 'Torna all’aula'}
            </ButtonLink>
          )}
        </aside>
      </div>
    </RoomFrame>
  )
}
