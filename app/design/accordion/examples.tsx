import type { Example } from '../example.ts'
import { Accordion } from './accordion.tsx'

export const examples: Example[] = [
  {
    name: 'Domande frequenti',
    render: () => (
      <Accordion
        isExclusive
        items={[
          {
            title: 'La prova gratuita si rinnova da sola?',
            content:
              'No. Dopo 7 giorni torni a un account gratuito: nessun addebito e nessun dato di pagamento richiesto prima.',
            isOpen: true,
          },
          { title: 'I crediti sono riconosciuti in tutta Italia?', content: 'Sì, su tutto il territorio nazionale.' },
          {
            title: 'Posso cambiare piano in corso d’anno?',
            content: 'Sì, in qualsiasi momento, dalla tua area personale.',
          },
        ]}
      />
    ),
  },
]
