import type { BlockExample } from '../block.ts'
import type { TopShopsData, topShopsSchema } from './schema.ts'

const names = ['Librarte', 'Passo Sano', 'Filo & Trama', 'Casa Levante', 'Rotta Sud', 'Caffè Mattutino', 'Pedalando']
const shops = names.map((name, index) => ({
  id: index + 1,
  name,
  category: 'libri' as const,
  logoPath: null,
  offers: index + 1,
}))

export const examples: BlockExample<typeof topShopsSchema, TopShopsData>[] = [
  { name: 'Sette negozi', fields: {}, data: { title: 'I negozi più amati', shops } },
  {
    name: 'Uno solo, con occhiello',
    fields: { label: 'Negozi convenzionati', title: 'Il negozio del mese' },
    data: { label: 'Negozi convenzionati', title: 'Il negozio del mese', shops: shops.slice(0, 1) },
  },
]
