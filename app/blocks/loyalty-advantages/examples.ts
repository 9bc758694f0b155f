import type { BlockExample } from '../block.ts'
import type { LoyaltyAdvantages, loyaltyAdvantagesSchema } from './schema.ts'

const items = [
  { title: 'Compreso nell’abbonamento', text: 'Nessuna tessera da chiedere, nessun costo in più.' },
  { title: 'Punti per quello che fai già', text: 'Formazione, letture, la tua scheda: contano tutte.' },
  { title: 'Premi che servono', text: 'Libri, strumenti, buoni, viaggi, e la possibilità di donare.' },
  { title: 'Sempre chiaro', text: 'Ogni punto ha una data e una ragione, e li vedi entrambi.' },
]
const title = 'I vantaggi del programma'

export const examples: BlockExample<typeof loyaltyAdvantagesSchema, { shown: LoyaltyAdvantages | null }>[] = [
  { name: 'Quattro, in due colonne', fields: { items }, data: { shown: { title, items } } },
  {
    name: 'Uno solo',
    fields: { title: 'Perché', items: items.slice(0, 1) },
    data: { shown: { title: 'Perché', items: items.slice(0, 1) } },
  },
]
