import { Button, ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { RomeDay } from '#platform/pure/dates.ts'
import { isIssued } from '../invoice-wire.ts'
import { INVOICE_STATES } from '../model.ts'
import { TRANSFER_PATH } from '../paths-model.ts'
import { invoiceGroups } from '../rules.ts'
import { type InvoiceRow, invoiceColumns } from './invoice-columns.tsx'
import { useInvoiceActions } from './use-invoice-actions.ts'

/** `isByTransfer`: still to be paid, of an order whose way is the bank. */
export type MemberInvoice = InvoiceRow & { isByTransfer?: boolean; order?: string }

type Props = { invoices: readonly MemberInvoice[]; today: RomeDay; hasOnlinePayment?: boolean }

/** PAY-006…PAY-012. Where the club takes only bank transfers, what is unpaid leads to the data of one. */
export function InvoicesTable({ invoices, today, hasOnlinePayment = true }: Props) {
  const actions = { ...useInvoiceActions(), hasOnlinePayment }
  const { due, settled, coming } = invoiceGroups(invoices, today)
  const groups = [
    { id: 'da-pagare', title: 'Da pagare', rows: due },
    { id: 'fatture', title: 'Fatture', rows: settled },
    { id: 'prossime', title: 'Prossime rate', rows: coming, note: 'Si pagano una al mese: se vuoi puoi anticiparle.' },
  ].filter(({ rows }) => rows.length > 0)
  const [only, another] = groups
  if (only && !another) return <Group title="Fatture e pagamenti" rows={only.rows} today={today} {...actions} />
  return (
    <div className="grid gap-10">
      {groups.map(({ id, title, note, rows }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="text-title-m">
            {title}
          </h2>
          {note && <p className="text-ink-soft">{note}</p>}
          <Group title={title} rows={rows} today={today} isLater={id === 'prossime'} className="mt-4" {...actions} />
        </section>
      ))}
    </div>
  )
}

/** DSK-038. With the number of the order it is of. */
const productOf = ({ productName, order }: MemberInvoice) => (
  <>
    {productName}
    {order && <span className="block font-normal text-ink-soft text-sm">Ordine {order}</span>}
  </>
)

type GroupProps = ReturnType<typeof useInvoiceActions> & {
  title: string
  rows: readonly MemberInvoice[]
  today: RomeDay
  hasOnlinePayment: boolean
  /** Nothing asks for these to be paid today, nor should their buttons. */
  isLater?: boolean
  className?: string
}

function Group({
  title,
  rows,
  today,
  hasOnlinePayment,
  isLater = false,
  className,
  pay,
  payingId,
  download,
}: GroupProps) {
  return (
    <Table
      caption={title}
      isCaptionHidden
      {...(className && { className })}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'product', title: 'Prodotto', isRowTitle: true, cell: productOf },
        ...invoiceColumns('confirmed', today),
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
                  <Button
                    size="small"
                    variant={isLater ? 'ghost' : 'solid'}
                    isPending={payingId === invoice.id}
                    onClick={() => pay(invoice.id)}
                  >
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
