import { and, asc, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { members } from '#areas/audience/tables.server.ts'
import { statusNow } from '#areas/courses/enrolment-store.server.ts'
import type { CourseStatus } from '#areas/courses/model.ts'
import { courses, enrolments } from '#areas/courses/tables.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { saysAll } from '#platform/db/searched.server.ts'
import { NotFound } from '#platform/errors.ts'
import type { LessonFields } from './desk-rules.ts'
import type { DeskQuestion, Lesson } from './model.ts'
import type { QuestionFields } from './question-rules.ts'
import { formerParticipants, lessonFiles, lessonProgress, lessons, questions, testAttempts } from './tables.server.ts'

export async function getLesson(db: Db, courseId: number, id: number): Promise<Lesson> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.courseId, courseId), eq(lessons.id, id)))
  if (!row) throw new NotFound('Questa lezione non esiste più.')
  return row
}

/** At the end of the material. */
export async function insertLesson(db: Db, courseId: number, fields: LessonFields): Promise<number> {
  const [last] = await db
    .select({ position: max(lessons.position) })
    .from(lessons)
    .where(eq(lessons.courseId, courseId))
  const [row] = await db
    .insert(lessons)
    .values({ ...fields, paragraphs: [...fields.paragraphs], courseId, position: (last?.position ?? -1) + 1 })
    .returning({ id: lessons.id })
  return row?.id ?? 0
}

export async function updateLesson(db: Db, id: number, fields: LessonFields): Promise<void> {
  await db
    .update(lessons)
    .set({ ...fields, paragraphs: [...fields.paragraphs], version: sql`${lessons.version} + 1` })
    .where(eq(lessons.id, id))
}

/** Each takes the other's place; on the way one stands where nobody does. */
export async function swapLessons(db: Db, one: Lesson, other: Lesson): Promise<void> {
  const place = (id: number, position: number) => db.update(lessons).set({ position }).where(eq(lessons.id, id))
  await place(one.id, -1)
  await place(other.id, one.position)
  await place(one.id, other.position)
}

export async function deleteLesson(db: Db, id: number): Promise<void> {
  await db.delete(lessons).where(eq(lessons.id, id))
}

/** Whether somebody has read or been examined here, even if the account is gone. */
export async function isStudied(db: Db, courseId: number): Promise<boolean> {
  const { rows } = await db.execute<{ is_studied: boolean }>(sql`
    select exists (select 1 from ${lessonProgress} p where p.course_id = ${courseId})
      or exists (select 1 from ${testAttempts} t where t.course_id = ${courseId})
      or exists (select 1 from ${formerParticipants} f where f.course_id = ${courseId}) as is_studied`)
  return rows[0]?.is_studied ?? false
}

export async function countFormer(db: Db, courseId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(formerParticipants)
    .where(eq(formerParticipants.courseId, courseId))
  return row?.count ?? 0
}

export type QuestionFilter = { typed: string; isWithdrawn: boolean }

export async function listDeskQuestions(
  db: Db,
  courseId: number,
  { typed, isWithdrawn }: QuestionFilter,
  { page, limit }: { page: number; limit: number },
): Promise<{ total: number; list: DeskQuestion[] }> {
  const where = and(
    eq(questions.courseId, courseId),
    isWithdrawn ? isNotNull(questions.withdrawnAt) : isNull(questions.withdrawnAt),
    ...saysAll(sql`${questions.words} || ' ' || ${questions.rightAnswer}`, typed),
  )
  const [list, [counted]] = await Promise.all([
    db
      .select()
      .from(questions)
      .where(where)
      .orderBy(asc(questions.position))
      .limit(limit)
      .offset(page * limit),
    db.select({ count: count() }).from(questions).where(where),
  ])
  return { total: counted?.count ?? 0, list }
}

export async function getQuestion(db: Db, courseId: number, id: number): Promise<DeskQuestion> {
  const [row] = await db
    .select()
    .from(questions)
    .where(and(eq(questions.courseId, courseId), eq(questions.id, id)))
  if (!row) throw new NotFound('Questa domanda non esiste.')
  return row
}

/** Whether an attempt has shown it to somebody. */
export async function isAsked(db: Db, courseId: number, questionId: number): Promise<boolean> {
  const rows = await db
    .select({ id: testAttempts.id })
    .from(testAttempts)
    .where(
      and(
        eq(testAttempts.courseId, courseId),
        sql`${testAttempts.shown} @> ${JSON.stringify([{ id: questionId }])}::jsonb`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** At the end of the bank, in their order. */
export async function insertQuestions(db: Db, courseId: number, list: readonly QuestionFields[]): Promise<number[]> {
  const [last] = await db
    .select({ position: max(questions.position) })
    .from(questions)
    .where(eq(questions.courseId, courseId))
  const from = (last?.position ?? -1) + 1
  const rows = await db
    .insert(questions)
    .values(
      list.map((fields, at) => ({
        ...fields,
        wrongAnswers: [...fields.wrongAnswers],
        courseId,
        position: from + at,
      })),
    )
    .returning({ id: questions.id })
  return rows.map(({ id }) => id)
}

export async function updateQuestion(
  db: Db,
  id: number,
  change: Partial<QuestionFields> & { withdrawnAt?: Date | null },
): Promise<void> {
  const { wrongAnswers, ...rest } = change
  await db
    .update(questions)
    .set({ ...rest, ...(wrongAnswers && { wrongAnswers: [...wrongAnswers] }), version: sql`${questions.version} + 1` })
    .where(eq(questions.id, id))
}

/** The lessons and the questions of one course, also in another: the new edition begins where the old one stands. */
export async function copyMaterial(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into ${lessons} (course_id, position, kind, title, paragraphs, duration_seconds, film_path, captions_path)
    select ${to}, position, kind, title, paragraphs, duration_seconds, film_path, captions_path from ${lessons} where course_id = ${from}`)
  await db.execute(sql`
    insert into ${lessonFiles} (lesson_id, kind, number, file_path, title, alt, caption, width, height)
    select copied.id, f.kind, f.number, f.file_path, f.title, f.alt, f.caption, f.width, f.height
    from ${lessonFiles} f join ${lessons} l on l.id = f.lesson_id
      join ${lessons} copied on copied.course_id = ${to} and copied.position = l.position
    where l.course_id = ${from}`)
  await db.execute(sql`
    insert into ${questions} (course_id, position, words, right_answer, wrong_answers)
    select ${to}, position, words, right_answer, wrong_answers
    from ${questions} where course_id = ${from} and withdrawn_at is null`)
}

export async function deleteMaterial(db: Db, courseId: number): Promise<void> {
  await db.delete(lessons).where(eq(lessons.courseId, courseId))
  await db.delete(questions).where(eq(questions.courseId, courseId))
}

export type EnrolledPerson = {
  memberId: string
  username: number
  name: string
  surname: string
  profession: string | null
  status: CourseStatus
  subscribedAt: Date
  endedAt: Date | null
  score: number | null
  percentage: number
}

/** Some of those who enrolled; in progress after the last day is expired, as everywhere. */
export async function listEnrolledPeople(
  db: Db,
  courseId: number,
  memberIds: readonly string[],
  now: Date,
): Promise<EnrolledPerson[]> {
  return db
    .select({
      memberId: enrolments.memberId,
      username: members.username,
      name: members.name,
      surname: members.surname,
      profession: members.profession,
      status: statusNow(now),
      subscribedAt: enrolments.subscribedAt,
      endedAt: enrolments.endedAt,
      score: enrolments.score,
      percentage: enrolments.percentageOfCompletion,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(members, eq(members.id, enrolments.memberId))
    .where(and(eq(enrolments.courseId, courseId), inArray(enrolments.memberId, [...memberIds])))
}
