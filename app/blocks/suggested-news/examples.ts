import type { BlockExample } from '../block.ts'
import { someNews } from '../fields/some-cards.ts'
import type { SuggestedNewsData } from './load.server.ts'
import type { suggestedNewsSchema } from './schema.ts'

export const examples: BlockExample<typeof suggestedNewsSchema, SuggestedNewsData>[] = [
  { name: 'Come esce', fields: {}, data: { title: 'Da leggere', items: someNews } },
  {
    name: 'Uno solo, con un titolo lungo',
    fields: {
      label: 'Da leggere',
      title: 'Un titolo che non vuole finire, per vedere come si comporta quando lo spazio è poco',
    },
    data: {
      label: 'Da leggere',
      title: 'Un titolo che non vuole finire, per vedere come si comporta quando lo spazio è poco',
      items: someNews.slice(0, 1),
    },
  },
]
