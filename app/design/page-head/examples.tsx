import { ButtonLink } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { PageHead } from './page-head.tsx'

export const examples: Example[] = [
  {
    name: 'Titolo e frase',
    render: () => <PageHead level={5} title="Negozi convenzionati" lead="Tutti i negozi in cui vale la tua tessera." />,
  },
  {
    name: 'Con percorso, azioni e disegno',
    render: () => (
      <PageHead
        level={5}
        title="Viaggi in business class"
        eyebrow="Convenzioni"
        lead="Itinerari scelti per chi ha pochi giorni e li vuole buoni."
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Convenzioni', to: '/servizi/convenzioni' },
        ]}
        actions={<ButtonLink to="/servizi">Scopri</ButtonLink>}
        cover={{ seed: 'viaggi', category: 'convenzioni' }}
      />
    ),
  },
]
