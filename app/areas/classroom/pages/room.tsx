import { data, Form, redirect, useNavigation } from 'react-router'
import { viewerOf } from '#areas/audience/context.server.ts'
import { NO_CREDITS_FIELD } from '#areas/courses/accreditation-rules.ts'
import { creditCount, leastTimeInWords } from '#areas/courses/card-rules.ts'
import { enrol } from '#areas/courses/commands.server.ts'
import { isOffered } from '#areas/courses/rules.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { tenthInWords, toTenth } from '#platform/pure/tenths.ts'
import { minutesOf } from '../lesson-rules.ts'
import { courseIdOf, roomOf } from '../room-context.server.ts'
import { isMaterialReady, listLessons } from '../store.server.ts'
import { RoomFrame } from '../ui/room-frame.tsx'
import { StudyPlan } from '../ui/study-plan.tsx'
import { WithoutCredits } from '../ui/without-credits.tsx'
import type { Route } from './+types/room'

export async function loader({ context, params }: Route.LoaderArgs) {
  const room = await roomOf(context, courseIdOf(params))
  const platform = partsOf(context).outside.coursePlatform
  const { id, title, credits, durationHours, slug, description } = room.course
  const course = { id, title, credits, durationHours, slug, description }
  if (room.kind === 'outside') {
    const { access } = room
    return {
      kind: 'outside' as const,
      course,
      hasMaterial: room.isReady || platform !== null,
      balance: access.kind === 'enter' ? access.balance : null,
      earnsCredits: access.kind !== 'enter' || access.earnsCredits,
      mayEnrol: access.kind === 'enter',
      isOffered: isOffered(room.course, partsOf(context).now),
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
    lastScore: room.submitted.at(-1)?.score ?? null,
    hasEbook: room.course.model === 'E-book',
    isQuestionnaireDone: room.isQuestionnaireDone,
    isTraineeComplete: room.isTraineeComplete,
    isRevoked: room.isRevoked,
    again: room.again,
    earnsCredits: room.enrolment.earnsCredits,
    platformName: platform?.name ?? null,
    leastTime: leastTimeInWords(
      room.course,
      room.lessons.reduce((sum, lesson) => sum + minutesOf(lesson), 0),
    ),
    lessons: room.lessons.map((lesson, index) => ({
      id: lesson.id,
      title: lesson.title,
      kind: lesson.kind,
      minutes: minutesOf(lesson),
      state: room.states[index] ?? 'locked',
    })),
  }
}

/** Enrols: the one press that spends credits, once however often it is made. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { db, now, outside } = partsOf(context)
  const courseId = courseIdOf(params)
  if (!outside.coursePlatform && !(await isMaterialReady(db, await getCourse(db, courseId))))
    throw new Conflict('Il materiale di questo corso è in preparazione.')
  // A press without a form confirms nothing.
  const form = request.headers.has('content-type') ? await request.formData() : null
  const isWithoutCredits = form?.get(NO_CREDITS_FIELD) === 'on'
  const answer = await enrol(db, { viewer: viewerOf(context), courseId, now, isWithoutCredits })
  if (answer.kind === 'unconfirmed') return data({ isUnconfirmed: true }, { status: 422 })
  if (answer.kind === 'enrolled') {
    // The press says that it begins: the list of lessons is a page more, and is there to come back to.
    const [first] = outside.coursePlatform ? [] : await listLessons(db, courseId)
    return redirect(first ? `/aula/${courseId}/lezione/${first.id}` : `/aula/${courseId}`)
  }
  return redirect(`/corsi-ecm-fad`)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.course.title ?? 'Aula'} | Aula` },
  { name: 'robots', content: 'noindex' },
]

export default function RoomPage({ loaderData, actionData }: Route.ComponentProps) {
  const { course } = loaderData
  const isUnconfirmed = actionData?.isUnconfirmed ?? false
  return (
    <RoomFrame isRoom courseId={course.id} courseTitle={course.title} title={course.title}>
      {loaderData.kind === 'outside' ? (
        <Enrolling room={loaderData} isUnconfirmed={isUnconfirmed} />
      ) : (
        <StudyPlan room={loaderData} isUnconfirmed={isUnconfirmed} />
      )}
    </RoomFrame>
  )
}

type Room = Route.ComponentProps['loaderData']

function Enrolling({ room, isUnconfirmed }: { room: Extract<Room, { kind: 'outside' }>; isUnconfirmed: boolean }) {
  const isPending = useNavigation().state !== 'idle'
  const { course, balance } = room
  if (!room.isOffered)
    return (
      <EmptyState
        icon="lock"
        title="Le iscrizioni a questo corso sono chiuse"
        action={<ButtonLink to="/corsi-ecm-fad">Scegli un altro corso</ButtonLink>}
      >
        Nessun credito è stato usato.
      </EmptyState>
    )
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
      {!room.earnsCredits ? null : balance === null ? (
        <p>Questo corso è compreso nella tua registrazione: non usa crediti.</p>
      ) : (
        <p>
          L’iscrizione usa <strong>{creditCount(course.credits)}</strong>: adesso ne hai {tenthInWords(balance)}, dopo
          ne avrai {tenthInWords(toTenth(balance - course.credits))}.
        </p>
      )}
      <Form method="post" className="grid gap-5">
        {!room.earnsCredits && <WithoutCredits isUnconfirmed={isUnconfirmed} />}
        <Button type="submit" size="large" variant="accent" isPending={isPending} className="justify-self-start">
          Iscriviti e inizia
        </Button>
      </Form>
    </div>
  )
}
