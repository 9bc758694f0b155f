import type { Example } from '../example.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

export const examples: Example[] = [
  {
    name: 'Tre livelli',
    render: () => (
      <Breadcrumbs
        label="Percorso di esempio"
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Corsi ECM', to: '/corsi' },
          { label: 'Antibiotici nell’adulto' },
        ]}
      />
    ),
  },
]
