import { Badge } from '#design/badge/badge.tsx'
import type { Column } from '#design/table/table.tsx'
import { formatDateIt, type RomeDay } from '#platform/pure/dates.ts'
import { formatEuro } from '#platform/pure/money.ts'
import type { OrderState } from '../model.ts'
import { type InvoiceLabel, invoiceLabel } from '../rules.ts'
import type { InvoiceWire } from '../wire.ts'

/** `credit`: how a credit note stands, which is neither due nor paid. `isCredited`: a credit note took this invoice back. */
export type InvoiceRow = InvoiceWire & { credit?: InvoiceLabel | null; isCredited?: boolean }

/** PAY-008, PAY-009. When an invoice is due, for how much and how it stands, to members and operators alike. */
export const invoiceColumns = (
  order: OrderState = 'confirmed',
  /** ACC-029. For members: what is not due yet is not red. */
  today?: RomeDay,
): readonly Column<InvoiceRow>[] => [
  {
    key: 'due',
    title: 'Scadenza',
    cell: ({ dataScadenza, credit }) => (credit ? null : formatDateIt(dataScadenza as RomeDay)),
  },
  {
    key: 'amount',
    title: 'Importo',
    align: 'end',
    cell: ({ importo, credit }) => formatEuro(credit ? -importo : importo),
  },
  {
    key: 'state',
    title: 'Stato',
    cell: ({ stato, credit, isCredited, dataScadenza }) => {
      const due = today && { on: dataScadenza as RomeDay, today }
      const { label, tone } = credit ?? invoiceLabel(stato, order, isCredited, due)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
]
