import type { BlockExample } from '../block.ts'
import { sampleCards } from './sample-cards.ts'
import type { serviceCardsSchema } from './schema.ts'

export const examples: BlockExample<typeof serviceCardsSchema>[] = [
  { name: 'Quattro servizi', fields: { label: 'Servizi', title: 'Quello che il Club fa per te', cards: sampleCards } },
  {
    name: 'Uno solo, con parole lunghe e icona sconosciuta',
    fields: {
      title: 'Responsabilità professionale e amministrativo-contabile',
      cards: [
        {
          id: 'solo',
          icon: 'fax-machine',
          tag: 'Solo per le strutture pubbliche',
          title: 'Tutela per la responsabilità amministrativo-contabile',
          body: 'Quando la struttura si rivale sul professionista serve una difesa che conosca la Corte dei conti: dalla lettera di messa in mora fino all’udienza, con un legale della rete e senza anticipare le spese.',
          link: '/servizi/legali',
        },
      ],
    },
  },
]
