import { formatDateIt, parseRomeDay, type RomeDay } from '#platform/pure/dates.ts'
import type { Answers, DayQuestion, NumberQuestion, Question } from './model.ts'
import { readNumber, written } from './number-rules.ts'

type Value = number | string | boolean
export type ReadAnswers =
  | { kind: 'nothing' }
  | { kind: 'refused'; errors: Record<string, string> }
  /** `query` is the address that gives these answers again, also after today. */
  | { kind: 'answers'; answers: Answers; query: string }

/** Reads what an address answers to the questions. An address that answers none is an empty form, not a wrong one. */
export function readAnswers(questions: readonly Question[], search: URLSearchParams, today: RomeDay): ReadAnswers {
  if (!questions.some(({ name }) => search.has(name))) return { kind: 'nothing' }
  const values = new Map<string, Value>()
  const query = new URLSearchParams()
  const errors: Record<string, string> = {}
  for (const question of questions) {
    const typed = (search.get(question.name) ?? '').trim()
    const read = readOne(question, typed, today)
    if ('error' in read) errors[question.name] = read.error
    else {
      values.set(question.name, read.value)
      if (read.value !== false) query.set(question.name, read.value === true ? 'si' : String(read.value))
    }
  }
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  return { kind: 'answers', answers: answersOf(values), query: query.toString() }
}

type ReadOne = { value: Value } | { error: string }

function readOne(question: Question, typed: string, today: RomeDay): ReadOne {
  switch (question.kind) {
    case 'number':
      return readMeasure(question, typed)
    case 'choice': {
      const value = typed === '' ? question.defaultValue : typed
      return question.options.some((option) => option.value === value)
        ? { value: String(value) }
        : { error: `${question.label}: scegli una delle risposte.` }
    }
    case 'flag':
      return { value: typed === 'si' || typed === 'on' }
    case 'day':
      return readDay(question, typed, today)
  }
}

function readMeasure(question: NumberQuestion, typed: string): ReadOne {
  const { label, unit, min, max, isInteger, isMoney, defaultValue } = question
  const text = typed === '' ? (defaultValue ?? '') : typed
  if (text === '') return { error: `${label}: inserisci un valore.` }
  const value = readNumber(text, isMoney)
  if (value === null) return { error: `${label}: scrivi un numero, per esempio ${isInteger ? '65' : '70,5'}.` }
  if (isInteger && !Number.isInteger(value)) return { error: `${label}: scrivi un numero intero.` }
  if (value < min || value > max)
    return {
      error:
        question.refusal ??
        `${label}: il valore deve essere tra ${written(min, decimalsOf(min))} e ${written(max, decimalsOf(max))} ${unit}.`,
    }
  return { value }
}

function readDay({ label, isTodayByDefault }: DayQuestion, typed: string, today: RomeDay): ReadOne {
  if (typed === '' && isTodayByDefault) return { value: today }
  const day = parseRomeDay(typed)
  if (!day) return { error: `${label}: inserisci una data che esiste, per esempio ${formatDateIt(today)}.` }
  return { value: day }
}

function decimalsOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0
}

function answersOf(values: ReadonlyMap<string, Value>): Answers {
  const get = <Kind extends Value>(name: string, kind: 'number' | 'string' | 'boolean'): Kind => {
    const value = values.get(name)
    if (typeof value !== kind) throw new Error(`A calculator asked for «${name}», which is none of its questions.`)
    return value as Kind
  }
  return {
    number: (name) => get<number>(name, 'number'),
    choice: (name) => get<string>(name, 'string'),
    flag: (name) => get<boolean>(name, 'boolean'),
    day: (name) => get<string>(name, 'string') as RomeDay,
  }
}
