import type { RouterContextProvider } from 'react-router'
import { memberOf, viewerOf } from '#areas/audience/context.server.ts'
import { type AccessAnswer, checkAccess } from '#areas/courses/commands.server.ts'
import { findEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { FAILED, IN_PROGRESS } from '#areas/courses/model.ts'
import { isOffered } from '#areas/courses/rules.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import { isTraineeComplete } from '#areas/courses/trainee-rules.ts'
import { findTrainee } from '#areas/courses/trainee-store.server.ts'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { findLastCertificateOf } from './certificate-store.server.ts'
import { lessonStates } from './rules.ts'
import { hasQuestionnaire, isMaterialReady, listAttempts, listLessons, listProgress } from './store.server.ts'
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
    const isReady = await isMaterialReady(db, course)
    return { kind: 'outside' as const, course, lessons, access, isReady }
  }
  const { cycle } = enrolment
  const [progress, attempts, hasAnswered, trainee, certificate] = await Promise.all([
    listProgress(db, memberId, courseId),
    listAttempts(db, { memberId, courseId, cycle }),
    hasQuestionnaire(db, { memberId, courseId, cycle }),
    findTrainee(db, memberId),
    findLastCertificateOf(db, { memberId, courseId, cycle }),
  ])
  const isOver = enrolment.status !== IN_PROGRESS
  const states = isOver ? lessons.map(() => 'done' as const) : lessonStates(lessons, progress, course)
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
    // A course passed before this classroom existed has no test of ours, and nothing to be asked about it.
    isQuestionnaireDone: hasAnswered || attempts.length === 0,
    trainee,
    isTraineeComplete: isTraineeComplete(trainee),
    isRevoked: certificate?.revokedAt instanceof Date,
    isOver,
    again: enrolment.status === FAILED ? await secondChance(context, courseId) : null,
    door: testDoor({ isMaterialDone, submitted }),
  }
}

/** A failed course can be bought again by who pays with credits, while it is open. */
async function secondChance(
  context: Context,
  courseId: number,
): Promise<{ balance: number | null; earnsCredits: boolean } | null> {
  const { db, now } = partsOf(context)
  const access: AccessAnswer = await checkAccess(db, { viewer: viewerOf(context), courseId, now })
  if (access.kind !== 'enter' || !isOffered(access.course, now)) return null
  const { balance, earnsCredits } = access
  const { type } = viewerOf(context).audience
  const hasPlan = type === 'TRIAL' || type === 'PREMIUM'
  return hasPlan && (balance !== null || !earnsCredits) ? { balance, earnsCredits } : null
}
