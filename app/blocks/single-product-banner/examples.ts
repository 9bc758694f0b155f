import { aSuggestion } from '#areas/plans/fixtures.ts'
import type { BlockExample } from '../block.ts'
import type { SingleProductBannerData } from './load.server.ts'
import type { singleProductBannerSchema } from './schema.ts'

const fields = { label: 'Il piano più scelto', content: 'Formazione, consulenza e tutela nella stessa iscrizione.' }

export const examples: BlockExample<typeof singleProductBannerSchema, SingleProductBannerData>[] = [
  {
    name: 'Il più scelto',
    fields,
    data: { ...fields, product: aSuggestion({ mostLiked: true }), type: 'REGISTRATO' },
  },
  {
    name: 'Senza parole attorno',
    fields: {},
    data: { product: aSuggestion({ name: 'Camice Completo ECM per Professionisti Sanitari' }), type: 'SUSPECT' },
  },
]
