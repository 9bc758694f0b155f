import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { formatDateIt } from '#platform/pure/dates.ts'
import { historyState } from '../rules.ts'
import type { HistoryItemWire } from '../wire.ts'
import { ConditionsDialog } from './documents.tsx'

/** SUB-013…SUB-015. */
export function History({ items, now }: { items: readonly HistoryItemWire[]; now: Date }) {
  const [read, setRead] = useState<{ title: string; html: string } | null>(null)
  return (
    <>
      <Table
        caption="Storico degli abbonamenti"
        isCaptionHidden
        rows={items}
        rowKey={({ name, activeFrom }) => `${name}-${activeFrom}`}
        empty={<p className="text-ink-soft">Non ci sono ancora abbonamenti nello storico.</p>}
        columns={[
          { key: 'name', title: 'Prodotto', isRowTitle: true, cell: ({ name }) => name },
          { key: 'from', title: 'Attivo dal', cell: ({ activeFrom }) => formatDateIt(new Date(activeFrom)) },
          {
            key: 'until',
            title: 'Scadenza',
            cell: ({ endOfSubscription, source }) =>
              endOfSubscription && source !== 'addon' ? formatDateIt(new Date(endOfSubscription)) : '—',
          },
          {
            key: 'state',
            title: 'Stato',
            cell: (item) => {
              const { label, tone } = historyState(item, now)
              return <Badge tone={tone}>{label}</Badge>
            },
          },
          {
            key: 'conditions',
            title: 'Condizioni',
            cell: ({ name, condizioniAdesione }) =>
              condizioniAdesione && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => setRead({ title: 'Condizioni di adesione', html: condizioniAdesione })}
                >
                  Leggi<VisuallyHidden> le condizioni di {name}</VisuallyHidden>
                </Button>
              ),
          },
        ]}
      />
      <ConditionsDialog read={read} onClose={() => setRead(null)} />
    </>
  )
}
