import { cx } from '#design/cx.ts'
import { formatDateIt } from '#platform/pure/dates.ts'
import { pointsWord } from '../rules.ts'
import type { TransactionWire } from '../wire.ts'

/** LOY-005, LOY-022, LOY-025. What moved the points of a member: why, when, how many. */
export function Transactions({ transactions }: { transactions: readonly TransactionWire[] }) {
  if (transactions.length === 0) return <p className="text-ink-soft">Non hai ancora attività.</p>
  return (
    <ul className="divide-y divide-line">
      {transactions.map(({ description, timestamp, amount }) => (
        <li key={`${timestamp} ${description} ${amount}`} className="flex items-baseline justify-between gap-4 py-2.5">
          <span className="min-w-0">
            <span className="block">{description}</span>
            <span className="text-ink-soft text-sm tabular-nums">{formatDateIt(new Date(timestamp))}</span>
          </span>
          <span className={cx('shrink-0 font-strong tabular-nums', amount > 0 ? 'text-success' : 'text-ink')}>
            {amount > 0 ? '+' : '−'}
            {Math.abs(amount).toLocaleString('it-IT')} {pointsWord(Math.abs(amount))}
          </span>
        </li>
      ))}
    </ul>
  )
}
