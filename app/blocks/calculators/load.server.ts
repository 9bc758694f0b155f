import type { CalculatorWords } from '#areas/calculators/model.ts'
import { CALCULATORS, findCalculator, wordsOf } from '#areas/calculators/rules.ts'
import type { LoadParts } from '../block.ts'
import type { CalculatorsFields } from './schema.ts'

export type CalculatorsData = {
  title?: string | undefined
  /** One calculator to use, or the cards of all; neither when the identifier is unknown. */
  shown: { kind: 'one'; calculator: CalculatorWords } | { kind: 'all'; cards: CalculatorWords[] } | { kind: 'none' }
}

/** BLK-015. */
export async function loadCalculators(
  { calculator: id, title }: CalculatorsFields,
  { log }: Pick<LoadParts, 'log'>,
): Promise<CalculatorsData> {
  if (!id) return { title, shown: { kind: 'all', cards: CALCULATORS.map(wordsOf) } }
  const calculator = findCalculator(id)
  if (calculator) return { title, shown: { kind: 'one', calculator: wordsOf(calculator) } }
  log.warn({ calculator: id }, 'an unknown calculator was left out of a page')
  return { title, shown: { kind: 'none' } }
}
