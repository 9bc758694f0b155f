import { formatEuro } from '#platform/pure/money.ts'

/** What leaves the account today, of what is paid in instalments: the total alone would frighten. */
export function FirstPayment({ cents, installments }: { cents: number; installments: number }) {
  if (installments < 2) return null
  return (
    <p className="rounded-field bg-primary-tint px-4 py-3">
      Oggi paghi <strong className="tabular-nums">{formatEuro(cents)}</strong>, la prima di {installments} rate. Le
      altre scadono una al mese.
    </p>
  )
}
