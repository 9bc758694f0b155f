import { memberOf } from '#areas/audience/context.server.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { Band } from '#design/layout/layout.tsx'
import { NotFound } from '#platform/errors.ts'
import { partsOf } from '#platform/http/page-parts.server.ts'
import { formatEuro } from '#platform/pure/money.ts'
import { getInvoice } from '../invoice-store.server.ts'
import { spacedIban } from '../letters-copy.ts'
import { transferReason } from '../rules.ts'
import type { Route } from './+types/bank-transfer'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, club } = partsOf(context)
  const member = memberOf(context)
  if (!ID.test(params.invoiceId)) throw new NotFound()
  const invoice = await getInvoice(db, member.id, params.invoiceId)
  return {
    clubName: club.name,
    owner: club.legalName,
    iban: spacedIban(club.sales.iban),
    cents: invoice.amountCents,
    reason: transferReason(member.clientCode, invoice.id),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Bonifico | ${loaderData?.clubName ?? 'Camice'}` },
  { name: 'robots', content: 'noindex' },
]

export default function BankTransferPage({ loaderData }: Route.ComponentProps) {
  const { owner, cents, reason, iban } = loaderData
  const rows = [
    ['Intestatario', owner],
    ['IBAN', iban],
    ['Importo', formatEuro(cents)],
    ['Causale', reason],
  ]
  return (
    <Band ground="tint">
      <div className="mx-auto max-w-2xl rounded-card bg-paper p-7 shadow-card">
        <h1 className="text-title-l">Completa con un bonifico</h1>
        <p className="mt-3 text-ink-soft text-lg">
          L’ordine è registrato e ti abbiamo scritto questi dati per e-mail. Riporta la causale: l’iscrizione parte
          quando vediamo l’accredito, di solito entro due giorni lavorativi.
        </p>
        <dl className="mt-6 grid gap-3">
          {rows.map(([term, value]) => (
            <div key={term} className="flex justify-between gap-4 border-line border-b pb-3">
              <dt className="text-ink-soft">{term}</dt>
              <dd className="font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="/" className="mt-6">
          Torna alla home
        </ButtonLink>
      </div>
    </Band>
  )
}
