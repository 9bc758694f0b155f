import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { toast } from '#design/toast/toast.ts'
import { Conflict, NotFound, Unavailable } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { romeDayOf } from '#platform/pure/dates.ts'
import { isUuid } from '#platform/pure/uuid.ts'
import { awaitedPaymentOf, awaitedTransfersOf, openedPaymentOf } from '../context.server.ts'
import { listInvoices } from '../invoice-store.server.ts'
import { INVOICES_PATH } from '../paths-model.ts'
import { askAboutOpenPayment, closeOpenPayment, startPayment } from '../payment-commands.server.ts'
import { listInvoicePayments } from '../payment-store.server.ts'
import { creditLabel, isCredited, maySeeInvoices } from '../rules.ts'
import { AwaitedPayment, type PaymentInProgress } from '../ui/awaited-payment.tsx'
import { type AwaitedOrder, AwaitedTransfer } from '../ui/awaited-transfer.tsx'
import { InvoicesTable, type MemberInvoice } from '../ui/invoices-table.tsx'
import { OpenedPayment, type PaymentLeft } from '../ui/opened-payment.tsx'
import { toInvoiceWire } from '../wire.ts'
import type { Route } from './+types/invoices'

/** PAY-013. A list that cannot be read costs the list, not the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, log, now, club, outside } = parts
  const member = memberOf(context)
  const { type } = audienceOf(context)
  /** Back from the provider's page, perhaps before its notice: what it says is shown, and its silence costs nothing. */
  const tellOfLostNotices = async () => {
    if (!outside.payments) return
    await askAboutOpenPayment(db, outside.payments, member.id, parts).catch((error: unknown) =>
      log.warn({ err: error }, 'an open payment could not be reconciled'),
    )
  }
  const listRows = async (byTransfer: readonly string[]): Promise<MemberInvoice[]> => {
    const all = await listInvoices(db, member.id)
    const payments = await listInvoicePayments(
      db,
      all.flatMap(({ creditedId }) => creditedId ?? []),
    )
    return all.map((invoice) => ({
      ...toInvoiceWire(invoice),
      order: invoice.order,
      product: invoice.productName,
      credit: creditLabel(invoice, payments),
      isCredited: isCredited(invoice, all),
      isByTransfer: byTransfer.includes(invoice.id),
    }))
  }
  const maySee = maySeeInvoices(type)
  let invoices: MemberInvoice[] | null = []
  let awaited: AwaitedOrder | null = null
  let inProgress: PaymentInProgress | null = null
  let opened: PaymentLeft | null = null
  try {
    await tellOfLostNotices()
    inProgress = await awaitedPaymentOf(db, member.id)
    if (outside.payments) opened = await openedPaymentOf(db, member.id)
    const transfers = await awaitedTransfersOf(db, member, club)
    awaited = transfers.order
    if (maySee) invoices = await listRows(transfers.invoiceIds)
  } catch (error) {
    log.error({ err: error }, 'invoices could not be read')
    invoices = null
  }
  return {
    invoices,
    today: romeDayOf(now),
    awaited,
    inProgress,
    opened,
    hasOnlinePayment: outside.payments !== null,
    lateDays: club.sales.lateInstallmentDays,
    clubName: club.name,
  }
}

/** ACC-028. The payment that was left open is resumed on its own page, or cancelled. */
export async function action({ context, request }: Route.ActionArgs) {
  const parts = partsOf(context)
  const { db, outside } = parts
  const { id: memberId, clientCode } = memberOf(context)
  const form = await request.formData()
  const act = String(form.get('act') ?? '')
  if (!outside.payments || (act !== 'resume' && act !== 'cancel')) throw new NotFound()
  try {
    if (act === 'resume') {
      const opened = await openedPaymentOf(db, memberId)
      if (!opened) return redirect(INVOICES_PATH)
      const starting = { memberId, clientCode, invoiceId: opened.invoiceId, returnPath: () => INVOICES_PATH }
      return redirect((await startPayment(db, outside.payments, starting, parts)).url)
    }
    const paymentId = String(form.get('payment') ?? '')
    if (!isUuid(paymentId)) throw new NotFound()
    const state = await closeOpenPayment(db, outside.payments, { memberId, paymentId }, parts)
    if (state === 'succeeded') return { said: 'Il pagamento era già riuscito: non devi fare altro.' }
  } catch (error) {
    // The bank is looking at it, or nobody there answers: the payment stays as it was, and the page says so.
    if (error instanceof Conflict) return data({ said: error.message }, error.status)
    if (error instanceof Unavailable)
      return data({ said: 'Il sistema di pagamento non risponde e il pagamento resta aperto. Riprova tra poco.' }, 503)
    throw error
  }
  return redirect(form.get('back') === 'checkout' ? '/checkout' : INVOICES_PATH)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Fatture e pagamenti | ${loaderData?.clubName ?? 'Camice'}` },
]

export default function InvoicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { invoices, today, awaited, inProgress, opened, hasOnlinePayment, lateDays } = loaderData
  const hasFailed = invoices === null
  useEffect(() => {
    if (hasFailed) toast.danger('Si è verificato un errore con il servizio /invoice')
  }, [hasFailed])
  return (
    <>
      <h1 className="mb-6 text-title-l">Fatture e pagamenti</h1>
      {actionData?.said && (
        <p role="status" className="mb-6 rounded-field bg-primary-tint px-4 py-3">
          {actionData.said}
        </p>
      )}
      {inProgress && (
        <div className="mb-8">
          <AwaitedPayment payment={inProgress} />
        </div>
      )}
      {opened && (
        <div className="mb-8">
          <OpenedPayment payment={opened} />
        </div>
      )}
      {awaited && (
        <div className="mb-8">
          <AwaitedTransfer order={awaited} />
        </div>
      )}
      {hasFailed ? (
        <EmptyState icon="circle-alert" title="Le fatture non si sono aperte">
          Riprova tra poco: non è andato perso nulla.
        </EmptyState>
      ) : invoices.length > 0 ? (
        <InvoicesTable invoices={invoices} today={today} hasOnlinePayment={hasOnlinePayment} lateDays={lateDays} />
      ) : (
        <EmptyState
          icon="receipt"
          title="Al momento non sono presenti fatture e pagamenti effettuati"
          action={
            <ButtonLink to="/piani-premium" variant="ghost">
              Piani Premium
            </ButtonLink>
          }
        />
      )}
    </>
  )
}
