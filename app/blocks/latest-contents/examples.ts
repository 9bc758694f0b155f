import { anAudience } from '#areas/audience/fixtures.ts'
import type { BlockExample } from '../block.ts'
import { someModules } from '../fields/some-cards.ts'
import type { LatestContentsData } from './load.server.ts'
import type { latestContentsSchema } from './schema.ts'

export const examples: BlockExample<typeof latestContentsSchema, LatestContentsData>[] = [
  {
    name: 'Come esce',
    fields: {},
    data: { title: 'Gli ultimi Moduli', audience: anAudience('PREMIUM'), items: someModules },
  },
  {
    name: 'Con occhiello e un solo elemento',
    fields: { label: 'Novità', title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione' },
    data: {
      label: 'Novità',
      title: 'Appena arrivati nella raccolta del Club, scelti dalla redazione',
      audience: anAudience('REGISTRATO'),
      items: someModules.slice(0, 1),
    },
  },
]
