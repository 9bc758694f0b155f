import { data, redirect, useNavigation } from 'react-router'
import { staffOf } from '#areas/audience/context.server.ts'
import { historyInWords } from '#areas/audience/history-context.server.ts'
import { staffMay } from '#areas/audience/staff-permission-rules.ts'
import { listTrailAbout } from '#areas/audience/trail-store.server.ts'
import { assignTutors } from '#areas/courses/desk-commands.server.ts'
import { deskCourseOf, editorOf, idIn } from '#areas/courses/desk-context.server.ts'
import { DESK_PATH, STATUS_WORDS } from '#areas/courses/desk-copy.ts'
import { deskStatus, isFrozen } from '#areas/courses/desk-rules.ts'
import { countEnrolled, listEditions } from '#areas/courses/desk-store.server.ts'
import { correctObjective } from '#areas/courses/objective-commands.server.ts'
import { listTutors } from '#areas/courses/tutor-store.server.ts'
import { CourseTutors } from '#areas/courses/ui/course-tutors.tsx'
import { DeskFrame } from '#areas/courses/ui/desk-head.tsx'
import { ObjectiveCorrection } from '#areas/courses/ui/objective-correction.tsx'
import { Conflict } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { countFormer } from '../desk-store.server.ts'
import {
  closeEdition,
  discardDraft,
  listMissing,
  makeEdition,
  offerAgain,
  openEdition,
  returnToDraft,
  withdrawEdition,
} from '../edition-commands.server.ts'
import { listLessons, listQuestions } from '../store.server.ts'
import { questionCount } from '../test-rules.ts'
import { CourseHistory, CourseNumbers, Missing } from '../ui/desk-summary.tsx'
import { EditionMoves } from '../ui/edition-moves.tsx'
import type { Route } from './+types/staff-course'

const HISTORY_LINES = 20

/** Where one course stands, what it still needs, and what may be done with it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { course, head, staff } = await deskCourseOf(context, params)
  const { db, now } = partsOf(context)
  const [lessons, bank, enrolled, former, editions, history, missing, tutors] = await Promise.all([
    listLessons(db, course.id),
    listQuestions(db, course.id),
    countEnrolled(db, course.id, now),
    countFormer(db, course.id),
    listEditions(db, course.eventId),
    listTrailAbout(db, 'course', course.id, HISTORY_LINES),
    listMissing(db, course, { ...classroomOf(context), now }),
    head.mayEdit ? listTutors(db, course.id, now) : [],
  ])
  return {
    head,
    version: course.version,
    state: course.state,
    // LRN-008. Put right by an administrator alone.
    objective: isFrozen(course) && staffMay(staff, 'club.write') ? course.objective : null,
    missing,
    tutors,
    opensOn: formatDateIt(course.publishedAt),
    expiresOn: formatDateIt(course.expiryDate),
    numbers: {
      lessons: lessons.length,
      hours: course.durationHours,
      restOfStudy: course.restOfStudy,
      minutes: Math.round(lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60),
      questions: bank.length,
      needed: questionCount(course.credits),
      enrolled: enrolled.all + former,
      studying: enrolled.studying,
    },
    editions: editions
      .filter(({ id }) => id !== course.id)
      .map((each) => ({ id: each.id, edition: each.edition, status: deskStatus(each, now) })),
    history: history.map((line) => {
      const [told] = historyInWords([line])
      const isOldPart = line.facts.part === undefined && /^(lesson|question)-/.test(line.facts.what ?? '')
      return {
        id: line.id,
        on: formatDateIt(line.at),
        actor: line.actor ?? 'Persona cancellata',
        what: told?.what ?? 'Modifica',
        about: (isOldPart ? line.facts.name : line.facts.count) ?? null,
      }
    }),
  }
}

function classroomOf(context: Route.LoaderArgs['context']) {
  const { outside, club } = partsOf(context)
  return { isElsewhere: outside.coursePlatform !== null, hasProvider: club.providerNumber !== '' }
}

const said = (form: FormData, name: string) => String(form.get(name) ?? '').slice(0, 500)

const MOVES = { opens: openEdition, again: offerAgain } as const
const ENDS = { draft: returnToDraft, withdraw: withdrawEdition, close: closeEdition } as const

export async function action({ context, params, request }: Route.ActionArgs) {
  const { id: staffId } = editorOf(context)
  const { db, now } = partsOf(context)
  const courseId = idIn(params.courseId)
  const form = await request.formData()
  const move = String(form.get('move'))
  const asked = { courseId, staffId, now, seenVersion: Number(form.get('version')) }
  try {
    if (move === 'tutors') {
      const chosen = form.getAll('tutor').map(String)
      await assignTutors(db, courseId, chosen, { staffId, now })
      return redirect(`${DESK_PATH}/${courseId}`)
    }
    if (move === 'objective') {
      staffOf(context, 'club.write')
      const typed = { objectiveNumber: said(form, 'objectiveNumber'), reason: said(form, 'reason') }
      const corrected = await correctObjective(db, { ...asked, typed })
      if (corrected.kind === 'refused') return data({ objective: { typed, errors: corrected.errors } }, 400)
      return redirect(`${DESK_PATH}/${courseId}`)
    }
    if (move === 'edition') {
      const seenEdition = Number(form.get('edition'))
      return redirect(`${DESK_PATH}/${await makeEdition(db, { ...asked, seenEdition })}`)
    }
    if (move === 'discard') {
      await discardDraft(db, asked)
      return redirect(DESK_PATH)
    }
    if (move === 'opens' || move === 'again') {
      const opened = await MOVES[move](db, { ...asked, ...classroomOf(context) })
      if (opened.kind === 'refused') return data({ refusal: opened.missing.join(' ') }, 409)
    } else if (move === 'draft' || move === 'withdraw' || move === 'close') await ENDS[move](db, asked)
    return redirect(`${DESK_PATH}/${courseId}`)
  } catch (error) {
    if (error instanceof Conflict) return data({ refusal: error.message }, 409)
    throw error
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.head.title ?? 'Corso'} | Redazione` },
  { name: 'robots', content: 'noindex' },
]

export default function StaffCoursePage({ loaderData, actionData }: Route.ComponentProps) {
  const { head, missing, numbers } = loaderData
  const isPending = useNavigation().state !== 'idle'
  return (
    <DeskFrame course={head} tab="">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        {head.status !== 'closed' && <Missing missing={missing} isDraft={head.status === 'draft'} />}
        <EditionMoves
          head={head}
          version={loaderData.version}
          text={STATUS_WORDS[head.status].text}
          opensOn={loaderData.opensOn}
          expiresOn={loaderData.expiresOn}
          isReady={missing.length === 0}
          enrolled={numbers.enrolled}
          studying={numbers.studying}
          editions={loaderData.editions}
          refusal={actionData && 'refusal' in actionData ? actionData.refusal : undefined}
          isPending={isPending}
        />
        <div className="grid content-start gap-6 lg:col-start-1">
          <CourseNumbers numbers={numbers} head={head} />
          {head.mayEdit && loaderData.tutors.length > 0 && <CourseTutors tutors={loaderData.tutors} />}
          {loaderData.objective !== null && (
            <ObjectiveCorrection
              key={loaderData.version}
              objective={loaderData.objective}
              version={loaderData.version}
              answer={actionData && 'objective' in actionData ? actionData.objective : null}
            />
          )}
          <CourseHistory lines={loaderData.history} />
        </div>
      </div>
    </DeskFrame>
  )
}
