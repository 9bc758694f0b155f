import type { BlockExample } from '../block.ts'
import type { leadFormSchema } from './schema.ts'

export const examples: BlockExample<typeof leadFormSchema>[] = [
  {
    name: 'Il minimo: e-mail, telefono, privacy',
    fields: {
      form: 'lettera-diffida',
      title: 'Chiedi la tua diffida',
      content: 'Racconta che cosa è successo: un avvocato scrive la lettera per te.',
      messageLabel: 'Che cosa è successo?',
    },
  },
  {
    name: 'Tutte le domande, e la casella al posto dell’interruttore',
    fields: {
      form: 'Richiesta-FitnessNetwork',
      campaign: 'formcfni',
      title: 'Allenati nei centri della rete, al prezzo riservato ai soci e ai loro familiari',
      content:
        '<p>Scegli il centro: ti chiamiamo noi con l’offerta.</p><ul><li>nessun costo di iscrizione;</li><li>disdici quando vuoi.</li></ul>',
      asks: ['name', 'club', 'topic', 'days', 'note'],
      topics: ['Palestra', 'Piscina', 'Fisioterapia'],
      phoneMaxDigits: 15,
      privacy: 'checkbox',
    },
  },
]
