import { recordCourseChange } from '#areas/courses/desk-commands.server.ts'
import { isFrozen } from '#areas/courses/desk-rules.ts'
import { lockCourse } from '#areas/courses/desk-store.server.ts'
import type { Db } from '#platform/db/database.server.ts'
import { Conflict } from '#platform/errors.ts'
import type { LineFault } from '#platform/pure/csv.ts'
import { readCsv } from '#platform/read-csv.server.ts'
import { checkVersion } from '#platform/seen.server.ts'
import { getQuestion, insertQuestions, isAsked, updateQuestion } from './desk-store.server.ts'
import type { OfCourse } from './lesson-commands.server.ts'
import { QUESTIONS_PER_CREDIT } from './model.ts'
import {
  judgeQuestion,
  type QuestionErrors,
  type QuestionFields,
  type QuestionTyped,
  readQuestionFile,
  sameWords,
} from './question-rules.ts'
import { listQuestions } from './store.server.ts'
import { questionCount } from './test-rules.ts'

export type SavedQuestion =
  | { kind: 'saved'; questionId: number; isReplaced: boolean }
  | { kind: 'refused'; errors: QuestionErrors }

export async function addQuestion(
  db: Db,
  { courseId, typed, ...by }: OfCourse & { typed: QuestionTyped },
): Promise<SavedQuestion> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, courseId)
    const judged = judgeQuestion(typed)
    if (judged.kind === 'refused') return judged
    const again = await repeatedErrors(tx, courseId, judged.fields)
    if (again) return { kind: 'refused', errors: again }
    const [questionId = 0] = await insertQuestions(tx, courseId, [judged.fields])
    await recordCourseChange(tx, by, courseId, 'question-added', { part: String(questionId) })
    return { kind: 'saved', questionId, isReplaced: false }
  })
}

type OfQuestion = OfCourse & { questionId: number; seenVersion: number }

/** Saves a question. One that an attempt has already shown stays what it was, withdrawn, and the new words are a new question. */
export async function correctQuestion(
  db: Db,
  { courseId, questionId, seenVersion, typed, ...by }: OfQuestion & { typed: QuestionTyped },
): Promise<SavedQuestion> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, courseId)
    const before = await getQuestion(tx, courseId, questionId)
    checkVersion(before, seenVersion)
    if (before.withdrawnAt) throw new Conflict('Questa domanda è stata ritirata: non si modifica più.')
    const judged = judgeQuestion(typed)
    if (judged.kind === 'refused') return judged
    const again = await repeatedErrors(tx, courseId, judged.fields, questionId)
    if (again) return { kind: 'refused', errors: again }
    if (!(await isAsked(tx, courseId, questionId))) {
      await updateQuestion(tx, questionId, judged.fields)
      await recordCourseChange(tx, by, courseId, 'question-corrected', { part: String(questionId) })
      return { kind: 'saved', questionId, isReplaced: false }
    }
    await updateQuestion(tx, questionId, { withdrawnAt: by.now })
    const [newId = 0] = await insertQuestions(tx, courseId, [judged.fields])
    await recordCourseChange(tx, by, courseId, 'question-replaced', { part: String(questionId) })
    return { kind: 'saved', questionId: newId, isReplaced: true }
  })
}

async function repeatedErrors(
  db: Db,
  courseId: number,
  { words }: QuestionFields,
  exceptId = 0,
): Promise<QuestionErrors | null> {
  const bank = await listQuestions(db, courseId)
  const isAgain = bank.some((each) => each.id !== exceptId && sameWords(each.words) === sameWords(words))
  return isAgain ? { words: 'La stessa domanda è già nella banca del corso.' } : null
}

/** Asked to nobody from now on. While a course is offered its bank may not become too small for its own test. */
export async function withdrawQuestion(
  db: Db,
  { courseId, questionId, seenVersion, ...by }: OfQuestion,
): Promise<void> {
  await db.transaction(async (tx) => {
    const course = await lockCourse(tx, courseId)
    const question = await getQuestion(tx, courseId, questionId)
    checkVersion(question, seenVersion)
    if (question.withdrawnAt) return
    const bank = await listQuestions(tx, courseId)
    const needed = questionCount(course.credits)
    if (isFrozen(course) && bank.length - 1 < needed)
      throw new Conflict(
        `La prova chiede almeno ${needed} domande, ${QUESTIONS_PER_CREDIT} per ogni credito, e la banca ne ha ${bank.length}: aggiungine un’altra prima di ritirare questa.`,
      )
    await updateQuestion(tx, questionId, { withdrawnAt: by.now })
    await recordCourseChange(tx, by, courseId, 'question-withdrawn', { part: String(questionId) })
  })
}

export async function restoreQuestion(db: Db, { courseId, questionId, seenVersion, ...by }: OfQuestion): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCourse(tx, courseId)
    const question = await getQuestion(tx, courseId, questionId)
    checkVersion(question, seenVersion)
    if (!question.withdrawnAt) return
    const again = await repeatedErrors(tx, courseId, question, questionId)
    if (again) throw new Conflict('Nella banca c’è già una domanda uguale.')
    await updateQuestion(tx, questionId, { withdrawnAt: null })
    await recordCourseChange(tx, by, courseId, 'question-restored', { part: String(questionId) })
  })
}

export type Imported = { kind: 'imported'; count: number } | { kind: 'refused'; faults: readonly LineFault[] }

/** The whole file or nothing: a bank half imported would be opened by mistake. */
export async function importQuestions(
  db: Db,
  { courseId, text, ...by }: OfCourse & { text: string },
): Promise<Imported> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, courseId)
    const known = (await listQuestions(tx, courseId)).map(({ words }) => words)
    const { questions, faults } = readQuestionFile(readCsv(text), known)
    if (faults.length > 0) return { kind: 'refused', faults }
    await insertQuestions(tx, courseId, questions)
    await recordCourseChange(tx, by, courseId, 'questions-imported', { count: questions.length })
    return { kind: 'imported', count: questions.length }
  })
}
