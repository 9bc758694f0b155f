import { Card } from '#design/card/card.tsx'
import { Link } from '#design/link/link.tsx'
import { formatEuro } from '#platform/pure/money.ts'

export type PaymentInProgress = { product: string; amountCents: number; outcomePath: string }

/** An order whose payment is at the bank: who looks for it finds it here, and does not pay again. */
export function AwaitedPayment({ payment }: { payment: PaymentInProgress }) {
  return (
    <Card as="section" className="gap-4 p-6" aria-labelledby="pagamento-atteso">
      <h2 id="pagamento-atteso" className="font-display text-title-s">
        Il tuo pagamento è in elaborazione
      </h2>
      <p>
        {payment.product}, {formatEuro(payment.amountCents)}: la banca lo sta verificando. Non serve ripeterlo, ti
        scriviamo appena è concluso.
      </p>
      <Link to={payment.outcomePath}>Vedi a che punto è</Link>
    </Card>
  )
}
