import type { CalculatorId, CalculatorWords } from '#areas/calculators/model.ts'
import { calculatorPath } from '#areas/calculators/ui/calculator-path.ts'
import type { SearchHit } from './model.ts'
import { queryWords } from './rules.ts'
import { bestCards } from './service-rules.ts'

type Named = Pick<CalculatorWords, 'id' | 'title' | 'text'>

/** Whoever writes the kind itself wants to see them all; a word of two letters that begins so does not mean it. */
const KIND = 'calcolatore'
const KIND_STEM = 'calcol'

/** The letters that many write for some of them. */
const ALSO_CALLED: Partial<Record<CalculatorId, string>> = {
  'egfr-ckd-epi': 'gfr vfg',
  'cockcroft-gault': 'gfr vfg',
  'cha2ds2-vasc': 'chadsvasc',
  glasgow: 'gcs',
}

/** SRC-001, SRC-011. The calculators that answer a text, by what they are called or by what they say of themselves. */
export function findCalculators<Calculator extends Named>(
  typed: string,
  calculators: readonly Calculator[],
): Calculator[] {
  const kind = queryWords(typed).some((word) => word.startsWith(KIND_STEM)) ? KIND : ''
  // Many know a calculator by its English name, which is the one in its address, with or without its hyphens.
  const cards = calculators.map(({ id, title, text }) => ({
    id,
    link: id,
    title: `${title} ${id} ${id.replaceAll('-', '')} ${ALSO_CALLED[id] ?? ''}`,
    text: `${text} ${kind}`,
  }))
  return bestCards(cards, typed).flatMap(({ id }) => calculators.find((calculator) => calculator.id === id) ?? [])
}

export function toHit({ id, title, text }: Named): SearchHit {
  return { id, title, text, link: calculatorPath(id) }
}
