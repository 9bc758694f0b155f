import { bandLabels } from '#areas/standing/place-copy.ts'
import type { BlockExample } from '../block.ts'
import type { PersonalBandData, personalBandSchema } from './schema.ts'

const training = { label: 'La mia formazione', link: '/profilo/la-mia-formazione', variant: 'quiet' as const }

export const examples: BlockExample<typeof personalBandSchema, PersonalBandData>[] = [
  {
    name: 'A chi è abbonato',
    fields: { callToAction: training },
    data: { callToAction: training, labels: bandLabels('PREMIUM', '2026-2028') },
  },
  { name: 'A chi ha un account gratuito', fields: {}, data: { labels: bandLabels('REGISTRATO', '2026-2028') } },
]
