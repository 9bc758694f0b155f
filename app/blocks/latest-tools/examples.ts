import type { BlockExample } from '../block.ts'
import { someTools } from '../fields/some-cards.ts'
import type { LatestToolsData } from './load.server.ts'
import type { latestToolsSchema } from './schema.ts'

export const examples: BlockExample<typeof latestToolsSchema, LatestToolsData>[] = [
  {
    name: 'Come esce',
    fields: {},
    data: { title: 'Gli ultimi strumenti', items: someTools.map((item) => ({ ...item, isUsable: false })) },
  },
  {
    name: 'Con occhiello e un solo elemento',
    fields: { label: 'Novità', title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione' },
    data: {
      label: 'Novità',
      title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione',
      items: someTools.map((item) => ({ ...item, isUsable: false })).slice(0, 1),
    },
  },
]
