import type { BlockExample } from '../block.ts'
import type { serviceTermsSchema } from './schema.ts'

export const examples: BlockExample<typeof serviceTermsSchema>[] = [
  {
    name: 'Due condizioni',
    fields: {
      label: 'Le condizioni',
      title: 'Che cosa ti promettiamo',
      terms: [
        { figure: '3', text: 'diffide all’anno, al massimo' },
        { figure: '10', text: 'giorni lavorativi per la risposta' },
      ],
    },
  },
  {
    name: 'Quattro, con cifre lunghe',
    fields: {
      title: 'La polizza in quattro righe',
      terms: [
        { figure: '30.000 €', text: 'per ogni sinistro' },
        { figure: 'Nessun limite', text: 'al numero di sinistri nell’anno' },
        { figure: '0 €', text: 'da anticipare' },
        { figure: 'Nessuna', text: 'franchigia' },
      ],
    },
  },
]
