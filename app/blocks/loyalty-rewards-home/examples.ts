import type { BlockExample } from '../block.ts'
import type { LoyaltyRewardsHome, loyaltyRewardsHomeSchema } from './schema.ts'

const title = 'I premi del catalogo'

export const examples: BlockExample<typeof loyaltyRewardsHomeSchema, { shown: LoyaltyRewardsHome | null }>[] = [
  { name: 'Quattro premi', fields: {}, data: { shown: { title, layout: 'default' } } },
  {
    name: 'Sulla pagina iniziale',
    fields: { layout: 'home', label: 'Programma Fedeltà' },
    data: { shown: { title, layout: 'home', label: 'Programma Fedeltà' } },
  },
]
