import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { isIssued } from '../invoice-wire.ts'
import { INVOICE_STATES } from '../model.ts'
import type { InvoiceWire } from '../wire.ts'
import { invoiceColumns } from './invoice-columns.tsx'
import { useInvoiceActions } from './use-invoice-actions.ts'

/** PAY-006…PAY-012. */
export function InvoicesTable({ invoices }: { invoices: readonly InvoiceWire[] }) {
  const { pay, payingId, download } = useInvoiceActions()
  return (
    <Table
      caption="Fatture e pagamenti"
      isCaptionHidden
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        { key: 'product', title: 'Prodotto', isRowTitle: true, cell: ({ productName }) => productName },
        ...invoiceColumns(),
        {
          key: 'actions',
          title: 'Azioni',
          align: 'end',
          cell: (invoice) => (
            <span className="flex flex-wrap justify-end gap-2">
              {isIssued(invoice) && (
                <a
                  href={`/api/invoice/download?paymentId=${invoice.id}`}
                  download
                  className={buttonClass({ variant: 'quiet', size: 'small' })}
                  onClick={(event) => {
                    event.preventDefault()
                    download(invoice.id)
                  }}
                >
                  <Icon name="download" size={16} /> PDF<VisuallyHidden> di {invoice.productName}</VisuallyHidden>
                </a>
              )}
              {invoice.stato === INVOICE_STATES.unpaid && (
                <Button size="small" isPending={payingId === invoice.id} onClick={() => pay(invoice.id)}>
                  Paga<VisuallyHidden> {invoice.productName}</VisuallyHidden>
                </Button>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
