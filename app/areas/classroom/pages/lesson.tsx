import { minutesAndSeconds } from '#areas/courses/film-rules.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { cx } from '#design/cx.ts'
import { ProgressBar } from '#design/progress/progress.tsx'
import { Conflict, NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { wordsOf } from '../lesson-file-rules.ts'
import { listLessonFiles } from '../lesson-file-store.server.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { LessonFilm } from '../ui/lesson-film.tsx'
import { LessonMaterials } from '../ui/lesson-materials.tsx'
import { LessonSlides } from '../ui/lesson-slides.tsx'
import { LessonText } from '../ui/lesson-text.tsx'
import { RoomFrame } from '../ui/room-frame.tsx'
import { type StudyClock, useStudyClock } from '../ui/use-study-clock.ts'
import type { Route } from './+types/lesson'

export async function loader({ context, params }: Route.LoaderArgs) {
  const courseId = courseIdOf(params)
  const room = await roomOf(context, courseId)
  if (room.kind === 'outside') throw new NotFound('Questo corso non è fra i tuoi.')
  const index = room.lessons.findIndex(({ id }) => String(id) === params.lessonId)
  const lesson = room.lessons[index]
  if (!lesson) throw new NotFound('Questa lezione non esiste.')
  // No skipping ahead, also by address.
  if (room.states[index] === 'locked') throw new Conflict('Completa prima le lezioni precedenti.')
  const progress = room.progress.get(lesson.id)
  const files = await listLessonFiles(partsOf(context).db, lesson.id)
  const isDone = room.states[index] === 'done'
  return {
    course: { id: courseId, title: room.course.title, series: room.course.series },
    lesson,
    files,
    number: index + 1,
    count: room.lessons.length,
    position: isDone ? 0 : (progress?.positionSeconds ?? 0),
    furthest: progress?.furthestSeconds ?? 0,
    isDone,
    nextId: room.lessons[index + 1]?.id ?? null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.lesson.title ?? 'Lezione'} | Aula` },
  { name: 'robots', content: 'noindex' },
]

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  return <LessonView key={loaderData.lesson.id} data={loaderData} />
}

type Data = Route.ComponentProps['loaderData']

function LessonView({ data }: { data: Data }) {
  const { course, lesson, number, count } = data
  const clock = useStudyClock(
    {
      courseId: course.id,
      lessonId: lesson.id,
      startSeconds: data.position,
      furthestSeconds: data.furthest,
      durationSeconds: lesson.durationSeconds,
      isDone: data.isDone,
    },
    { isRunning: lesson.kind !== 'video' && !data.isDone },
  )
  return (
    <RoomFrame courseId={course.id} courseTitle={course.title} title={lesson.title}>
      <p className="-mt-4 mb-6 text-ink-soft">
        Lezione {number} di {count} · {Math.max(1, Math.round(lesson.durationSeconds / 60))} min
      </p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-8">
          <LessonBody data={data} clock={clock} />
          <LessonMaterials files={data.files} />
        </div>
        <Advancement data={data} clock={clock} />
      </div>
    </RoomFrame>
  )
}

function LessonBody({ data: { lesson, course, files }, clock }: { data: Data; clock: StudyClock }) {
  const { title, paragraphs, durationSeconds } = lesson
  switch (lesson.kind) {
    case 'slides':
      return (
        <div className="grid gap-6">
          <LessonSlides
            title={title}
            paragraphs={wordsOf(paragraphs)}
            durationSeconds={durationSeconds}
            clock={clock}
          />
          <LessonText paragraphs={[]} files={files} />
        </div>
      )
    case 'video':
      return <LessonFilm lesson={lesson} files={files} category={course.series} clock={clock} />
    default:
      return <LessonText paragraphs={paragraphs} files={files} />
  }
}

/**
 * Stays in sight: beside the lesson on a desktop, at the foot of the screen on a phone where there is only text. A film and slides have
 * buttons of their own there, and nothing may cover them.
 */
function Advancement({ data: { course, lesson, nextId }, clock }: { data: Data; clock: StudyClock }) {
  const { seconds, furthest, isDone, isOffline } = clock
  const left = Math.max(0, lesson.durationSeconds - Math.max(seconds, furthest))
  const hasButtons = lesson.kind === 'video' || lesson.kind === 'slides'
  return (
    <aside
      aria-label="Avanzamento"
      className={cx(
        'z-2 grid gap-3 print:hidden rounded-card bg-paper p-4 lg:sticky lg:top-18 lg:bottom-auto lg:p-6 lg:shadow-card',
        hasButtons ? 'shadow-card' : 'sticky bottom-3 shadow-lifted',
      )}
    >
      <ProgressBar
        label="Avanzamento della lezione"
        value={isDone ? lesson.durationSeconds : Math.max(seconds, furthest)}
        max={lesson.durationSeconds}
        caption={isDone ? 'Lezione completata' : `Ancora ${minutesAndSeconds(left)}`}
      />
      {isOffline && <p role="status">Sei senza rete: l’avanzamento si salva appena torna.</p>}
      <p role="status" className="visually-hidden">
        {isDone && 'Lezione completata'}
      </p>
      {isDone && (
        <ButtonLink to={`/aula/${course.id}/${nextId ? `lezione/${nextId}` : 'prova'}`}>
          {nextId ? 'Prossima lezione' : 'Vai alla prova finale'}
        </ButtonLink>
      )}
    </aside>
  )
}
