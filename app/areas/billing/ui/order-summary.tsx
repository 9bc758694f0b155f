import { FirstPayment } from '#areas/cart/ui/first-payment.tsx'
import { Card } from '#design/card/card.tsx'
import { formatEuro } from '#platform/pure/money.ts'

type Props = {
  lines: readonly { name: string; planName: string; cents: number }[]
  /** ACC-007. What the member pays back of the stamp duty, over every instalment that bears it. */
  stampCents: number
  /** Whether everything bears VAT. */
  isTaxed: boolean
  total: number
  firstCents: number
  installments: number
}

export function OrderSummary({ lines, stampCents, isTaxed, total, firstCents, installments }: Props) {
  return (
    <Card
      as="section"
      className="gap-4 p-6 lg:sticky lg:top-18 lg:col-start-2 lg:row-start-1"
      aria-labelledby="riepilogo"
    >
      <h2 id="riepilogo" className="font-display text-title-s">
        Riepilogo
      </h2>
      <ul className="grid gap-3">
        {lines.map(({ name, planName, cents }) => (
          <li key={name} className="flex justify-between gap-4">
            <span>
              {name}
              <span className="block text-ink-soft text-sm">{planName}</span>
            </span>
            <span className="tabular-nums">{formatEuro(cents)}</span>
          </li>
        ))}
        {stampCents > 0 && (
          <li className="flex justify-between gap-4">
            <span>Rimborso imposta di bollo</span>
            <span className="tabular-nums">{formatEuro(stampCents)}</span>
          </li>
        )}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-line border-t pt-4">
        <span>{isTaxed ? 'Totale, IVA inclusa' : 'Totale'}</span>
        <strong className="font-display text-title-s tabular-nums">{formatEuro(total)}</strong>
      </p>
      <FirstPayment cents={firstCents} installments={installments} />
    </Card>
  )
}
