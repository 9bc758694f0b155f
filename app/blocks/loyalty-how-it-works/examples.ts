import type { z } from 'zod'
import type { BlockExample } from '../block.ts'
import type { LoyaltyHowItWorks, loyaltyHowItWorksSchema } from './schema.ts'

const slides = [
  { icon: 'crown', title: 'Sei Premium', text: 'Il programma si apre con l’abbonamento, senza iscriversi a nulla.' },
  { icon: 'target', title: 'Completi le missioni', text: 'Corsi, letture, inviti: ogni cosa conta una volta.' },
  {
    icon: 'coins',
    title: 'I punti si sommano',
    text: 'Valgono ventiquattro mesi; si usano prima quelli che scadono prima.',
  },
  { icon: 'gift', title: 'Scegli un premio', text: 'Dal catalogo, con il codice subito o a casa in pochi giorni.' },
]
const fields = {
  text: 'Quattro passi, nessun modulo.',
  slides,
  callToAction: { label: 'Guarda i premi', link: '/programma-fedelta-premiati', variant: 'quiet' },
} satisfies z.input<typeof loyaltyHowItWorksSchema>

const shown = { ...fields, title: 'Come funziona', callToAction: { ...fields.callToAction, audience: {} } }

export const examples: BlockExample<typeof loyaltyHowItWorksSchema, { shown: LoyaltyHowItWorks | null }>[] = [
  { name: 'Quattro passi', fields, data: { shown } },
  {
    name: 'Sei passi, con i comandi',
    fields: {
      title: 'Passo per passo',
      slides: [...slides, ...slides.slice(0, 2).map((slide) => ({ ...slide, title: `${slide.title}, ancora` }))],
    },
    data: {
      shown: {
        title: 'Passo per passo',
        slides: [...slides, ...slides.slice(0, 2).map((slide) => ({ ...slide, title: `${slide.title}, ancora` }))],
      },
    },
  },
]
