import type { RomeDay } from '#platform/pure/dates.ts'
import { readAnswers } from './answer-rules.ts'
import { bmiCalculator } from './bmi-rules.ts'
import { bsaCalculator } from './bsa-rules.ts'
import { cha2ds2VascCalculator } from './cha2ds2-vasc-rules.ts'
import { cockcroftGaultCalculator } from './cockcroft-gault-rules.ts'
import { dueDateCalculator } from './due-date-rules.ts'
import { egfrCalculator } from './egfr-rules.ts'
import { flatTaxCalculator } from './flat-tax-rules.ts'
import { glasgowCalculator } from './glasgow-rules.ts'
import { hasBledCalculator } from './has-bled-rules.ts'
import { ldlCalculator } from './ldl-rules.ts'
import { legalInterestCalculator } from './legal-interest-rules.ts'
import type { Calculator, CalculatorWords, Data, Outcome } from './model.ts'

/** BLK-015. In the order of the listing. */
export const CALCULATORS: readonly Calculator[] = [
  bmiCalculator,
  bsaCalculator,
  egfrCalculator,
  cockcroftGaultCalculator,
  cha2ds2VascCalculator,
  hasBledCalculator,
  glasgowCalculator,
  ldlCalculator,
  dueDateCalculator,
  legalInterestCalculator,
  flatTaxCalculator,
]

export function findCalculator(id: string): Calculator | null {
  return CALCULATORS.find((calculator) => calculator.id === id) ?? null
}

export function wordsOf({ calculate: _calculate, ...words }: Calculator): CalculatorWords {
  return words
}

/** The parameters any calculator reads from an address: every other is taken away before the page sees it. */
export const ANSWER_NAMES: readonly string[] = [
  ...new Set(CALCULATORS.flatMap(({ questions }) => questions.map(({ name }) => name))),
]

/** Nothing was asked, something was refused, or a result with the address that gives it again. */
export type Answered = { kind: 'nothing' } | (Outcome & { query: string })

export function calculate(calculator: Calculator, search: URLSearchParams, today: RomeDay, data: Data): Answered {
  const read = readAnswers(calculator.questions, search, today)
  if (read.kind === 'nothing') return read
  if (read.kind === 'refused') return { ...read, query: '' }
  return { ...calculator.calculate(read.answers, data), query: read.query }
}
