import { memberOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Band } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { getInvoice } from '../invoice-store.server.ts'
import { getOrder } from '../order-store.server.ts'
import { INVOICES_PATH } from '../paths-model.ts'
import { describeInvoice, orderName, transferDetails, transferStage } from '../rules.ts'
import { TransferDetails } from '../ui/transfer-details.tsx'
import type { Route } from './+types/bank-transfer'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const member = memberOf(context)
  if (!ID.test(params.invoiceId)) throw new NotFound()
  const invoice = await getInvoice(db, member.id, params.invoiceId)
  if (invoice.kind === 'credit-note') throw new NotFound()
  const order = await getOrder(db, invoice.orderId)
  const stage = transferStage(invoice, order)
  const isAwaited = stage === 'order' || stage === 'installment'
  return {
    clubName: club.name,
    stage,
    product: describeInvoice(invoice),
    order: orderName(order),
    // Nobody is told where to send money that is not due.
    details: isAwaited ? transferDetails(club, member.clientCode, invoice) : null,
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Bonifico | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

const WORDS: Record<Route.ComponentProps['loaderData']['stage'], { title: string; text: string }> = {
  order: {
    title: 'Completa con un bonifico',
    text: 'L’ordine è registrato e ti abbiamo scritto questi dati per e-mail. Riporta la causale: l’iscrizione parte quando vediamo l’accredito, di solito entro due giorni lavorativi.',
  },
  installment: {
    title: 'Paga con un bonifico',
    text: 'Riporta la causale: la rata risulta pagata quando vediamo l’accredito, di solito entro due giorni lavorativi.',
  },
  paid: { title: 'Pagamento ricevuto', text: 'Non devi fare altro: la fattura è nella tua area personale.' },
  processing: { title: 'Pagamento in elaborazione', text: 'C’è già un pagamento in corso: non serve ripeterlo.' },
  cancelled: { title: 'Ordine annullato', text: 'Questo ordine è annullato: non c’è nulla da pagare.' },
}

export default function BankTransferPage({ loaderData: { stage, product, order, details } }: Route.ComponentProps) {
  const { title, text } = WORDS[stage]
  return (
    <Band ground="tint">
      <div className="mx-auto grid max-w-2xl justify-items-start gap-4 rounded-card bg-paper p-6 shadow-card sm:p-8">
        <h1 className="text-title-l">{title}</h1>
        <p className="font-strong">{product}</p>
        <p className="text-ink-soft">Ordine {order}</p>
        <p className="text-ink-soft text-lg">{text}</p>
        {details && (
          <div className="w-full">
            <TransferDetails details={details} />
          </div>
        )}
        {stage === 'order' && (
          <p className="text-ink-soft">
            Ritrovi questi dati nel tuo profilo, in “Fatture e pagamenti”, finché non paghi.
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to={INVOICES_PATH}>Fatture e pagamenti</ButtonLink>
          <ButtonLink to="/" variant="ghost">
            Torna alla home
          </ButtonLink>
        </div>
      </div>
    </Band>
  )
}
