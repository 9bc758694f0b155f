import { VisuallyHidden } from '#design/visually-hidden/visually-hidden.tsx'
import { formatEuro } from '#platform/pure/money.ts'
import { fullMonthlyCents, monthlyCents, payableCents } from '../rules.ts'

type Price = { installmentPlanNumber: number; totalCents: number; discountedCents: number | null }

/** UPG-006, UPG-009. The price of a month beside its discounted value, and what is paid in all. Always as tall. */
export function PlanPrice({ entry, priceList }: { entry: Price; priceList: readonly Price[] }) {
  const full = fullMonthlyCents(entry, priceList)
  return (
    <div className="min-h-22" aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        {full !== null && (
          <s className="text-ink-soft">
            <VisuallyHidden>Prima </VisuallyHidden>
            {formatEuro(full)}
          </s>
        )}
        <strong className="font-display text-title-l tabular-nums">{formatEuro(monthlyCents(entry, priceList))}</strong>
        <span className="text-ink-soft">al mese</span>
      </p>
      <p className="mt-1 text-sm">
        {entry.installmentPlanNumber > 1
          ? `${entry.installmentPlanNumber} rate, in tutto ${formatEuro(payableCents(entry))}`
          : `Un solo pagamento di ${formatEuro(payableCents(entry))}`}
      </p>
    </div>
  )
}
