import type { BlockExample } from '../block.ts'
import { someModules } from '../fields/some-cards.ts'
import type { LatestContentsData } from './load.server.ts'
import type { latestContentsSchema } from './schema.ts'

export const examples: BlockExample<typeof latestContentsSchema, LatestContentsData>[] = [
  {
    name: 'Come esce',
    fields: {},
    data: { title: 'Gli ultimi Moduli', items: someModules.map((item) => ({ ...item, isUsable: true })) },
  },
  {
    name: 'Con occhiello e un solo elemento',
    fields: { label: 'Novità', title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione' },
    data: {
      label: 'Novità',
      title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione',
      items: someModules.map((item) => ({ ...item, isUsable: true })).slice(0, 1),
    },
  },
]
