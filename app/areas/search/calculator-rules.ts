import type { CalculatorWords } from '#areas/calculators/model.ts'
import { CALCULATORS } from '#areas/calculators/rules.ts'
import { calculatorPath } from '#areas/calculators/ui/calculator-path.ts'
import type { Query } from '#areas/content/query-model.ts'
import { querySection } from './section-rules.ts'
import { type Best, bestThings, type Stems, type Thing } from './thing-rules.ts'

export type CalculatorThing = Thing & Pick<CalculatorWords, 'id' | 'icon' | 'title' | 'text'>

/** Many know a calculator by its English name, which is the one in its address, with or without its hyphens. */
export const CALCULATOR_THINGS: readonly CalculatorThing[] = CALCULATORS.map(({ id, icon, title, text }) => ({
  id,
  icon,
  title,
  text,
  link: calculatorPath(id),
  names: [...new Set([id, id.replaceAll('-', '')])],
}))

/** SRC-001, SRC-011. The calculators that answer; whoever writes only the kind wants to see them all. */
export function findCalculators(query: Query, stems: Stems): readonly Best<CalculatorThing>[] {
  const meant = querySection(query, 'tools')
  if (query.concepts.length > 0 && meant.concepts.length === 0)
    return CALCULATOR_THINGS.map((thing) => ({ thing, isWhole: true, isCalled: true }))
  return bestThings(CALCULATOR_THINGS, meant, stems)
}

/** One section of both: what is called so, what answers wholly, what has most of it. */
export function mixTools<Item>(
  calculators: readonly Best<CalculatorThing>[],
  tools: { items: readonly Item[]; isWhole?: boolean },
): ({ calculator: CalculatorThing } | { item: Item })[] {
  const ranked = [
    ...calculators.map(({ thing, isWhole, isCalled }) => ({
      one: { calculator: thing },
      place: isWhole ? (isCalled ? 0 : 2) : 3,
    })),
    ...tools.items.map((item) => ({ one: { item }, place: tools.isWhole ? 1 : 4 })),
  ]
  return ranked.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}
