import type { BlockExample } from '../block.ts'
import type { LoyaltyBalance, loyaltyBalanceSchema } from './schema.ts'

export const examples: BlockExample<typeof loyaltyBalanceSchema, { shown: LoyaltyBalance | null }>[] = [
  { name: 'Saldo e ultime attività', fields: {}, data: { shown: { title: 'I tuoi punti' } } },
  {
    name: 'Con un occhiello',
    fields: { label: 'Programma Fedeltà', title: 'A che punto sei' },
    data: { shown: { label: 'Programma Fedeltà', title: 'A che punto sei' } },
  },
]
