import type { RouterContextProvider } from 'react-router'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { checkAccess } from '#areas/courses/commands.server.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { lessonStates } from './rules.ts'
import { hasQuestionnaire, listAttempts, listLessons, listProgress } from './store.server.ts'
import { testDoor } from './test-rules.ts'

type Context = Readonly<RouterContextProvider>

export function courseIdOf(params: { courseId: string }): number {
  if (!/^\d{1,9}$/.test(params.courseId)) throw new NotFound('Questo corso non esiste.')
  return Number(params.courseId)
}

/** Everything the pages of the room ask about one course and whoever follows it. */
export async function roomOf(context: Context, courseId: number) {
  const { db, now } = partsOf(context)
  const memberId = memberOf(context).id
  const course = await getCourse(db, courseId)
  const [lessons, enrolment] = await Promise.all([
    listLessons(db, courseId),
    findEnrolment(db, memberId, courseId, now),
  ])
  if (!enrolment) {
    const access = await checkAccess(db, { viewer: viewerOf(context), courseId, now })
    return { kind: 'outside' as const, course, lessons, access }
  }
  const { cycle } = enrolment
  const [progress, attempts, isQuestionnaireDone] = await Promise.all([
    listProgress(db, memberId, courseId),
    listAttempts(db, { memberId, courseId, cycle }),
    hasQuestionnaire(db, { memberId, courseId, cycle }),
  ])
  const isOver = enrolment.status !== 1
  const states = isOver ? lessons.map(() => 'done' as const) : lessonStates(lessons, progress)
  const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null)
  const isMaterialDone = lessons.length > 0 && states.every((state) => state === 'done')
  return {
    kind: 'inside' as const,
    course,
    lessons,
    enrolment,
    progress,
    states,
    submitted,
    openAttempt: attempts.find(({ submittedAt }) => submittedAt === null) ?? null,
    isQuestionnaireDone,
    isOver,
    door: testDoor({ isMaterialDone, submitted }),
  }
}
