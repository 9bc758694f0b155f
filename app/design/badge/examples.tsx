import type { Example } from '../example.ts'
import { Badge, CountBadge } from './badge.tsx'

export const examples: Example[] = [
  {
    name: 'Toni',
    render: () => (
      <div className="flex flex-wrap gap-2">
        <Badge tone="gold">10 crediti</Badge>
        <Badge>Multimediale</Badge>
        <Badge tone="success" icon="circle-check">
          Superato
        </Badge>
        <Badge tone="warning">In scadenza</Badge>
        <Badge tone="orange">Da pagare</Badge>
        <Badge tone="danger">Scaduto</Badge>
        <Badge tone="neutral">Bozza</Badge>
        <Badge tone="solid">Il più scelto</Badge>
      </div>
    ),
  },
  { name: 'Conteggio', render: () => <CountBadge count={3} label="3 prodotti nel carrello" /> },
]
