import { Badge } from '#design/badge/badge.tsx'
import type { Column } from '#design/table/table.tsx'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import type { OrderState } from '../model.ts'
import { invoiceLabel } from '../rules.ts'
import type { InvoiceWire } from '../wire.ts'

/** PAY-008, PAY-009. When an invoice is due, for how much and how it stands, to members and operators alike. */
export const invoiceColumns = (order: OrderState = 'confirmed'): readonly Column<InvoiceWire>[] => [
  { key: 'due', title: 'Scadenza', cell: ({ dataScadenza }) => formatDateIt(dataScadenza as RomeDay) },
  { key: 'amount', title: 'Importo', align: 'end', cell: ({ importo }) => formatEuro(importo) },
  {
    key: 'state',
    title: 'Stato',
    cell: ({ stato }) => {
      const { label, tone } = invoiceLabel(stato, order)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
]
