import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { buttonClass } from '#design/button/button-class.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { Outcome } from '#design/form/outcome.tsx'
import { Table } from '#design/table/table.tsx'
import { TextField } from '#design/text-field/text-field.tsx'
import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { formatEuro } from '#platform/pure/money.ts'
import { isIssued } from '../invoice-wire.ts'
import type { OrderState } from '../model.ts'
import { type InvoiceRow, invoiceColumns } from './invoice-columns.tsx'

type DeskInvoice = InvoiceRow & {
  number: string | null | 0
  mayConfirmTransfer: boolean
  mayCredit: boolean
  endsOrder: boolean
}
type Owed = { id: string; amountCents: number; isDone: boolean; mayConfirm: boolean }
type Props = {
  memberId: string
  orderState: OrderState
  invoices: readonly DeskInvoice[]
  owed: readonly Owed[]
}

type Act = 'transfer' | 'credit' | 'refunded'
type Question = { act: Act; id: string; title: string; text: string; label: string }

const DONE: Record<Act, string> = {
  transfer: 'Bonifico confermato: la fattura è emessa e l’iscritto è avvisato.',
  credit: 'Nota di credito emessa: l’iscritto è avvisato.',
  refunded: 'Rimborso confermato.',
}

/** What an operator may do with the invoices of an order. Money is moved after a question, never by a slip of the hand. */
export function OrderInvoices({ memberId, orderState, invoices, owed }: Props) {
  const fetcher = useFetcher<{ problem: string | null; done: Act | null }>()
  const [question, setQuestion] = useState<Question | null>(null)
  const [reason, setReason] = useState('')
  const [day, setDay] = useState('')
  const [lacksReason, setLacksReason] = useState(false)
  const confirm = () => {
    const { act = '', id = '' } = question ?? {}
    const isUnexplained = act === 'credit' && reason.trim() === ''
    setLacksReason(isUnexplained)
    if (isUnexplained) return
    if (question)
      fetcher.submit(
        { act, id, ...(act === 'credit' && { reason }), ...(act === 'transfer' && { giorno: day }) },
        { method: 'post' },
      )
    setReason('')
    setDay('')
    setQuestion(null)
  }
  const busyId = fetcher.formData?.get('id')
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined
  // The one to pay next stands out; the others are there for who pays ahead.
  const nextId = invoices.find(({ mayConfirmTransfer }) => mayConfirmTransfer)?.id
  return (
    <section className="grid gap-6" aria-label="Fatture">
      <Outcome answer={answer} isProblem={answer?.problem !== null}>
        {answer?.problem ?? (answer?.done && DONE[answer.done])}
      </Outcome>
      <Table
        caption="Fatture dell’ordine"
        rows={invoices}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            title: 'Fattura',
            isRowTitle: true,
            cell: ({ productName, number }) => (
              <span>
                {productName}
                <span className="block font-normal text-ink-soft">{number ? `n. ${number}` : 'non emessa'}</span>
              </span>
            ),
          },
          ...invoiceColumns(orderState),
          {
            key: 'actions',
            title: 'Azioni',
            align: 'end',
            cell: (invoice) => {
              if (!isIssued(invoice) && !invoice.mayConfirmTransfer) return null
              return (
                <span className="flex flex-wrap justify-end gap-2">
                  {isIssued(invoice) && (
                    <>
                      <Paper memberId={memberId} invoice={invoice} kind="pdf" />
                      <Paper memberId={memberId} invoice={invoice} kind="xml" />
                    </>
                  )}
                  {invoice.mayConfirmTransfer && (
                    <Button
                      size="small"
                      variant={invoice.id === nextId ? 'solid' : 'quiet'}
                      isPending={busyId === invoice.id}
                      onClick={() =>
                        setQuestion({
                          act: 'transfer',
                          id: invoice.id,
                          title: 'Il bonifico è arrivato?',
                          text: `Confermi l’accredito di ${formatEuro(invoice.importo)} per ${invoice.productName}. La fattura viene emessa e l’iscritto avvisato.`,
                          label: 'Conferma bonifico',
                        })
                      }
                    >
                      Conferma bonifico<VisuallyHidden> {invoice.productName}</VisuallyHidden>
                    </Button>
                  )}
                  {invoice.mayCredit && (
                    <Button
                      size="small"
                      variant="quiet"
                      isPending={busyId === invoice.id}
                      onClick={() =>
                        setQuestion({
                          act: 'credit',
                          id: invoice.id,
                          title: 'Stornare questa fattura?',
                          text: `Nasce una nota di credito di ${formatEuro(invoice.importo)} e il pagamento viene restituito. ${invoice.endsOrder ? 'Nient’altro dell’ordine resta pagato: l’ordine è annullato, i suoi servizi finiscono ora e le rate non pagate non sono più dovute.' : 'I servizi dell’iscritto restano attivi.'}`,
                          label: 'Storna',
                        })
                      }
                    >
                      Storna<VisuallyHidden> {invoice.productName}</VisuallyHidden>
                    </Button>
                  )}
                </span>
              )
            },
          },
        ]}
      />
      {owed.length > 0 && (
        <ul className="grid gap-3" aria-label="Rimborsi">
          {owed.map(({ id, amountCents, isDone, mayConfirm }) => (
            <li key={id} className="flex flex-wrap items-center gap-4 rounded-card bg-paper p-4 shadow-card">
              <Badge tone={isDone ? 'success' : 'danger'}>{isDone ? 'Rimborsato' : 'Da rimborsare'}</Badge>
              <span className="tabular-nums">{formatEuro(amountCents)}</span>
              {mayConfirm ? (
                <Button
                  size="small"
                  isPending={busyId === id}
                  onClick={() =>
                    setQuestion({
                      act: 'refunded',
                      id,
                      title: 'Il bonifico di rimborso è partito?',
                      text: `Confermi di aver restituito ${formatEuro(amountCents)}.`,
                      label: 'Conferma rimborso',
                    })
                  }
                >
                  Conferma rimborso
                </Button>
              ) : (
                !isDone && <span className="text-ink-soft">Lo esegue il sistema di pagamento, entro pochi minuti.</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={question !== null}
        title={question?.title ?? ''}
        confirmLabel={question?.label}
        onConfirm={confirm}
        onCancel={() => setQuestion(null)}
      >
        <p>{question?.text}</p>
        {question?.act === 'transfer' && (
          <TextField
            name="giorno"
            type="date"
            label="Giorno dell’accredito"
            description="Quello che dice la banca: gli incassi contano in quel giorno. Se non lo scrivi è oggi."
            className="mt-4"
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
        )}
        {question?.act === 'credit' && (
          <TextField
            name="reason"
            label="Motivo dello storno"
            description="Si legge nella nota di credito."
            isRequired
            error={lacksReason ? 'Scrivi perché la storni.' : undefined}
            className="mt-4"
            maxLength={150}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </ConfirmDialog>
    </section>
  )
}

function Paper({ memberId, invoice, kind }: { memberId: string; invoice: DeskInvoice; kind: 'pdf' | 'xml' }) {
  return (
    <a
      href={`/api/invoice/${memberId}/${invoice.id}/${kind}`}
      download
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      {kind.toUpperCase()}
      <VisuallyHidden> di {invoice.productName}</VisuallyHidden>
    </a>
  )
}
