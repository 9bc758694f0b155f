import { type ReactNode, useId } from 'react'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Table } from '#design/table/table.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import type { RomeDay } from '#platform/pure/dates.ts'
import { isIssued } from '../invoice-wire.ts'
import { invoiceGroups, payLabel } from '../member-invoice-rules.ts'
import { INVOICE_STATES } from '../model.ts'
import { TRANSFER_PATH } from '../paths-model.ts'
import { AboutInstalments } from './about-instalments.tsx'
import { InstalmentPlan } from './instalment-plan.tsx'
import { type InvoiceRow, invoiceColumns } from './invoice-columns.tsx'
import { useInvoiceActions } from './use-invoice-actions.ts'

/** `isByTransfer`: still to be paid, of an order whose way is the bank. `product`: what was bought, whichever part of it this is. */
export type MemberInvoice = InvoiceRow & { isByTransfer?: boolean; order?: string; product?: string }

type Props = { invoices: readonly MemberInvoice[]; today: RomeDay; hasOnlinePayment?: boolean; lateDays?: number }

/** PAY-006…PAY-012. Where the club takes only bank transfers, what is unpaid leads to the data of one. */
export function InvoicesTable({ invoices, today, hasOnlinePayment = true, lateDays = 0 }: Props) {
  const actions = { ...useInvoiceActions(), today, hasOnlinePayment }
  const { plans, due, settled } = invoiceGroups(invoices)
  return (
    <div className="grid gap-10">
      {plans.map((rows) => (
        <div key={rows[0]?.id} className="grid gap-6">
          <InstalmentPlan rows={rows} {...actions} />
          <Titled title="Le tue rate" note={rows[0]?.order && `Ordine ${rows[0].order}`}>
            <Group title="Le tue rate" rows={rows} {...actions} />
          </Titled>
        </div>
      ))}
      {due.length > 0 && (
        <Titled title="Da pagare">
          <Group title="Da pagare" rows={due} {...actions} />
        </Titled>
      )}
      {settled.length > 0 && (
        <Titled title="Fatture">
          <Group title="Fatture" rows={settled} {...actions} />
        </Titled>
      )}
      {plans.length > 0 && <AboutInstalments lateDays={lateDays} />}
    </div>
  )
}

function Titled({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-m">
        {title}
      </h2>
      {note && <p className="text-ink-soft">{note}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** DSK-038. With the number of the order it is of, unless the plan around it says so. */
const productOf = ({ productName, order }: MemberInvoice, isOfPlan: boolean) => (
  <>
    {productName}
    {order && !isOfPlan && <span className="block font-normal text-ink-soft text-sm">Ordine {order}</span>}
  </>
)

type GroupProps = ReturnType<typeof useInvoiceActions> & {
  title: string
  rows: readonly MemberInvoice[]
  today: RomeDay
  hasOnlinePayment: boolean
}

function Group({ title, rows, today, hasOnlinePayment, pay, payingId, download }: GroupProps) {
  const isOfPlan = title === 'Le tue rate'
  return (
    <Table
      caption={title}
      isCaptionHidden
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'product', title: 'Prodotto', isRowTitle: true, cell: (row) => productOf(row, isOfPlan) },
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
                    variant={isOfPlan ? 'ghost' : 'solid'}
                    isPending={payingId === invoice.id}
                    onClick={() => pay(invoice.id)}
                  >
                    {payLabel(invoice.importo)}
                    <VisuallyHidden> {invoice.productName}</VisuallyHidden>
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
