import { type ComparisonCode, isComparisonCode } from './comparison-rules.ts'
import { MOST_DAYS_BY_HOUR } from './hours-rules.ts'
import type { SplitCode } from './model.ts'
import { type ClubDays, type Period, periodAsked } from './period-rules.ts'
import { hasFewDays, isStepCode, type StepCode } from './points-rules.ts'
import { isSplitCode } from './split-copy.ts'

/** FIG-012. What is asked of Numeri, as its address says it. */
export type Question = {
  readonly period: Period
  /** The step that was asked for, if any: whether it makes sense depends on what is drawn. */
  readonly step: StepCode | undefined
  readonly split: SplitCode | null
  readonly comparison: ComparisonCode
}

export type QuestionAsked = {
  readonly periodo?: string
  readonly dal?: string
  readonly al?: string
  readonly passo?: string
  readonly per?: string
  readonly confronto?: string
}
export const QUESTION_FIELDS = ['periodo', 'dal', 'al', 'passo', 'per', 'confronto'] as const

/** The question, and one sentence for each part of the address that is wrong; what is wrong is asked as usual. */
export function questionAsked(
  asked: QuestionAsked,
  days: ClubDays,
): { question: Question; faults: Partial<Record<(typeof QUESTION_FIELDS)[number], string>> } {
  const { period, fault } = periodAsked(asked, days)
  const { passo = '', per = '', confronto = '' } = asked
  const step = isStepCode(passo) ? passo : undefined
  const split = isSplitCode(per) ? per : null
  return {
    question: { period, step, split, comparison: isComparisonCode(confronto) ? confronto : 'prima' },
    faults: {
      ...(fault && { [wrongDay(asked)]: fault }),
      ...(passo && !step && { passo: 'Questo passo non esiste: vedi quello usuale.' }),
      ...(step === 'ora' &&
        !hasFewDays(period) && {
          passo: `Le ore si vedono per ${MOST_DAYS_BY_HOUR} giorni al massimo: vedi il passo usuale.`,
        }),
      ...(per && !split && { per: 'Non si divide così: vedi il totale.' }),
      ...(confronto &&
        !isComparisonCode(confronto) && { confronto: 'Questo confronto non esiste: vedi quello usuale.' }),
    },
  }
}

/** Which field of the period is named when it is wrong. */
function wrongDay({ periodo, dal, al }: QuestionAsked): 'periodo' | 'dal' | 'al' {
  if (periodo && periodo !== 'dal-al') return 'periodo'
  return al && !/^\d{4}-\d{2}-\d{2}$/.test(al) && /^\d{4}-\d{2}-\d{2}$/.test(dal ?? '') ? 'al' : 'dal'
}

/** The address of the same question, with something else in it. */
export function questionSearch({ period, step, split, comparison }: Question): string {
  const words = new URLSearchParams()
  words.set('periodo', period.code)
  if (period.code === 'dal-al') {
    words.set('dal', period.from)
    words.set('al', period.end)
  }
  if (step) words.set('passo', step)
  if (split) words.set('per', split)
  words.set('confronto', comparison)
  return `?${words}`
}
