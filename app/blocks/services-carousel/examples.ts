import type { BlockExample } from '../block.ts'
import { sampleCards } from '../service-cards/sample-cards.ts'
import type { servicesCarouselSchema } from './schema.ts'

const again = sampleCards.map((card) => ({ ...card, id: `${card.id}-2` }))

export const examples: BlockExample<typeof servicesCarouselSchema>[] = [
  { name: 'Quattro: sul computer senza comandi', fields: { title: 'I servizi del Club', cards: sampleCards } },
  {
    name: 'Otto: con i comandi',
    fields: {
      label: 'Servizi',
      title: 'Tutti i servizi',
      cards: [...sampleCards, ...again],
      callToAction: { label: 'Vedi tutti', link: '/servizi', variant: 'quiet' },
    },
  },
]
