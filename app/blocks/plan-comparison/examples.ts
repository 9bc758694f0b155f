import { aSuggestion } from '#areas/plans/fixtures.ts'
import type { BlockExample } from '../block.ts'
import type { PlanComparisonData } from './load.server.ts'
import type { planComparisonSchema } from './schema.ts'

const plans = [
  aSuggestion({ id: 'essenziale', name: 'Camice Essenziale' }),
  aSuggestion({ id: 'professione', name: 'Camice Professione', mostLiked: true }),
  aSuggestion({ id: 'completo', name: 'Camice Completo ECM' }),
]

export const examples: BlockExample<typeof planComparisonSchema, PlanComparisonData>[] = [
  {
    name: 'Tre piani',
    fields: { label: 'Piani Premium', title: 'I piani a confronto' },
    data: { label: 'Piani Premium', title: 'I piani a confronto', products: plans, type: 'SUSPECT' },
  },
  {
    name: 'Nessun prodotto',
    fields: { title: 'I piani a confronto' },
    data: { title: 'I piani a confronto', products: [], type: 'REGISTRATO' },
  },
]
