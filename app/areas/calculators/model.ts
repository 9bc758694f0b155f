import type { RomeDay } from '#platform/pure/dates.ts'

/** BLK-015. The eleven calculators, by the identifier an editor writes. */
export const CALCULATOR_IDS = [
  'bmi',
  'bsa',
  'egfr-ckd-epi',
  'cockcroft-gault',
  'cha2ds2-vasc',
  'has-bled',
  'glasgow',
  'ldl-friedewald',
  'parto',
  'interessi-legali',
  'regime-forfettario',
] as const
export type CalculatorId = (typeof CALCULATOR_IDS)[number]

type FieldWords = {
  /** Name of the parameter in the address that reproduces a result. */
  name: string
  label: string
  description?: string
}

export type NumberQuestion = FieldWords & {
  kind: 'number'
  unit: string
  min: number
  max: number
  isInteger?: boolean
  /** Euros: `1.500` is one thousand five hundred, and cents are two at most. */
  isMoney?: boolean
  /** What to answer when the number is out of range, where the range itself needs a reason. */
  refusal?: string
  defaultValue?: string
}
export type ChoiceQuestion = FieldWords & {
  kind: 'choice'
  options: readonly { value: string; label: string }[]
  defaultValue?: string
}
/** A yes that is either there or not. */
export type FlagQuestion = FieldWords & { kind: 'flag' }
export type DayQuestion = FieldWords & {
  kind: 'day'
  /** Left out by who asks: the day it is in Rome. */
  isTodayByDefault?: boolean
}
export type Question = NumberQuestion | ChoiceQuestion | FlagQuestion | DayQuestion

/** What was answered, by name of question; each question always has its own kind of value. */
export type Answers = {
  number(name: string): number
  choice(name: string): string
  flag(name: string): boolean
  day(name: string): RomeDay
}

/** How a result is to be looked at; always said in words too. */
export type Level = 'neutral' | 'good' | 'attention' | 'alarm'

export type Line = { label: string; value: string }

export type Result = {
  kind: 'result'
  label: string
  value: string
  unit?: string
  level: Level
  /** What the number means, in one or two sentences. */
  reading: string
  details: readonly Line[]
}
export type Refused = { kind: 'refused'; errors: Record<string, string> }
export type Outcome = Result | Refused

export type Source = { text: string; link?: string }

/** A rate of legal interest and the days, both included, in which it holds. */
export type LegalRate = {
  from: RomeDay
  to: RomeDay
  /** Hundredths of a percentage point: 125 is 1,25 %. */
  basisPoints: number
  decree: string
}

/** What a calculator may need beyond the answers. */
export type Data = { legalRates: readonly LegalRate[] }

export type Calculator = {
  id: CalculatorId
  title: string
  icon: string
  group: 'clinical' | 'professional'
  text: string
  questions: readonly Question[]
  formula: string
  sources: readonly Source[]
  limits: readonly string[]
  calculate(answers: Answers, data: Data): Outcome
}

/** A calculator as pages show it: words only, so that it can travel. */
export type CalculatorWords = Omit<Calculator, 'calculate'>

export function refused(errors: Record<string, string>): Refused {
  return { kind: 'refused', errors }
}
