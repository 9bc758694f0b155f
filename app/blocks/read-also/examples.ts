import type { BlockExample } from '../block.ts'
import { someModules, someNews } from '../fields/some-cards.ts'
import type { ReadAlsoData } from './load.server.ts'
import type { readAlsoSchema } from './schema.ts'

export const examples: BlockExample<typeof readAlsoSchema, ReadAlsoData>[] = [
  { name: 'Quattro letture', fields: { slugs: ['misurare-bene'] }, data: { title: 'Leggi anche', items: someNews } },
  {
    name: 'Anche moduli, con occhiello',
    fields: { label: 'Per continuare', title: 'Da tenere sulla scrivania', slugs: ['consenso'] },
    data: { label: 'Per continuare', title: 'Da tenere sulla scrivania', items: [...someModules, ...someNews] },
  },
]
