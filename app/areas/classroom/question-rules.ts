import type { CsvReading, LineFault } from '#platform/pure/csv.ts'
import { characterProblem, UNSAFE_TEXT } from '#platform/pure/safe-text.ts'
import { OPTIONS_PER_QUESTION, type Question } from './model.ts'

export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const
export type OptionLetter = (typeof OPTION_LETTERS)[number]

export type QuestionTyped = { words: string; A: string; B: string; C: string; D: string; right: string }
export type QuestionFields = Pick<Question, 'words' | 'rightAnswer' | 'wrongAnswers'>
export type QuestionErrors = Partial<Record<keyof QuestionTyped, string>>

const LONGEST_QUESTION = 600
const LONGEST_OPTION = 400

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')
/** Two questions, or two options, are the same whatever their capitals and spaces. */
export const sameWords = (text: string) => tidy(text).toLocaleLowerCase('it')

export function judgeQuestion(
  typed: QuestionTyped,
): { kind: 'told'; fields: QuestionFields } | { kind: 'refused'; errors: QuestionErrors } {
  const errors: QuestionErrors = {}
  const words = tidy(typed.words)
  if (words.length < 10 || words.length > LONGEST_QUESTION)
    errors.words = `Scrivi la domanda: da 10 a ${LONGEST_QUESTION} caratteri.`
  const options = OPTION_LETTERS.map((letter) => tidy(typed[letter]))
  for (const [at, option] of options.entries()) {
    const letter = OPTION_LETTERS[at] as OptionLetter
    const isAgain = options.slice(0, at).some((other) => sameWords(other) === sameWords(option))
    if (option === '' || option.length > LONGEST_OPTION)
      errors[letter] = `Scrivi la risposta ${letter}: al massimo ${LONGEST_OPTION} caratteri.`
    else if (isAgain) errors[letter] = `La risposta ${letter} è uguale a un’altra: devono essere quattro diverse.`
  }
  const right = (OPTION_LETTERS as readonly string[]).indexOf(typed.right.trim().toUpperCase())
  if (right === -1) errors.right = 'Scegli la risposta esatta: una sola.'
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  return {
    kind: 'told',
    fields: {
      words,
      rightAnswer: options[right] ?? '',
      wrongAnswers: options.filter((_option, at) => at !== right),
    },
  }
}

/** At the desk the right answer stands first; where each is shown is decided at every attempt. */
export function typedQuestionOf({ words, rightAnswer, wrongAnswers }: QuestionFields): QuestionTyped {
  const [B = '', C = '', D = ''] = wrongAnswers
  return { words, A: rightAnswer, B, C, D, right: 'A' }
}

export type QuestionFile = { readonly questions: readonly QuestionFields[]; readonly faults: readonly LineFault[] }

export const MOST_IMPORTED = 500
const COLUMNS = 1 + OPTIONS_PER_QUESTION + 1

/**
 * A bank written as a sheet: question; four answers; the letter, or the number, of the right one. The line of titles may be there or not.
 * Every wrong line is reported; a file is imported whole or not at all.
 */
export function readQuestionFile({ rows, faults: slipped }: CsvReading, known: readonly string[]): QuestionFile {
  if (slipped.length > 0) return { questions: [], faults: slipped }
  const seen = new Map<string, string>(known.map((words) => [sameWords(words), 'nella banca del corso']))
  const questions: QuestionFields[] = []
  const faults: LineFault[] = []
  for (const [at, { line, cells }] of rows.entries()) {
    if (at === 0 && /^(domanda|question)$/i.test(tidy(cells[0] ?? ''))) continue
    const read = readLine(cells.map(tidy))
    const before = typeof read === 'string' ? undefined : seen.get(sameWords(read.words))
    if (typeof read === 'string') faults.push({ line, reason: read })
    else if (before) faults.push({ line, reason: `La stessa domanda è già ${before}.` })
    else {
      seen.set(sameWords(read.words), `alla riga ${line}`)
      questions.push(read)
    }
  }
  if (questions.length + faults.length === 0) faults.push({ line: 1, reason: 'Il file è vuoto.' })
  if (questions.length > MOST_IMPORTED)
    faults.push({
      line: rows.at(-1)?.line ?? 1,
      reason: `Un file porta al massimo ${MOST_IMPORTED} domande: dividilo.`,
    })
  return { questions, faults }
}

function readLine(cells: readonly string[]): QuestionFields | string {
  const isLonger = cells.slice(COLUMNS).some(Boolean)
  if (cells.length < COLUMNS || isLonger)
    return `Ha ${cells.length} colonne e ne servono ${COLUMNS}: domanda, quattro risposte, lettera di quella esatta.`
  const unsafe = cells.find((cell) => characterProblem(cell))
  if (unsafe !== undefined) return UNSAFE_TEXT
  const [words = '', A = '', B = '', C = '', D = '', right = ''] = cells
  const letter = /^[1-4]$/.test(right) ? (OPTION_LETTERS[Number(right) - 1] ?? '') : right
  const judged = judgeQuestion({ words, A, B, C, D, right: letter })
  if (judged.kind === 'told') return judged.fields
  if (judged.errors.right) return `La risposta esatta è «${right}»: deve essere A, B, C o D.`
  return Object.values(judged.errors).join(' ')
}
