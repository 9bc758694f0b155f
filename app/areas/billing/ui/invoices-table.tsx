import { Button, ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { isIssued } from '../invoice-wire.ts'
import { INVOICE_STATES } from '../model.ts'
import { TRANSFER_PATH } from '../paths-model.ts'
import { type InvoiceRow, invoiceColumns } from './invoice-columns.tsx'
import { useInvoiceActions } from './use-invoice-actions.ts'

/** `isByTransfer`: still to be paid, of an order whose way is the bank. */
export type MemberInvoice = InvoiceRow & { isByTransfer?: boolean }

type Props = { invoices: readonly MemberInvoice[]; hasOnlinePayment?: boolean }

/** PAY-006…PAY-012. Where the club takes only bank transfers, what is unpaid leads to the data of one. */
export function InvoicesTable({ invoices, hasOnlinePayment = true }: Props) {
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
          cell: (invoice) => {
            const isUnpaid = invoice.stato === INVOICE_STATES.unpaid
            if (!isIssued(invoice) && !isUnpaid) return null
            return (
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
                {isUnpaid && (invoice.isByTransfer || !hasOnlinePayment) && (
                  <ButtonLink to={`${TRANSFER_PATH}/${invoice.id}`} variant="quiet" size="small">
                    Bonifico<VisuallyHidden> per {invoice.productName}</VisuallyHidden>
                  </ButtonLink>
                )}
                {isUnpaid && hasOnlinePayment && (
                  <Button size="small" isPending={payingId === invoice.id} onClick={() => pay(invoice.id)}>
                    Paga<VisuallyHidden> {invoice.productName}</VisuallyHidden>
                  </Button>
                )}
              </span>
            )
          },
        },
      ]}
    />
  )
}
