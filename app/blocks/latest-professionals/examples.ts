import type { ListedCard } from '#areas/professional-card/model.ts'
import type { BlockExample } from '../block.ts'
import type { LatestProfessionalsData } from './load.server.ts'
import type { latestProfessionalsSchema } from './schema.ts'

const card = (name: string, professionName: string, change: Partial<ListedCard> = {}): ListedCard => ({
  slug: name.toLowerCase().replace(/\W+/g, '-'),
  name,
  professionName,
  specialization: null,
  city: null,
  province: null,
  picturePath: null,
  ...change,
})

const title = 'I nuovi Professionisti entrati nel network'

export const examples: BlockExample<typeof latestProfessionalsSchema, LatestProfessionalsData>[] = [
  {
    name: 'I quattro più recenti',
    fields: {},
    data: {
      title,
      cards: [
        card('Ilaria Mancini', 'Medico chirurgo', { specialization: 'Cardiologia', city: 'Torino', province: 'TO' }),
        card('Pietro Fabbri', 'Infermiere', { city: 'Bologna', province: 'BO' }),
        card('Nadia Sanna', 'Fisioterapista', { city: 'Cagliari', province: 'CA' }),
        card('Dario De Angelis', 'Logopedista', { city: 'Roma', province: 'RM' }),
      ],
    },
  },
  {
    name: 'Un nome lungo, senza città',
    fields: { title: 'Appena arrivati' },
    data: {
      title: 'Appena arrivati',
      cards: [card('Maria Margherita Pellegrini di San Sebastiano', 'Tecnica di neurofisiopatologia')],
    },
  },
]
