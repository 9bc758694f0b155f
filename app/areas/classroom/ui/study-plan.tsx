import { NO_CREDITS } from '#areas/courses/accreditation-rules.ts'
import { useCourseDoor } from '#areas/courses/ui/use-course-door.tsx'
import { Button } from '#design/button/button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { LESSON_KIND_NAMES } from '../lesson-rules.ts'
import type { LessonKind } from '../model.ts'
import type { LessonState } from '../rules.ts'
import type { TestDoor } from '../test-rules.ts'
import { EbookDownload } from './ebook-download.tsx'
import { NextStep } from './next-step.tsx'

/** What the room of somebody who is enrolled shows. */
export type StudyRoom = {
  course: { id: number; title: string; credits: number; durationHours: number }
  status: number
  percentage: number
  endedOn: string | null
  score: number | null
  door: TestDoor
  attempts: number
  lastScore: number | null
  hasEbook: boolean
  isQuestionnaireDone: boolean
  isTraineeComplete: boolean
  isRevoked: boolean
  /** Of a failed course that can be bought again: with how many credits in hand. */
  again: { balance: number | null; earnsCredits: boolean } | null
  /** LRN-005. */
  earnsCredits: boolean
  /** Where the lessons are, when they are not here. */
  platformName: string | null
  /** What its minutes are, and the rest of its hours. */
  leastTime: string
  lessons: readonly { id: number; title: string; kind: LessonKind; minutes: number; state: LessonState }[]
}

const ICONS = { text: 'file-text', ebook: 'book-open', video: 'video', slides: 'image' }

/** The lessons in their order, and beside them the one thing to do next. */
export function StudyPlan({ room, isUnconfirmed }: { room: StudyRoom; isUnconfirmed: boolean }) {
  if (room.platformName && room.status !== 2)
    return <Elsewhere courseId={room.course.id} name={room.platformName} percentage={room.percentage} />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <aside
        className="grid gap-5 rounded-card bg-paper p-6 shadow-card lg:col-start-2 lg:row-start-1"
        aria-label="Il tuo percorso"
      >
        <ProgressBar label="Completamento del corso" value={room.percentage} />
        <NextStep room={room} isUnconfirmed={isUnconfirmed} />
        {!room.earnsCredits && <p className="text-ink-soft text-sm">{NO_CREDITS}.</p>}
        {room.hasEbook && <EbookDownload courseId={room.course.id} />}
      </aside>
      <section aria-labelledby="lezioni" className="lg:col-start-1 lg:row-start-1">
        <h2 id="lezioni" className="text-title-m">
          Lezioni
        </h2>
        <p className="mt-3 text-ink-soft text-sm">
          {room.lessons.length === 0 ? 'Il materiale di questo corso non è più consultabile.' : room.leastTime}
        </p>
        <ol className="mt-4 grid gap-3">
          {room.lessons.map((lesson, index) => (
            <li key={lesson.id} className="flex items-center gap-4 rounded-card bg-paper px-5 py-4 shadow-card">
              <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-primary-tint text-primary">
                <Icon
                  name={lesson.state === 'done' ? 'check' : lesson.state === 'locked' ? 'lock' : ICONS[lesson.kind]}
                />
              </span>
              <div className="min-w-0 flex-1">
                {lesson.state === 'locked' ? (
                  <p className="font-strong text-ink-soft">
                    {index + 1}. {lesson.title}
                  </p>
                ) : (
                  <Link to={`/aula/${room.course.id}/lezione/${lesson.id}`}>
                    {index + 1}. {lesson.title}
                  </Link>
                )}
                <p className="text-sm text-ink-soft">
                  {LESSON_KIND_NAMES[lesson.kind]} · {lesson.minutes} min
                  {lesson.state === 'locked' && ' · si apre dopo la precedente'}
                  {lesson.state === 'done' && <span className="font-strong text-success"> · Completata</span>}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** A course whose lessons are on another company's platform: its door, and how far one has come there. */
function Elsewhere({ courseId, name, percentage }: { courseId: number; name: string; percentage: number }) {
  const door = useCourseDoor('enrolled')
  return (
    <div className="grid max-w-2xl gap-5 rounded-card bg-paper p-6 shadow-card sm:p-9">
      <p className="text-lg">Le lezioni e la prova di questo corso sono su {name}. Si aprono in una nuova finestra.</p>
      <ProgressBar label="Completamento del corso" value={percentage} />
      <Button
        size="large"
        variant="accent"
        iconAfter="external-link"
        className="justify-self-start"
        isPending={door.pendingId === courseId}
        onClick={() => door.open(courseId)}
      >
        Apri il corso
      </Button>
      {door.dialogs}
    </div>
  )
}
