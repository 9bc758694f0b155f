import type { BlockExample } from '../block.ts'
import { someNews } from '../fields/some-cards.ts'
import type { NewsBlockData } from './load.server.ts'
import type { newsBlockSchema } from './schema.ts'

const news = someNews.map((item) => ({ ...item, specializations: [] }))

export const examples: BlockExample<typeof newsBlockSchema, NewsBlockData>[] = [
  { name: 'Come esce', fields: {}, data: { title: 'News e Approfondimenti', rows: 3, items: news } },
  {
    name: 'Con occhiello e un solo elemento',
    fields: { label: 'Novità', title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione' },
    data: {
      label: 'Novità',
      title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione',
      rows: 3,
      items: news.slice(0, 1),
    },
  },
]
