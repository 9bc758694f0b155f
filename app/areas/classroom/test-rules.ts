import {
  type GivenAnswers,
  MOST_ATTEMPTS,
  OPTIONS_PER_QUESTION,
  PASS_PERCENT,
  QUESTIONS_PER_CREDIT,
  type Question,
  type ShownQuestion,
} from './model.ts'

/** LRN-006. At least three questions for each credit: 4,5 of them ask 14. */
export function questionCount(credits: number): number {
  // In tenths, so that what is whole is not rounded up by the remains of a division.
  return Math.ceil((Math.round(credits * 10) * QUESTIONS_PER_CREDIT) / 10)
}

/** Four options, all different: otherwise two of them would be right, or one would be missing. */
export function isSound({ rightAnswer, wrongAnswers }: Pick<Question, 'rightAnswer' | 'wrongAnswers'>): boolean {
  return new Set([rightAnswer, ...wrongAnswers]).size === OPTIONS_PER_QUESTION
}

/** A bank can make a test when it has enough questions, each with four options that differ. */
export function isBankEnough(credits: number, bank: readonly Question[]): boolean {
  return bank.length >= questionCount(credits) && bank.every(isSound)
}

/** Questions and options in an order of their own at every attempt. `random` gives numbers from 0 to 1. */
export function drawTest(credits: number, bank: readonly Question[], random: () => number): ShownQuestion[] {
  return shuffled(bank, random)
    .slice(0, Math.min(bank.length, questionCount(credits)))
    .map(({ id, words, rightAnswer, wrongAnswers }) => {
      const options = shuffled([rightAnswer, ...wrongAnswers], random)
      return { id, words, options, right: options.indexOf(rightAnswer) }
    })
}

/** A whole per cent, rounded down: 74.9 is not 75. A question without an answer is wrong. */
export function scoreOf(shown: readonly ShownQuestion[], answers: GivenAnswers): number {
  if (shown.length === 0) return 0
  const right = shown.filter(({ id, right }) => answers[String(id)] === right).length
  return Math.floor((right / shown.length) * 100)
}

export function isPass(score: number): boolean {
  return score >= PASS_PERCENT
}

export type TestDoor =
  | { kind: 'open'; attempt: number }
  | { kind: 'study' }
  | { kind: 'again' }
  | { kind: 'passed' }
  | { kind: 'failed' }

/**
 * Whether the final test may begin: after all the material, at most five times, and after each failure only when the material has been
 * gone through again. The fifth failure closes the course.
 */
export function testDoor(state: {
  isMaterialDone: boolean
  submitted: readonly { isPassed: boolean | null }[]
}): TestDoor {
  const { isMaterialDone, submitted } = state
  if (submitted.some(({ isPassed }) => isPassed)) return { kind: 'passed' }
  if (submitted.length >= MOST_ATTEMPTS) return { kind: 'failed' }
  if (!isMaterialDone) return submitted.length > 0 ? { kind: 'again' } : { kind: 'study' }
  return { kind: 'open', attempt: submitted.length + 1 }
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    ;[copy[last], copy[other]] = [copy[other] as T, copy[last] as T]
  }
  return copy
}
