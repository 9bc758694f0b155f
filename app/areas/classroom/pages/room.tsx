import { Form, redirect, useNavigation } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { enrol } from '#areas/courses/commands.server.ts'
import { downloadCertificate } from '#areas/courses/ui/download-certificate.ts'
import { Badge } from '#design/badge/badge.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link/link.tsx'
import { ProgressBar } from '#design/progress/progress.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { MOST_ATTEMPTS } from '../model.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { listLessons } from '../store.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import type { Route } from './+types/room'

export async function loader({ context, params }: Route.LoaderArgs) {
  const room = await roomOf(context, courseIdOf(params))
  const { id, title, credits, durationHours, slug, description } = room.course
  const course = { id, title, credits, durationHours, slug, description }
  if (room.kind === 'outside') {
    const { access } = room
    return {
      kind: 'outside' as const,
      course,
      hasMaterial: room.lessons.length > 0,
      balance: access.kind === 'enter' ? access.balance : null,
      mayEnrol: access.kind === 'enter',
    }
  }
  return {
    kind: 'inside' as const,
    course,
    status: room.enrolment.status,
    percentage: room.enrolment.percentageOfCompletion,
    endedOn: room.enrolment.endedAt ? formatDateIt(room.enrolment.endedAt) : null,
    score: room.enrolment.score,
    door: room.door,
    attempts: room.submitted.length,
    isQuestionnaireDone: room.isQuestionnaireDone || room.submitted.length === 0,
    lessons: room.lessons.map(({ id, title, kind, durationSeconds }, index) => ({
      id,
      title,
      kind,
      minutes: Math.max(1, Math.round(durationSeconds / 60)),
      state: room.states[index] ?? 'locked',
    })),
  }
}

/** Enrols: the one press that spends credits, once however often it is made. */
export async function action({ context, params }: Route.ActionArgs) {
  const { db, now } = partsOf(context)
  const courseId = courseIdOf(params)
  if ((await listLessons(db, courseId)).length === 0)
    throw new Conflict('Il materiale di questo corso è in preparazione.')
  const answer = await enrol(db, { viewer: viewerOf(context), courseId, now })
  if (answer.kind === 'enrolled') return redirect(`/aula/${courseId}`)
  return redirect(`/corsi-ecm-fad`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.course.title ?? 'Aula'} | Aula` },
  { name: 'robots', content: 'noindex' },
]

export default function RoomPage({ loaderData }: Route.ComponentProps) {
  const { course } = loaderData
  return (
    <RoomFrame isRoom courseId={course.id} courseTitle={course.title} title={course.title}>
      {loaderData.kind === 'outside' ? <Enrolling room={loaderData} /> : <Studying room={loaderData} />}
    </RoomFrame>
  )
}

type Room = Route.ComponentProps['loaderData']

function Enrolling({ room }: { room: Extract<Room, { kind: 'outside' }> }) {
  const isPending = useNavigation().state !== 'idle'
  const { course, balance } = room
  if (!room.hasMaterial)
    return (
      <EmptyState
        icon="clock"
        title="Il materiale di questo corso è in preparazione"
        action={<ButtonLink to="/corsi-ecm-fad">Scegli un altro corso</ButtonLink>}
      >
        Nessun credito è stato usato. Appena le lezioni saranno pubblicate potrai iscriverti da qui.
      </EmptyState>
    )
  if (!room.mayEnrol)
    return (
      <EmptyState
        icon="lock"
        title="Non puoi ancora entrare in questo corso"
        action={<ButtonLink to={`/corsi-ecm-fad/${course.slug}`}>Torna al corso</ButtonLink>}
      />
    )
  return (
    <div className="grid max-w-2xl gap-6 rounded-card bg-paper p-6 shadow-card sm:p-9">
      <p className="text-lg">{course.description}</p>
      {balance === null ? (
        <p>Questo corso è compreso nella tua registrazione: non usa crediti.</p>
      ) : (
        <p>
          L’iscrizione usa <strong>{course.credits} crediti</strong> dei {balance} che hai: te ne resteranno{' '}
          {balance - course.credits}.
        </p>
      )}
      <Form method="post">
        <Button type="submit" size="large" variant="accent" isPending={isPending}>
          Iscriviti e inizia
        </Button>
      </Form>
    </div>
  )
}

const KINDS = { text: 'Testo', ebook: 'E-book', video: 'Video', slides: 'Diapositive' }
const ICONS = { text: 'file-text', ebook: 'book-open', video: 'video', slides: 'image' }

function Studying({ room }: { room: Extract<Room, { kind: 'inside' }> }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section aria-labelledby="lezioni">
        <h2 id="lezioni" className="text-title-m">
          Lezioni
        </h2>
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
                  {KINDS[lesson.kind]} · {lesson.minutes} min
                  {lesson.state === 'locked' && ' · si apre dopo la precedente'}
                </p>
              </div>
              {lesson.state === 'done' && <Badge tone="success">Completata</Badge>}
            </li>
          ))}
        </ol>
      </section>
      <aside className="grid gap-5 rounded-card bg-paper p-6 shadow-card" aria-label="Il tuo percorso">
        <ProgressBar label="Completamento del corso" value={room.percentage} />
        <TestStep room={room} />
      </aside>
    </div>
  )
}

function TestStep({ room }: { room: Extract<Room, { kind: 'inside' }> }) {
  const { course, status, door, attempts } = room
  const left = MOST_ATTEMPTS - attempts
  if (status === 2)
    return (
      <>
        <h2 className="text-title-m">Corso superato</h2>
        <p>
          Il {room.endedOn}, con il {room.score}% di risposte esatte.
        </p>
        {room.isQuestionnaireDone ? (
          <Button icon="download" onClick={() => downloadCertificate(course.id)}>
            Scarica l’attestato
          </Button>
        ) : (
          <ButtonLink to={`/aula/${course.id}/questionario`} variant="accent">
            Compila il questionario e ottieni l’attestato
          </ButtonLink>
        )}
      </>
    )
  if (status === 3) return <p>Non superato il {room.endedOn}: i cinque tentativi sono finiti.</p>
  if (status === 4) return <p>Il corso è scaduto: il materiale resta consultabile, la prova è chiusa.</p>
  return (
    <>
      <h2 className="text-title-m">Prova finale</h2>
      {door.kind === 'again' && (
        <p role="status">
          L’ultima prova non è stata superata. Ripassa tutto il materiale e riprova: hai ancora {left}{' '}
          {left === 1 ? 'tentativo' : 'tentativi'}.
        </p>
      )}
      {door.kind === 'study' && <p>Si apre quando hai completato tutte le lezioni.</p>}
      {door.kind === 'open' && (
        <>
          <p>
            {course.credits * 3} domande, quattro risposte ciascuna. Serve il 75%. Tentativo {door.attempt} di{' '}
            {MOST_ATTEMPTS}.
          </p>
          <ButtonLink to={`/aula/${course.id}/prova`} variant="accent">
            Vai alla prova
          </ButtonLink>
        </>
      )}
    </>
  )
}
