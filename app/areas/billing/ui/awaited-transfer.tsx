import { Card } from '#design/card/card.tsx'
import { TransferDetails } from './transfer-details.tsx'

export type AwaitedOrder = { product: string; details: readonly { term: string; value: string }[] }

/** An order to be paid at the bank, for as long as it is not: a letter may be lost, and this is where one looks. */
export function AwaitedTransfer({ order }: { order: AwaitedOrder }) {
  return (
    <Card as="section" className="gap-4 p-6" aria-labelledby="bonifico-atteso">
      <h2 id="bonifico-atteso" className="font-display text-title-s">
        Il tuo ordine aspetta il bonifico
      </h2>
      <p>
        {order.product}: l’iscrizione parte quando vediamo l’accredito, di solito entro due giorni lavorativi. Riporta
        la causale così com’è.
      </p>
      <TransferDetails details={order.details} />
    </Card>
  )
}
