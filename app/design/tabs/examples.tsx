import type { Example } from '../example.ts'
import { TabLinks, Tabs } from './tabs.tsx'

export const examples: Example[] = [
  {
    name: 'Con un indirizzo per ciascuna',
    render: () => (
      <TabLinks
        label="Sezioni del profilo di esempio"
        links={[
          { label: 'In corso', to: '?stato=in-corso', isCurrent: true },
          { label: 'Superati', to: '?stato=superati' },
          { label: 'Scaduti', to: '?stato=scaduti' },
        ]}
      />
    ),
  },
  {
    name: 'Dentro la pagina',
    render: () => (
      <Tabs
        label="Dettagli del corso"
        panels={[
          { id: 'programma', label: 'Programma', content: <p>Quattro moduli, otto ore, una prova finale.</p> },
          { id: 'docenti', label: 'Docenti', content: <p>Prof.ssa Anna Colombo, Università di Padova.</p> },
          { id: 'crediti', label: 'Crediti', content: <p>10 crediti ECM, per tutte le professioni.</p> },
        ]}
      />
    ),
  },
]
