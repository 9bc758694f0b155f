import type { BlockExample } from '../block.ts'
import type { LoyaltyCategories, loyaltyCategoriesSchema } from './schema.ts'

export const examples: BlockExample<typeof loyaltyCategoriesSchema, { shown: LoyaltyCategories | null }>[] = [
  { name: 'Tutte le categorie', fields: {}, data: { shown: { title: 'Le categorie del catalogo' } } },
  {
    name: 'Con un occhiello',
    fields: { label: 'Premiati', title: 'Da dove cominci?' },
    data: { shown: { label: 'Premiati', title: 'Da dove cominci?' } },
  },
]
