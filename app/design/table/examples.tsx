import { Badge, type BadgeTone } from '../badge/badge.tsx'
import type { Example } from '../example.ts'
import { type Column, Table } from './table.tsx'

type Invoice = { number: string; date: string; amount: string; state: string; tone: BadgeTone }

const invoices: Invoice[] = [
  { number: '2026/118', date: '12/10/26', amount: '€ 24,90', state: 'Pagata', tone: 'success' },
  { number: '2026/097', date: '12/09/26', amount: '€ 24,90', state: 'Da pagare', tone: 'orange' },
  { number: '2026/061', date: '12/06/26', amount: '€ 1.290,00', state: 'Scaduta', tone: 'danger' },
]

const columns: Column<Invoice>[] = [
  { key: 'number', title: 'Fattura', cell: (row) => row.number, isRowTitle: true },
  { key: 'date', title: 'Data', cell: (row) => row.date },
  { key: 'state', title: 'Stato', cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
  { key: 'amount', title: 'Importo', cell: (row) => row.amount, align: 'end' },
]

export const examples: Example[] = [
  {
    name: 'Schede sul telefono',
    render: () => <Table caption="Le tue fatture" columns={columns} rows={invoices} rowKey={(row) => row.number} />,
  },
  {
    name: 'Scorre di lato sul telefono',
    render: () => (
      <Table
        caption="Fatture a confronto"
        columns={columns}
        rows={invoices}
        rowKey={(row) => row.number}
        onPhone="scroll"
      />
    ),
  },
]
