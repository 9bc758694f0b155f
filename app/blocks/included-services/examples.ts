import type { BlockExample } from '../block.ts'
import { sampleCards } from '../service-cards/sample-cards.ts'
import type { includedServicesSchema } from './schema.ts'

export const examples: BlockExample<typeof includedServicesSchema>[] = [
  { name: 'Un abbonamento con quattro servizi', fields: { label: 'Il tuo piano', cards: sampleCards } },
  {
    name: 'Uno solo, con un pulsante',
    fields: {
      title: 'Compreso nella prova',
      cards: sampleCards.slice(0, 1),
      callToAction: { label: 'Vedi i piani', link: '/upgrade', variant: 'quiet' },
    },
  },
]
