import type { BlockExample } from '../block.ts'
import { someNews } from '../fields/some-cards.ts'
import type { ContentCarouselData } from './load.server.ts'
import type { contentCarouselSchema } from './schema.ts'

export const examples: BlockExample<typeof contentCarouselSchema, ContentCarouselData>[] = [
  { name: 'Come esce', fields: {}, data: { title: 'Da leggere e da usare', items: someNews } },
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
