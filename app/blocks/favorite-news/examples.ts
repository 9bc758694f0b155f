import type { BlockExample } from '../block.ts'
import { someNews } from '../fields/some-cards.ts'
import type { FavoriteNewsData } from './load.server.ts'
import type { favoriteNewsSchema } from './schema.ts'

const categories = [
  { slug: 'clinica-e-terapia', label: 'Clinica e terapia' },
  { slug: 'norme-e-diritto', label: 'Norme e diritto' },
  { slug: 'fisco-e-tasse', label: 'Fisco e Tasse' },
]

export const examples: BlockExample<typeof favoriteNewsSchema, FavoriteNewsData>[] = [
  {
    name: 'A chi non è iscritto',
    fields: {},
    data: { title: 'Le tue categorie', type: 'SUSPECT', categories, items: someNews },
  },
  {
    name: 'Una sola categoria',
    fields: { label: 'Scelte da te', title: 'Quello di cui ti occupi, prima di tutto il resto' },
    data: {
      label: 'Scelte da te',
      title: 'Quello di cui ti occupi, prima di tutto il resto',
      type: 'SUSPECT',
      categories: categories.slice(0, 1),
      items: someNews.slice(0, 1),
    },
  },
]
