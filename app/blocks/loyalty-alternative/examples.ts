import type { BlockExample } from '../block.ts'
import type { LoyaltyAlternativeData } from './load.server.ts'
import type { loyaltyAlternativeSchema } from './schema.ts'

const title = 'Il tuo Programma Fedeltà si è fermato'
const text = 'Con il rinnovo riprendi da dove eri: missioni, catalogo e i punti che non sono ancora scaduti.'

export const examples: BlockExample<typeof loyaltyAlternativeSchema, LoyaltyAlternativeData>[] = [
  { name: 'A chi non ha rinnovato', fields: {}, data: { title, text, isInForce: true } },
  {
    name: 'Con altre parole',
    fields: { title: 'I tuoi punti ti aspettano', text: '' },
    data: { title: 'I tuoi punti ti aspettano', text: '', isInForce: true },
  },
]
