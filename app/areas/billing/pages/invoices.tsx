import { useEffect } from 'react'
import { audienceOf, memberOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { toast } from '#design/toast/toast.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { listInvoices } from '../invoice-store.server.ts'
import { askAboutOpenPayment } from '../payment-commands.server.ts'
import { maySeeInvoices } from '../rules.ts'
import { InvoicesTable } from '../ui/invoices-table.tsx'
import { type InvoiceWire, toInvoiceWire } from '../wire.ts'
import type { Route } from './+types/invoices'

/** PAY-013. A list that cannot be read costs the list, not the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const parts = partsOf(context)
  const { db, log, club, outside } = parts
  const member = memberOf(context)
  const { type } = audienceOf(context)
  /** Back from the provider's page, perhaps before its notice: what it says is shown, and its silence costs nothing. */
  const tellOfLostNotices = async () => {
    if (!outside.payments) return
    await askAboutOpenPayment(db, outside.payments, member.id, parts).catch((error: unknown) =>
      log.warn({ err: error }, 'an open payment could not be reconciled'),
    )
  }
  let invoices: InvoiceWire[] | null = []
  if (maySeeInvoices(type)) {
    try {
      await tellOfLostNotices()
      invoices = (await listInvoices(db, member.id)).map(toInvoiceWire)
    } catch (error) {
      log.error({ err: error }, 'invoices could not be read')
      invoices = null
    }
  }
  return { invoices, clubName: club.name }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Fatture e pagamenti | ${loaderData?.clubName ?? 'Camice'}` },
]

export default function InvoicesPage({ loaderData: { invoices } }: Route.ComponentProps) {
  const hasFailed = invoices === null
  useEffect(() => {
    if (hasFailed) toast.danger('Si è verificato un errore con il servizio /invoice')
  }, [hasFailed])
  return (
    <>
      <h1 className="mb-6 text-title-l">Fatture e pagamenti</h1>
      {invoices && invoices.length > 0 ? (
        <InvoicesTable invoices={invoices} />
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
