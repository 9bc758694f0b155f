import { randomInt } from 'node:crypto'
import { findEnrolment, updateEnrolment } from '#areas/courses/enrolment-store.server.ts'
import { type Enrolment, FAILED, IN_PROGRESS, PASSED } from '#areas/courses/model.ts'
import { getCourse } from '#areas/courses/store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict, NotAllowed, NotFound } from '#platform/errors.ts'
import { announce } from '#platform/facts/store.server.ts'
import { type GivenAnswers, MOST_ATTEMPTS } from './model.ts'
import { afterHeartbeat, completionPercent, lastBeatOf, lessonStates, studiedSince } from './rules.ts'
import {
  deleteProgress,
  insertAttempt,
  insertQuestionnaire,
  listAttempts,
  listLessons,
  listProgress,
  listQuestions,
  lockOpenAttempt,
  type QualityAnswers,
  updateAttempt,
  upsertProgress,
} from './store.server.ts'
import { drawTest, isBankEnough, isPass, scoreOf, testDoor } from './test-rules.ts'

export type Studying = { memberId: string; courseId: number; now: Date }

/** The enrolment, locked: two devices of one person move one course, one at a time. */
export async function lockEnrolment(db: Db, { memberId, courseId, now }: Studying): Promise<Enrolment> {
  const enrolment = await findEnrolment(db, memberId, courseId, now, { isLocked: true })
  if (!enrolment) throw new NotAllowed('Questo corso non è fra i tuoi.')
  return enrolment
}

export type Beat = { positionSeconds: number; furthestSeconds: number; isDone: boolean; percentage: number }

/** A lesson tells where its reader is. Time is the server's: a lesson cannot be finished sooner than it lasts. */
export async function recordHeartbeat(
  db: Db,
  { lessonId, positionSeconds, ...studying }: Studying & { lessonId: number; positionSeconds: number },
): Promise<Beat> {
  const { memberId, courseId, now } = studying
  return db.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, studying)
    const lessons = await listLessons(tx, courseId)
    const progress = await listProgress(tx, memberId, courseId)
    const index = lessons.findIndex(({ id }) => id === lessonId)
    const lesson = lessons[index]
    if (!lesson) throw new NotFound('Questa lezione non esiste.')
    if (enrolment.status !== IN_PROGRESS) {
      return { positionSeconds, furthestSeconds: lesson.durationSeconds, isDone: true, percentage: 100 }
    }
    if (lessonStates(lessons, progress, await getCourse(tx, courseId))[index] === 'locked') {
      throw new Conflict('Completa prima le lezioni precedenti.')
    }
    const before = progress.get(lessonId) ?? null
    const { seconds: studiedSeconds, countedUntil } = studiedSince(lastBeatOf(progress), now)
    const after = afterHeartbeat(lesson, before, { positionSeconds, studiedSeconds })
    const completedAt = before?.completedAt ?? (after.isDone ? now : null)
    const row = {
      positionSeconds: after.positionSeconds,
      furthestSeconds: after.furthestSeconds,
      completedAt,
      updatedAt: countedUntil,
    }
    await upsertProgress(tx, { memberId, courseId, lessonId, ...row })
    progress.set(lessonId, { lessonId, ...row })
    const percentage = completionPercent(lessons, progress)
    await updateEnrolment(tx, memberId, courseId, {
      startedAt: enrolment.startedAt ?? now,
      percentageOfCompletion: percentage,
    })
    return { ...after, percentage }
  })
}

/** Begins an attempt, or finds the one already begun: reloading the page does not draw other questions. */
export async function beginTest(db: Db, studying: Studying): Promise<void> {
  const { memberId, courseId, now } = studying
  await db.transaction(async (tx) => {
    const { cycle, status } = await lockEnrolment(tx, studying)
    if (status !== IN_PROGRESS) throw new Conflict('La prova di questo corso è chiusa.')
    const attempts = await listAttempts(tx, { memberId, courseId, cycle })
    if (attempts.some(({ submittedAt }) => submittedAt === null)) return
    const lessons = await listLessons(tx, courseId)
    const progress = await listProgress(tx, memberId, courseId)
    const isMaterialDone = lessons.length > 0 && lessons.every(({ id }) => progress.get(id)?.completedAt)
    const door = testDoor({ isMaterialDone, submitted: attempts })
    if (door.kind !== 'open') throw new Conflict('Prima della prova va completato tutto il materiale.')
    const { credits } = await getCourse(tx, courseId)
    const bank = await listQuestions(tx, courseId)
    if (!isBankEnough(credits, bank)) throw new Conflict('La prova di questo corso è in preparazione.')
    const shown = drawTest(credits, bank, () => randomInt(2 ** 32) / 2 ** 32)
    await insertAttempt(tx, { memberId, courseId, cycle, number: door.attempt, shown, startedAt: now })
  })
}

export type TestResult = { score: number; isPassed: boolean; attemptsLeft: number }

/**
 * Counts the answers once. A pass closes the course well; a failure asks to go through the material again; the fifth failure closes it
 * badly. Which answers were right is told to nobody.
 */
export async function submitTest(
  db: Db,
  { answers, ...studying }: Studying & { answers: GivenAnswers },
): Promise<TestResult> {
  const { memberId, courseId, now } = studying
  return db.transaction(async (tx) => {
    const { cycle, status } = await lockEnrolment(tx, studying)
    const attempt = status === IN_PROGRESS ? await lockOpenAttempt(tx, { memberId, courseId, cycle }) : null
    if (!attempt) throw new Conflict('Questa prova è già stata consegnata.')
    const score = scoreOf(attempt.shown, answers)
    const isPassed = isPass(score)
    await updateAttempt(tx, attempt.id, { answers, submittedAt: now, score, isPassed })
    const attemptsLeft = MOST_ATTEMPTS - attempt.number
    if (isPassed) {
      await updateEnrolment(tx, memberId, courseId, {
        status: PASSED,
        endedAt: now,
        score,
        percentageOfCompletion: 100,
      })
      await announce(tx, { kind: 'course-passed', memberId, subject: String(courseId), now })
    } else if (attemptsLeft === 0) {
      await updateEnrolment(tx, memberId, courseId, { status: FAILED, endedAt: now, score })
    } else {
      await deleteProgress(tx, memberId, courseId)
      await updateEnrolment(tx, memberId, courseId, { percentageOfCompletion: 0 })
    }
    return { score, isPassed, attemptsLeft }
  })
}

/** The quality questionnaire, anonymous, and the sponsor question, which is not; both before the certificate. */
export async function fillQuestionnaire(
  db: Db,
  { answers, sponsorName, ...studying }: Studying & { answers: QualityAnswers; sponsorName: string | null },
): Promise<void> {
  const { memberId, courseId, now } = studying
  await db.transaction(async (tx) => {
    const { cycle, status } = await lockEnrolment(tx, studying)
    if (status !== PASSED) throw new Conflict('Il questionario si compila dopo aver superato la prova.')
    const sponsor = { isRecruitedBySponsor: sponsorName !== null, sponsorName }
    await insertQuestionnaire(tx, { memberId, courseId, cycle, ...sponsor, filledAt: now }, answers)
  })
}
