import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { statusNow } from '#areas/courses/enrolment-store.server.ts'
import { IN_PROGRESS } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import type { LessonFields } from './desk-rules.ts'
import type { GivenAnswers, Lesson, LessonProgress, Question, ShownQuestion, TestAttempt } from './model.ts'
import type { QuestionFields } from './question-rules.ts'
import { lessonProgress, lessons, qualityAnswers, questionnaires, questions, testAttempts } from './tables.server.ts'
import { isBankEnough } from './test-rules.ts'

export async function listLessons(db: Db, courseId: number): Promise<Lesson[]> {
  return db.select().from(lessons).where(eq(lessons.courseId, courseId)).orderBy(asc(lessons.position))
}

/** What is told of the lessons to whoever has not enrolled. */
export async function listLessonHeads(
  db: Db,
  courseId: number,
): Promise<Pick<Lesson, 'title' | 'kind' | 'durationSeconds'>[]> {
  const { title, kind, durationSeconds, position } = lessons
  return db
    .select({ title, kind, durationSeconds })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(position))
}

/** The bank that tests are drawn from: what was withdrawn is asked to nobody. */
export async function listQuestions(db: Db, courseId: number): Promise<Question[]> {
  return db
    .select()
    .from(questions)
    .where(and(eq(questions.courseId, courseId), isNull(questions.withdrawnAt)))
    .orderBy(asc(questions.position))
}

/** Whether a course can be begun: it has lessons, and questions enough for its test. */
export async function isMaterialReady(db: Db, { id, credits }: { id: number; credits: number }): Promise<boolean> {
  return (await listLessons(db, id)).length > 0 && isBankEnough(credits, await listQuestions(db, id))
}

export async function listProgress(db: Db, memberId: string, courseId: number): Promise<Map<number, LessonProgress>> {
  const rows = await db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.courseId, courseId)))
  return new Map(rows.map((row) => [row.lessonId, row]))
}

export async function upsertProgress(
  db: Db,
  progress: Omit<LessonProgress, 'lessonId'> & { memberId: string; courseId: number; lessonId: number },
): Promise<void> {
  const { memberId: _memberId, courseId: _courseId, lessonId: _lessonId, ...fields } = progress
  await db
    .insert(lessonProgress)
    .values(progress)
    .onConflictDoUpdate({ target: [lessonProgress.memberId, lessonProgress.lessonId], set: fields })
}

/** The courses in progress of a member, the one studied last first, and after them those never opened. */
export async function listStudied(db: Db, memberId: string, now: Date, limit: number): Promise<number[]> {
  const studied = sql`(select max(${lessonProgress.updatedAt}) from ${lessonProgress} where ${lessonProgress.memberId} = ${enrolments.memberId} and ${lessonProgress.courseId} = ${enrolments.courseId})`
  const rows = await db
    .select({ courseId: enrolments.courseId })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.memberId, memberId), sql`${statusNow(now)} = ${IN_PROGRESS}`))
    .orderBy(
      sql`coalesce(${studied}, ${enrolments.startedAt}) desc nulls last`,
      desc(enrolments.subscribedAt),
      enrolments.courseId,
    )
    .limit(limit)
  return rows.map(({ courseId }) => courseId)
}

/** The material must be gone through again before the next attempt. */
export async function deleteProgress(db: Db, memberId: string, courseId: number): Promise<void> {
  await db
    .delete(lessonProgress)
    .where(and(eq(lessonProgress.memberId, memberId), eq(lessonProgress.courseId, courseId)))
}

export type OfEnrolment = { memberId: string; courseId: number; cycle: number }

const ofEnrolment = ({ memberId, courseId, cycle }: OfEnrolment) =>
  and(eq(testAttempts.memberId, memberId), eq(testAttempts.courseId, courseId), eq(testAttempts.cycle, cycle))

export async function listAttempts(db: Db, enrolment: OfEnrolment): Promise<TestAttempt[]> {
  return db.select().from(testAttempts).where(ofEnrolment(enrolment)).orderBy(asc(testAttempts.number))
}

export async function insertAttempt(
  db: Db,
  attempt: OfEnrolment & { number: number; shown: ShownQuestion[]; startedAt: Date },
): Promise<void> {
  await db.insert(testAttempts).values(attempt).onConflictDoNothing()
}

/** Locks the attempt that is still open, so that an answer sent twice is counted once. */
export async function lockOpenAttempt(db: Db, enrolment: OfEnrolment): Promise<TestAttempt | null> {
  const [row] = await db
    .select()
    .from(testAttempts)
    .where(and(ofEnrolment(enrolment), isNull(testAttempts.submittedAt)))
    .for('update')
  return row ?? null
}

export async function updateAttempt(
  db: Db,
  id: string,
  result: { answers: GivenAnswers; submittedAt: Date; score: number; isPassed: boolean },
): Promise<void> {
  await db.update(testAttempts).set(result).where(eq(testAttempts.id, id))
}

export async function hasQuestionnaire(db: Db, { memberId, courseId, cycle }: OfEnrolment): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(questionnaires)
    .where(
      and(
        eq(questionnaires.memberId, memberId),
        eq(questionnaires.courseId, courseId),
        eq(questionnaires.cycle, cycle),
      ),
    )
  return rows.length > 0
}

export type QualityAnswers = { relevance: number; quality: number; usefulness: number; comment: string | null }

/** Two rows that cannot be joined: who answered, and what was answered. */
export async function insertQuestionnaire(
  db: Db,
  enrolment: OfEnrolment & { isRecruitedBySponsor: boolean; sponsorName: string | null; filledAt: Date },
  answers: QualityAnswers,
): Promise<boolean> {
  const added = await db
    .insert(questionnaires)
    .values(enrolment)
    .onConflictDoNothing()
    .returning({ cycle: questionnaires.cycle })
  if (added.length === 0) return false
  await db.insert(qualityAnswers).values({ courseId: enrolment.courseId, ...answers })
  return true
}

export type NewMaterial = {
  courseId: number
  lessons: readonly LessonFields[]
  questions: readonly QuestionFields[]
}

/** The material of many courses at once: a catalogue is filled in two statements, not in two for each course. */
export async function insertMaterial(db: Db, material: readonly NewMaterial[]): Promise<void> {
  const newLessons = material.flatMap(({ courseId, lessons }) =>
    lessons.map((lesson, position) => ({ ...lesson, paragraphs: [...lesson.paragraphs], courseId, position })),
  )
  const newQuestions = material.flatMap(({ courseId, questions }) =>
    questions.map((question, position) => ({
      ...question,
      wrongAnswers: [...question.wrongAnswers],
      courseId,
      position,
    })),
  )
  if (newLessons.length > 0) await db.insert(lessons).values(newLessons).onConflictDoNothing()
  if (newQuestions.length > 0) await db.insert(questions).values(newQuestions).onConflictDoNothing()
}
