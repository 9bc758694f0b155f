import type { BlockExample } from '../block.ts'
import type { LoyaltyPoints, loyaltyPointsSchema } from './schema.ts'

const cards = [
  { icon: 'crown', title: 'Con l’abbonamento', text: 'Ogni anno da Premium comincia con una dote di punti.' },
  { icon: 'graduation-cap', title: 'Con i corsi', text: '50 punti per ogni corso ECM superato.' },
  { icon: 'newspaper', title: 'Con le letture', text: '5 punti per ogni articolo letto fino in fondo, venti al mese.' },
  { icon: 'users', title: 'Con gli inviti', text: '200 punti quando un collega si iscrive con il tuo invito.' },
  { icon: 'clock', title: 'Quanto durano', text: 'Ventiquattro mesi; si usano sempre prima quelli che scadono prima.' },
  {
    icon: 'refresh-cw',
    title: 'Se un ordine salta',
    text: 'I punti tornano, sempre: anche se nel frattempo erano scaduti.',
  },
]
const regulation = '/api/winloy/regolamento'

export const examples: BlockExample<typeof loyaltyPointsSchema, { shown: LoyaltyPoints | null }>[] = [
  {
    name: 'Sei regole',
    fields: { cards },
    data: { shown: { title: 'Come si accumulano i punti', cards, regulation } },
  },
  {
    name: 'Una sola, senza icona',
    fields: { title: 'In breve', cards: [{ title: 'Un punto', text: '' }] },
    data: { shown: { title: 'In breve', cards: [{ title: 'Un punto', text: '' }], regulation } },
  },
]
