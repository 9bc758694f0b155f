import { CALCULATORS, wordsOf } from '#areas/calculators/rules.ts'
import type { BlockExample } from '../block.ts'
import type { CalculatorsData } from './load.server.ts'
import type { calculatorsSchema } from './schema.ts'

const words = CALCULATORS.map(wordsOf)
type Example = BlockExample<typeof calculatorsSchema, CalculatorsData>

export const examples: Example[] = [
  {
    name: 'Tutti, in schede con il testo tagliato a 150 caratteri',
    fields: { title: 'Calcolatori' },
    data: { title: 'Calcolatori', shown: { kind: 'all', cards: words } },
  },
  ...words.map(
    (calculator): Example => ({
      name: `Uno solo: ${calculator.id}`,
      fields: { calculator: calculator.id },
      data: { shown: { kind: 'one', calculator } },
    }),
  ),
]
